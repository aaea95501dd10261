import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import { AJUSTES, ajustar, saldoDe } from '#stock/ayudas-de-prueba.ts';
import * as stock from '#stock/index.ts';

let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const depositoId = INICIALES.deposito;

const reservar = (articuloId: string, cantidad: string, documentoId = uuidv7()) =>
  prueba.db.transaction().execute(async (tx) => {
    await stock.bloquearSaldos(tx, [{ articuloId, depositoId }]);
    const documento = { tipo: 'NOTA' as const, id: documentoId, linea: uuidv7() };
    await stock.reservar(tx, [{ articuloId, depositoId, decimales: 0, cantidad, documento }]);
    return documentoId;
  });

it('INV-13 of many requests of 1 at once over what is free, exactly as many as there are succeed', async () => {
  const articuloId = await sembrarArticulo(prueba.db);
  await ajustar(admin, { renglones: [{ articuloId, cantidad: '5' }] });
  await reservar(articuloId, '1');

  const pedidos = await Promise.allSettled(Array.from({ length: 9 }, () => reservar(articuloId, '1')));
  const fallidos = pedidos.filter((p) => p.status === 'rejected').map((p) => p.reason);
  expect(fallidos).toHaveLength(5);
  for (const fallo of fallidos) {
    expect(fallo.error).toEqual({
      code: 'stock.sin_disponible',
      data: { faltantes: [{ articuloId, depositoId, pedido: '1', disponible: '0' }] },
    });
  }
  expect(await saldoDe(prueba.db, articuloId)).toEqual([5, 5]);
});

it('INV-24 INV-14 closing a part splits the row, and both sums follow', async () => {
  const articuloId = await sembrarArticulo(prueba.db);
  await ajustar(admin, { renglones: [{ articuloId, cantidad: '10' }] });
  const documentoId = await reservar(articuloId, '7');
  const cerrar = (...partes: readonly (readonly [string, 'CONSUMIDA' | 'LIBERADA'])[]) =>
    prueba.db.transaction().execute(async (tx) => {
      await stock.bloquearSaldos(tx, [{ articuloId, depositoId }]);
      const reservas = await stock.reservasActivas(tx, documentoId);
      const reservaId = reservas[0]?.id ?? '';
      const cierres = partes.map(([cantidad, como]) => ({ reservaId, cantidad, como }));
      await stock.cerrarReservas(tx, { reservas, cierres });
    });

  await cerrar(['2', 'CONSUMIDA']);
  expect(await saldoDe(prueba.db, articuloId)).toEqual([10, 5]);
  await cerrar(['1', 'CONSUMIDA'], ['1', 'LIBERADA']);
  expect(await saldoDe(prueba.db, articuloId)).toEqual([10, 3]);
  await cerrar(['3', 'CONSUMIDA']);
  expect(await saldoDe(prueba.db, articuloId)).toEqual([10, 0]);

  const filas = await prueba.db
    .selectFrom('reserva')
    .select(['id', 'estado', 'cantidad', 'parte_de', 'creada_en', 'cerrada_en'])
    .where('documento_id', '=', documentoId)
    .orderBy('id')
    .execute();
  expect(filas.map(({ estado, cantidad }) => [estado, Number(cantidad)])).toEqual([
    ['CONSUMIDA', 3],
    ['CONSUMIDA', 2],
    ['CONSUMIDA', 1],
    ['LIBERADA', 1],
  ]);
  expect(filas.slice(1).every(({ parte_de }) => parte_de === filas[0]?.id)).toBe(true);
  expect(new Set(filas.map(({ creada_en }) => creada_en.slice(0, 23))).size).toBe(1);
  expect(filas.every(({ cerrada_en }) => cerrada_en !== null)).toBe(true);
});

it('INV-12 a loss may leave more reserved than there is, and then nothing more can be reserved', async () => {
  const articuloId = await sembrarArticulo(prueba.db);
  await ajustar(admin, { renglones: [{ articuloId, cantidad: '5' }] });
  await reservar(articuloId, '4');
  await ajustar(admin, { renglones: [{ articuloId, cantidad: '-3' }] });
  expect(await saldoDe(prueba.db, articuloId)).toEqual([2, 4]);
  await expect(reservar(articuloId, '1')).rejects.toMatchObject({
    error: { data: { faltantes: [{ disponible: '-2' }] } },
  });

  const { cuerpo } = await admin.get('/api/stock/centralizado?vista=negativos');
  expect(cuerpo.filas.map((f: { articuloId: string }) => f.articuloId)).toEqual([articuloId]);
  expect(cuerpo.filas[0].total).toEqual({ fisico: '2', reservado: '4', disponible: '-2', enTransito: '0' });
});

it('a reserva that is not there or not active any more is our bug, not a silent success', async () => {
  const articuloId = await sembrarArticulo(prueba.db);
  await ajustar(admin, { renglones: [{ articuloId, cantidad: '5' }] });
  const documentoId = await reservar(articuloId, '2');
  const reservas = await stock.reservasActivas(prueba.db, documentoId);
  const cerrar = (reservaId: string) =>
    prueba.db
      .transaction()
      .execute((tx) =>
        stock.cerrarReservas(tx, { reservas, cierres: [{ reservaId, cantidad: '2', como: 'LIBERADA' }] }),
      );

  await expect(cerrar(uuidv7())).rejects.toThrow('is active');
  await cerrar(reservas[0]?.id ?? '');
  await expect(cerrar(reservas[0]?.id ?? '')).rejects.toThrow('is active');
  expect(await saldoDe(prueba.db, articuloId)).toEqual([5, 0]);
});

it('tells what can be promised in each depósito that sells', async () => {
  const articuloId = await sembrarArticulo(prueba.db);
  await ajustar(admin, { renglones: [{ articuloId, cantidad: '5' }] });
  await reservar(articuloId, '2');
  expect(await stock.disponibles(prueba.db, [articuloId])).toEqual([
    { articuloId, depositoId, sucursalId: INICIALES.sucursal, fisico: '5', reservado: '2', disponible: '3' },
  ]);
});

it('INV-12 AJU-11 a count put right takes what is reserved too, as the count could, and the notas wait', async () => {
  const articuloId = await sembrarArticulo(prueba.db);
  const { id, version } = await ajustar(admin, { renglones: [{ articuloId, cantidad: '5' }] });
  await reservar(articuloId, '3');
  await ajustar(admin, { renglones: [{ articuloId, cantidad: '1' }] });
  const { status, texto } = await admin.post(`${AJUSTES}/${id}/revertir`, { version });
  expect(status, texto).toBe(200);
  expect(await saldoDe(prueba.db, articuloId)).toEqual([1, 3]);
});
