import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { AJUSTES, ajustar, costoDe, preparar, saldoDe } from '#stock/ayudas-de-prueba.ts';
import * as stock from '#stock/index.ts';

let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

describe('what the database itself refuses', () => {
  it('INV-07 no row of the ledger changes or goes, whoever asks', async () => {
    const articuloId = await sembrarArticulo(prueba.db);
    await ajustar(admin, { renglones: [{ articuloId, cantidad: '3', costo: '10' }] });
    for (const tabla of ['movimiento_stock', 'asiento_stock', 'diferencia_de_valor']) {
      for (const orden of [sql`delete from ${sql.ref(tabla)}`, sql`truncate ${sql.ref(tabla)} cascade`]) {
        await expect(orden.execute(prueba.db)).rejects.toThrow('only takes new rows');
      }
    }
    await expect(sql`update asiento_stock set cantidad = cantidad + 1`.execute(prueba.db)).rejects.toThrow(
      'only takes',
    );
    await expect(sql`update movimiento_stock set nota = 'otra'`.execute(prueba.db)).rejects.toThrow('only takes');
    await expect(sql`delete from reserva`.execute(prueba.db)).rejects.toThrow('never deleted');
    await expect(sql`delete from ajuste`.execute(prueba.db)).rejects.toThrow('never deleted');
  });

  it('INV-06 no balance goes below zero where the artículo does not permit it', async () => {
    const [normal, libre] = [
      await sembrarArticulo(prueba.db),
      await sembrarArticulo(prueba.db, { permiteNegativo: true }),
    ];
    await ajustar(admin, {
      renglones: [
        { articuloId: normal, cantidad: '1' },
        { articuloId: libre, cantidad: '1' },
      ],
    });
    const bajar = (id: string) => sql`update saldo_stock set fisico = -1 where articulo_id = ${id}`.execute(prueba.db);
    await expect(bajar(normal)).rejects.toThrow('fisico_no_negativo');
    await bajar(libre);
    await expect(
      sql`update articulo set permite_negativo = false where id = ${libre}`.execute(prueba.db),
      'an artículo in negative cannot stop permitting it',
    ).rejects.toThrow('fisico_no_negativo');
  });

  it('INV-12 nothing is reserved below zero', async () => {
    const articuloId = await sembrarArticulo(prueba.db);
    await ajustar(admin, { renglones: [{ articuloId, cantidad: '1' }] });
    const bajar = sql`update saldo_stock set reservado = -1 where articulo_id = ${articuloId}`;
    await expect(bajar.execute(prueba.db)).rejects.toThrow('saldo_stock_reservado_check');
  });

  it('INV-15 asientos that do not balance per artículo, in quantity or in value, are not written', async () => {
    const articuloId = await sembrarArticulo(prueba.db);
    await ajustar(admin, { renglones: [{ articuloId, cantidad: '1' }] });
    const { id } = await prueba.db
      .selectFrom('movimiento_stock')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const virtual = (await stock.depositosVirtuales(prueba.db)).get('AJUSTE');
    const asentar = (filas: readonly (readonly [string | undefined, number, number])[]) =>
      sql`insert into asiento_stock (movimiento_id, articulo_id, deposito_id, decimales, cantidad, valor)
          select * from unnest(${filas.map(() => id)}::bigint[], ${filas.map(() => articuloId)}::uuid[],
            ${filas.map(([lugar]) => lugar)}::uuid[], ${filas.map(() => 0)}::smallint[],
            ${filas.map(([, cantidad]) => cantidad)}::numeric[], ${filas.map(([, , valor]) => valor)}::numeric[])
      `.execute(prueba.db);
    await expect(asentar([[virtual, -1, -5]])).rejects.toThrow('do not balance');
    await expect(
      asentar([
        [virtual, -1, -5],
        [INICIALES.deposito, 2, 5],
      ]),
    ).rejects.toThrow('do not balance');
    await expect(
      asentar([
        [virtual, -1, -5],
        [INICIALES.deposito, 1, 4],
      ]),
    ).rejects.toThrow('do not balance');
    await expect(
      asentar([
        [virtual, -0.5, 0],
        [INICIALES.deposito, 0.5, 0],
      ]),
    ).rejects.toThrow('asiento_stock_check');
  });
});

