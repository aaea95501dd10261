import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { type MundoDeListas, mundoDeListas } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let mundo: MundoDeListas;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  mundo = mundoDeListas(admin);
});
afterAll(() => prueba.cerrar());

it('GAP-18 CLA-02 what a list makes is counted in that of the company where the unidad of «Sin clasificar» is out of use', async () => {
  const unidad = (await admin.post('/api/tablas-generales/unidades', { codigo: 'MT', nombre: 'Metro', decimales: 2 }))
    .cuerpo;
  const ruta = `/api/articulos/subfamilias/${INICIALES.subfamilia}`;
  expect((await admin.patch(ruta, { version: 1, unidadOmisionId: unidad.id })).status).toBe(200);
  const baja = { version: unidad.version, activa: false };
  expect((await admin.patch(`/api/tablas-generales/unidades/${unidad.id}`, baja)).status).toBe(200);
  const id = await mundo.comparada('Código;Detalle;Precio\nUN-1;Cable;10\n', await mundo.proveedor());
  await mundo.decidir(id, 'marcar', { marca: 'incluir', cuales: { filtro: {} } });
  expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', crear: 1, fallo: null });
  const { filas } = (await admin.get('/api/articulos?buscar=UN-1&estado=BORRADOR')).cuerpo;
  expect(filas).toMatchObject([{ codigo: 'UN-1', unidad: 'U' }]);
});
