import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { AJUSTES, ajustar, costoDe, preparar, saldoDe } from '#stock/ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const aplicar = ({ id }: { id: string }, clave?: string) =>
  admin.post(`${AJUSTES}/${id}/aplicar`, { version: 1 }, clave === undefined ? {} : { clave });
const movimientosDe = async (id: string): Promise<number> =>
  (await prueba.db.selectFrom('movimiento_stock').select('id').where('documento_id', '=', id).execute()).length;

it('INV-06 of many losses of 1 at once over what there is, none goes below zero', async () => {
  const articuloId = await sembrarArticulo(prueba.db);
  await ajustar(admin, { renglones: [{ articuloId, cantidad: '4' }] });
  const perdidas = [];
  for (let i = 0; i < 8; i += 1) perdidas.push(await preparar(admin, { renglones: [{ articuloId, cantidad: '-1' }] }));

  const estados = (await Promise.all(perdidas.map((perdida) => aplicar(perdida)))).map(({ status }) => status);
  expect(estados.sort()).toEqual([200, 200, 200, 200, 409, 409, 409, 409]);
  expect(await saldoDe(prueba.db, articuloId)).toEqual([0, 0]);
});

it('INV-11 the same key at the same time moves the stock once and answers the same', async () => {
  const articuloId = await sembrarArticulo(prueba.db);
  const ajuste = await preparar(admin, { renglones: [{ articuloId, cantidad: '4' }] });
  const respuestas = await Promise.all(Array.from({ length: 6 }, () => aplicar(ajuste, 'misma-clave-de-ajuste')));
  expect(respuestas.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(new Set(respuestas.map(({ texto }) => texto)).size).toBe(1);
  expect(await saldoDe(prueba.db, articuloId)).toEqual([4, 0]);
  expect(await movimientosDe(ajuste.id)).toBe(1);

  const otro = await admin.post(`${AJUSTES}/${ajuste.id}/aplicar`, { version: 2 }, { clave: 'misma-clave-de-ajuste' });
  expect(otro).toMatchObject({ status: 409, cuerpo: { code: 'comun.clave_reusada' } });
});

it('INV-73 two people applying the same draft: one wins, the other hears it was changed', async () => {
  const articuloId = await sembrarArticulo(prueba.db);
  const ajuste = await preparar(admin, { renglones: [{ articuloId, cantidad: '4' }] });
  const respuestas = await Promise.all([aplicar(ajuste), aplicar(ajuste), aplicar(ajuste)]);
  expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(respuestas.filter(({ status }) => status === 409).map(({ cuerpo }) => cuerpo.code)).toEqual([
    'comun.version_vieja',
    'comun.version_vieja',
  ]);
  expect(await saldoDe(prueba.db, articuloId)).toEqual([4, 0]);
});

it('INV-07 two reversals of one adjustment at once leave one opposite movement', async () => {
  const articuloId = await sembrarArticulo(prueba.db);
  const { id } = await ajustar(admin, { renglones: [{ articuloId, cantidad: '4' }] });
  const revertir = () => admin.post(`${AJUSTES}/${id}/revertir`, { version: 2 });
  const estados = (await Promise.all([revertir(), revertir()])).map(({ status }) => status);
  expect(estados.sort()).toEqual([200, 409]);
  expect(await saldoDe(prueba.db, articuloId)).toEqual([0, 0]);
  expect(await movimientosDe(id)).toBe(2);
});

it('INV-14 crossing adjustments of the same artículos, first seen by all of them, wait for each other and never deadlock', async () => {
  const articulos = await Promise.all(Array.from({ length: 6 }, () => sembrarArticulo(prueba.db)));
  const { depositoId: rosario } = await sembrarSucursal(prueba.db, 'Rosario');
  const borradores = [];
  for (let i = 0; i < 12; i += 1) {
    // Each in another order and half of them elsewhere: what would deadlock without one order of locks.
    const enOrden = articulos.map((_, n) => articulos[(n * 5 + i) % articulos.length] ?? '');
    const renglones = enOrden.map((articuloId) => ({ articuloId, cantidad: '1', costo: String(i + 1) }));
    borradores.push(await preparar(admin, i % 2 === 0 ? { renglones } : { renglones, depositoId: rosario }));
  }
  const respuestas = await Promise.all(borradores.map((borrador) => aplicar(borrador)));
  expect(respuestas.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  for (const articuloId of articulos) {
    expect(await saldoDe(prueba.db, articuloId)).toEqual([6, 0]);
    expect(await saldoDe(prueba.db, articuloId, rosario)).toEqual([6, 0]);
    expect(await costoDe(prueba.db, articuloId)).toEqual([12, 78, 6.5]);
  }
});