describe('INV-18 dates', () => {
  it('go back inside the open period and never past it, nor after now', async () => {
    const articuloId = await sembrarArticulo(prueba.db);
    await prueba.db.insertInto('periodo').values({ hasta: '2024-12-31' }).execute();
    const con = (fechaEfectiva: string) =>
      preparar(admin, { fechaEfectiva, renglones: [{ articuloId, cantidad: '1' }] });
    const aplicar = ({ id, version }: { id: string; version: number }) =>
      admin.post(`${AJUSTES}/${id}/aplicar`, { version });

    expect(await aplicar(await con('2025-01-01'))).toMatchObject({
      status: 200,
      cuerpo: { fechaEfectiva: '2025-01-01T03:00:00.000Z' },
    });
    expect(await aplicar(await con('2024-12-31'))).toMatchObject({
      status: 409,
      cuerpo: { code: 'stock.periodo_cerrado' },
    });
    expect(await aplicar(await con('2025-01-01T02:59:59.999Z'))).toMatchObject({ status: 409 });
    expect(await saldoDe(prueba.db, articuloId)).toEqual([1, 0]);
    await expect(
      sql`insert into movimiento_stock (tipo, fecha_efectiva, documento_tipo, documento_id, documento_texto, clave_idempotencia, usuario_id)
          select 'AJUSTE', now() + interval '1 day', 'AJUSTE', ${uuidv7()}::uuid, 'x', 'futuro', ${admin.usuarioId}::uuid`.execute(
        prueba.db,
      ),
    ).rejects.toThrow('movimiento_stock_check');
  });

  it('a clock of the server ahead of the database never dates a movement after its own record', async () => {
    const articuloId = await sembrarArticulo(prueba.db);
    prueba.reloj.ahora = new Date(Date.now() + 3_600_000);
    await ajustar(admin, { renglones: [{ articuloId, cantidad: '1' }] });
    prueba.reloj.ahora = undefined;
    const fila = await prueba.db
      .selectFrom('movimiento_stock')
      .select(['fecha_efectiva', 'registrado_en'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(Date.parse(fila.fecha_efectiva)).toBeLessThanOrEqual(Date.parse(fila.registrado_en));
  });
});

describe('the door', () => {
  const documento = () => ({ tipo: 'NOTA', id: uuidv7(), texto: 'NP 1' });

  it('INV-11 the same cause is on the books once, even past the idempotency key', async () => {
    const articuloId = await sembrarArticulo(prueba.db);
    const [cliente] = [(await stock.depositosVirtuales(prueba.db)).get('CLIENTE') ?? ''];
    const asentar = () =>
      prueba.db.transaction().execute(async (tx) => {
        await stock.bloquearSaldos(tx, [{ articuloId, depositoId: INICIALES.deposito }]);
        return stock.asentar(tx, {
          tipo: 'DEV_CLIENTE',
          fechaEfectiva: new Date(),
          documento: documento(),
          clave: 'devolucion:1',
          usuarioId: admin.usuarioId,
          traspasos: [
            { articuloId, decimales: 0, desde: cliente, hacia: INICIALES.deposito, cantidad: '1', valor: '7.5' },
          ],
        });
      });
    await asentar();
    await expect(asentar()).rejects.toMatchObject({ error: { code: 'stock.movimiento_repetido' } });
    expect(await saldoDe(prueba.db, articuloId)).toEqual([1, 0]);
    expect(await costoDe(prueba.db, articuloId)).toEqual([1, 7.5, 7.5]);
  });

  it('INV-38 moving between depósitos changes neither the quantity of the company nor its value', async () => {
    const articuloId = await sembrarArticulo(prueba.db);
    const { depositoId } = await sembrarSucursal(prueba.db, 'Rosario');
    await ajustar(admin, { renglones: [{ articuloId, cantidad: '3', costo: '10' }] });
    const { valorPorLinea } = await prueba.db.transaction().execute(async (tx) => {
      await stock.bloquearSaldos(
        tx,
        [INICIALES.deposito, depositoId].map((id) => ({ articuloId, depositoId: id })),
      );
      const linea = uuidv7();
      return stock.asentar(tx, {
        tipo: 'OM_DESPACHO',
        fechaEfectiva: new Date(),
        documento: documento(),
        clave: 'om:1',
        usuarioId: admin.usuarioId,
        traspasos: [{ articuloId, decimales: 0, desde: INICIALES.deposito, hacia: depositoId, cantidad: '2', linea }],
      });
    });
    expect([...valorPorLinea.values()]).toEqual(['20']);
    expect([await saldoDe(prueba.db, articuloId), await saldoDe(prueba.db, articuloId, depositoId)]).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect(await costoDe(prueba.db, articuloId)).toEqual([3, 30, 10]);
  });

  it('loads many movements at once, each artículo in the order given', async () => {
    const articulos = await Promise.all([sembrarArticulo(prueba.db), sembrarArticulo(prueba.db)]);
    const virtuales = await stock.depositosVirtuales(prueba.db);
    const mover = (articuloId: string, n: number, sale: boolean) => ({
      tipo: sale ? ('VENTA' as const) : ('INICIAL' as const),
      fechaEfectiva: new Date('2026-01-01'),
      documento: documento(),
      clave: `lote:${articuloId}:${n}`,
      usuarioId: admin.usuarioId,
      traspasos: [
        sale
          ? {
              articuloId,
              decimales: 0,
              desde: INICIALES.deposito,
              hacia: virtuales.get('CLIENTE') ?? '',
              cantidad: '1',
            }
          : {
              articuloId,
              decimales: 0,
              desde: virtuales.get('INICIAL') ?? '',
              hacia: INICIALES.deposito,
              cantidad: '4',
              costo: '5',
            },
      ],
    });
    const lote = articulos.flatMap((id) => [mover(id, 0, false), mover(id, 1, true), mover(id, 2, true)]);
    const ids = await prueba.db.transaction().execute((tx) => stock.cargarMovimientos(tx, lote));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(new Set(ids).size).toBe(6);
    for (const articuloId of articulos) {
      expect(await saldoDe(prueba.db, articuloId)).toEqual([2, 0]);
      expect(await costoDe(prueba.db, articuloId)).toEqual([2, 10, 5]);
    }
  });

  it('refuses figures the ledger cannot hold', async () => {
    const articuloId = await sembrarArticulo(prueba.db);
    const enorme = { articuloId, cantidad: '10000000', costo: '100000000' };
    const { id } = await preparar(admin, { renglones: Array.from({ length: 12 }, () => enorme) });
    expect(await admin.post(`${AJUSTES}/${id}/aplicar`, { version: 1 })).toMatchObject({
      status: 400,
      cuerpo: { code: 'comun.datos_invalidos' },
    });
    expect(await saldoDe(prueba.db, articuloId)).toEqual([0, 0]);
  });
});
