import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { type MundoDeListas, mundoDeListas } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let mundo: MundoDeListas;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente({ nombre: 'Ana' });
  mundo = mundoDeListas(admin);
});
afterAll(() => prueba.cerrar());

describe('GAP-18 how the list of a proveedor is read is kept with it', () => {
  it('INV-71 and nowhere else: it makes no profile, and says nothing to who may not see costs', async () => {
    const proveedorId = await mundo.proveedor();
    const { id } = (await mundo.subir('Código;Precio\nA-1;10,50\n', proveedorId)).cuerpo;
    const guardar = (quien: Cliente) =>
      quien.post('/api/importaciones/perfiles', { importacionId: id, nombre: 'La de siempre' });
    expect(await guardar(admin)).toMatchObject({
      status: 409,
      cuerpo: { code: 'importaciones.perfil_de_lista', title: expect.stringContaining('al aplicarla se recuerda') },
    });
    const sinCosto = await prueba.cliente({ permisos: ['importacion.hacer'] });
    expect(await guardar(sinCosto)).toMatchObject({ status: 403, cuerpo: { code: 'comun.sin_permiso' } });
    expect((await admin.get('/api/importaciones/perfiles')).cuerpo.filas).toEqual([]);
  });
});
