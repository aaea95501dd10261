import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '#db/db.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import { AJUSTES, ajustar } from './ayudas-de-prueba.ts';
import * as stock from './index.ts';

let prueba: Prueba;
let admin: Cliente;
let articuloId: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  articuloId = await sembrarArticulo(prueba.db);
  const { id } = await ajustar(admin, { renglones: [{ articuloId, cantidad: '7', costo: '10' }] });
  await admin.post(`${AJUSTES}/${id}/revertir`, { version: 2 });
  await ajustar(admin, { renglones: [{ articuloId, cantidad: '5', costo: '12' }] });
  await prueba.db.transaction().execute(async (tx) => {
    await stock.bloquearSaldos(tx, [{ articuloId, depositoId: INICIALES.deposito }]);
    await stock.reservar(tx, [nuevaReserva('3')]);
  });
});
afterAll(() => prueba.cerrar());

const nuevaReserva = (cantidad: string) => ({
  articuloId,
  depositoId: INICIALES.deposito,
  decimales: 0,
  cantidad,
  documento: { tipo: 'NOTA' as const, id: uuidv7(), linea: uuidv7() },
});

/** Damages the database behind everybody's back, says which checks see it, and leaves it as it was. */
async function hallazgosTras(dano: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  const DESHACER = new Error('undone on purpose');
  const hallados: string[] = [];
  await prueba.db
    .transaction()
    .execute(async (tx) => {
      await dano(tx);
      for (const { codigo, consulta } of stock.verificacionesDeStock) {
        if ((await consulta(tx)).length > 0) hallados.push(codigo);
      }
      throw DESHACER;
    })
    .catch((error) => {
      if (error !== DESHACER) throw error;
    });
  return hallados;
}

const sinCuidados = async (tx: Tx): Promise<void> => {
  for (const tabla of ['movimiento_stock', 'asiento_stock', 'saldo_stock', 'reserva', 'articulo']) {
    await sql`alter table ${sql.ref(tabla)} disable trigger user`.execute(tx);
  }
  await sql`alter table saldo_stock drop constraint fisico_no_negativo`.execute(tx);
  await sql`alter table movimiento_stock drop constraint movimiento_stock_check1`.execute(tx);
};

const danar = (orden: ReturnType<typeof sql>) => async (tx: Tx) => {
  await sinCuidados(tx);
  await orden.execute(tx);
};

it('finds nothing where nothing is wrong', async () => {
  expect(await hallazgosTras(async () => {})).toEqual([]);
});

describe('finds planted damage', () => {
  it('INV-06 a físico below zero that nobody permits', async () => {
    expect(await hallazgosTras(danar(sql`update saldo_stock set fisico = -1`))).toContain('INV-06');
  });

  it('INV-07 a reversal that does not undo its movement', async () => {
    const orden = sql`
      update asiento_stock set cantidad = cantidad * 2
      where movimiento_id = (select id from movimiento_stock where tipo = 'REVERSION')`;
    expect(await hallazgosTras(danar(orden))).toContain('INV-07');
  });

  it('INV-12 more reserved than there is without a loss that explains it', async () => {
    const hallados = await hallazgosTras(async (tx) => {
      await sinCuidados(tx);
      const { documento } = nuevaReserva('9');
      await sql`
        insert into reserva (id, articulo_id, deposito_id, decimales, cantidad, documento_tipo, documento_id, documento_linea)
        values (${uuidv7()}, ${articuloId}, ${INICIALES.deposito}, 0, 9, 'NOTA', ${documento.id}, ${documento.linea})
      `.execute(tx);
      await sql`update saldo_stock set reservado = reservado + 9`.execute(tx);
    });
    expect(hallados).toEqual(['INV-12']);
  });

  it('INV-12 more reserved than there is since what undid an assembly, which is no loss as what undid an ajuste is', async () => {
    const tras = (deQue: 'AJUSTE' | 'ARMADO') =>
      hallazgosTras(async (tx) => {
        await sinCuidados(tx);
        await sql`update reserva set creada_en = '2020-01-01', cantidad = 9`.execute(tx);
        await sql`update saldo_stock set reservado = 9`.execute(tx);
        await sql`
          update movimiento_stock set tipo = ${deQue} where id = (select revierte_a from movimiento_stock where tipo = 'REVERSION')
        `.execute(tx);
      });
    expect(await tras('AJUSTE')).toEqual([]);
    expect(await tras('ARMADO')).toEqual(['INV-12']);
  });

  it('INV-14 a físico that is not the sum of its asientos', async () => {
    expect(await hallazgosTras(danar(sql`update saldo_stock set fisico = fisico + 1`))).toEqual(['INV-14']);
  });

  it('INV-14 a balance that is missing', async () => {
    expect(await hallazgosTras(danar(sql`delete from saldo_stock`))).toEqual(['INV-14', 'INV-14']);
  });

  it('INV-14 a reservado that is not the sum of its reservas', async () => {
    expect(await hallazgosTras(danar(sql`update saldo_stock set reservado = reservado - 1`))).toEqual(['INV-14']);
  });

  it('INV-15 asientos that do not balance, and a movement without any', async () => {
    const orden = sql`update asiento_stock set cantidad = cantidad + 1 where id = (select max(id) from asiento_stock)`;
    expect(await hallazgosTras(danar(orden))).toContain('INV-15');
    const vacio = sql`
      insert into movimiento_stock (tipo, fecha_efectiva, documento_tipo, documento_id, documento_texto, clave_idempotencia, usuario_id)
      values ('AJUSTE', now(), 'AJUSTE', ${uuidv7()}, 'AJ 9', 'vacio', ${admin.usuarioId})`;
    expect(await hallazgosTras(danar(vacio))).toEqual(['INV-15']);
  });

  it('INV-17 a movement dated or recorded in the future', async () => {
    const manana = sql`update movimiento_stock set registrado_en = now() + interval '1 day'`;
    expect(await hallazgosTras(danar(manana))).toEqual(['INV-17']);
    const despues = sql`update movimiento_stock set fecha_efectiva = registrado_en + interval '1 second'`;
    expect(await hallazgosTras(danar(despues))).toEqual(['INV-17']);
  });

  it('INV-18 a movement dated inside a period that was already closed', async () => {
    const orden = sql`insert into periodo (hasta, cerrado_en) values (current_date + 1, now() - interval '1 day')`;
    expect(await hallazgosTras(danar(orden))).toEqual(['INV-18']);
  });

  it('INV-20 a cost that is not what its asientos say, in quantity, value or average', async () => {
    for (const orden of [
      sql`update costo_articulo set cantidad = cantidad + 1`,
      sql`update costo_articulo set valor = valor + 0.00000001`,
      sql`update costo_articulo set promedio = promedio + 1`,
      sql`delete from costo_articulo`,
    ]) {
      expect(await hallazgosTras(danar(orden))).toEqual(['INV-20']);
    }
  });
});
