import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
let secreto: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'Ana' });
  secreto = await proveedor('Secreto SA');
});
afterAll(() => prueba.cerrar());

async function proveedor(razonSocial: string): Promise<string> {
  return (await persona.post('/api/articulos/proveedores', { razonSocial, condicionIva: 8 })).cuerpo.id;
}

it('INV-61 the search finds by a code of a proveedor, and says whose it is only to who may see who sells', async () => {
  const id = await sembrarArticulo(prueba.db, { codigo: 'QUIEN-1' });
  await persona.post(`/api/articulos/${id}/proveedores`, { proveedorId: secreto, codigo: 'SEC-77' });
  const buscar = async (quien: Cliente) => (await quien.get('/api/articulos/buscar?texto=SEC-77')).cuerpo.filas;
  const vende = await prueba.cliente({ permisos: ['articulo.ver'] });
  const hallado = { id, motivo: 'PROVEEDOR', coincidencia: 'SEC-77' };
  expect(await buscar(persona)).toMatchObject([{ ...hallado, proveedor: 'Secreto SA' }]);
  expect(await buscar(vende)).toMatchObject([{ ...hallado, proveedor: null }]);
});
