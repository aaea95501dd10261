import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
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

const marca = async (nombre: string): Promise<{ readonly id: string; readonly version: number }> =>
  (await admin.post('/api/tablas-generales/marcas', { nombre })).cuerpo;

it('GAP-18 an artículo that a list creates is of the marca it says, by its name, unless a rule says another one', async () => {
  const [, bosch, vieja] = [await marca('Valeo'), await marca('Bosch'), await marca('Vieja')];
  const baja = { version: vieja.version, activa: false };
  expect(await admin.patch(`/api/tablas-generales/marcas/${vieja.id}`, baja)).toMatchObject({ status: 200 });
  const proveedorId = await mundo.proveedor();
  const filas = ['VALEO', 'Robert B.', 'Nadie', 'Vieja', ''].map((una, i) => `MC-${i};Repuesto ${i};${una};10`);
  const reglas = { marcas: [{ texto: 'Robert B.', marcaId: bosch.id, descuentos: null, omitir: false }] };
  const id = await mundo.comparada(`Código;Detalle;Marca;Precio\n${filas.join('\n')}\n`, proveedorId, reglas);
  await mundo.decidir(id, 'marcar', { marca: 'incluir', cuales: { filtro: {} } });
  expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', crear: 5, fallo: null });
  const { filas: creados } = (await admin.get('/api/articulos?buscar=MC&estado=BORRADOR&orden=codigo')).cuerpo;
  expect(creados.map((uno: { codigo: string; marca: unknown }) => [uno.codigo, uno.marca])).toMatchObject([
    ['MC-0', 'Valeo'],
    ['MC-1', 'Bosch'],
    ['MC-2', null],
    ['MC-3', null],
    ['MC-4', null],
  ]);
  expect(await mundo.hacer(id, 'revertir')).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 0 });
});
