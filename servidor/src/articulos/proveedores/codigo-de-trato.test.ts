import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

it('INV-02 the code that a proveedor gives is taken away with what it asks, and not among those of the artículo', async () => {
  const id = await sembrarArticulo(prueba.db, { codigo: 'DE-OTRO-1' });
  const { cuerpo: mann } = await persona.post('/api/articulos/proveedores', { razonSocial: 'Mann', condicionIva: 8 });
  const tratos = `/api/articulos/${id}/proveedores`;
  await persona.post(tratos, { proveedorId: mann.id, codigo: 'W 712/73' });
  const { version, codigos } = (await persona.get(`/api/articulos/${id}`)).cuerpo;
  const url = `/api/articulos/${id}/codigos/${codigos[0].id}`;
  const edita = await prueba.cliente({ permisos: ['articulo.ver', 'articulo.editar'] });
  for (const quien of [edita, persona]) {
    expect(await quien.delete(url, { version })).toMatchObject({
      status: 409,
      cuerpo: {
        code: 'articulos.codigo_de_proveedor',
        title: '«W 712/73» es el código que le da un proveedor. Se cambia o se quita en los proveedores del artículo.',
      },
    });
  }
  expect((await persona.get(tratos)).cuerpo.filas).toMatchObject([{ codigo: 'W 712/73', version: 1 }]);
  await persona.patch(`${tratos}/${mann.id}`, { version: 1, codigo: '' });
  expect((await persona.get(`/api/articulos/${id}`)).cuerpo.codigos).toEqual([]);
});
