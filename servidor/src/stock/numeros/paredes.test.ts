import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '#db/db.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { ingresar, sembrarConNumeros } from './ayudas-de-prueba.ts';
import { verificacionesDeNumeros } from './verificaciones.ts';

let prueba: Prueba;
let articuloId: string;
let admin: Cliente;
let numeroId: string;
let rosario: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  rosario = (await sembrarSucursal(prueba.db, 'Rosario')).depositoId;
  articuloId = await sembrarConNumeros({ db: prueba.db, cliente: admin }, 'SERIE', { codigo: 'PARED' });
  await ingresar(admin, articuloId, ['P1', 'P2']);
  await ingresar(admin, articuloId, ['P3'], rosario);
  const { id } = await prueba.db
    .selectFrom('numero_de_stock')
    .select('id')
    .where('numero_norm', '=', 'P1')
    .executeTakeFirstOrThrow();
  numeroId = id;
});
afterAll(() => prueba.cerrar());

const DESHACER = new Error('undone on purpose');

/** Runs something behind everybody's back and answers the constraint that refused it, at once or at the end. */
async function rechazadoPor(orden: () => RawBuilder<unknown>): Promise<string | undefined> {
  try {
    await prueba.db.transaction().execute(async (tx) => {
      await orden().execute(tx);
      await sql`set constraints all immediate`.execute(tx);
      throw DESHACER;
    });
  } catch (error) {
    if (error === DESHACER) return undefined;
    if (error instanceof Error && 'constraint' in error) return String(error.constraint);
    throw error;
  }
  return undefined;
}

describe('ART-24 the database itself refuses', () => {
  it('INV-27 a number in two depósitos, or twice in one', async () => {
    const enOtro = () => sql`insert into saldo_numero (numero_id, articulo_id, deposito_id, control, cantidad)
                             values (${numeroId}, ${articuloId}, ${rosario}, 'SERIE', 1)`;
    expect(await rechazadoPor(enOtro)).toBe('numero_en_un_lugar');
    const doble = () => sql`update saldo_numero set cantidad = 2 where numero_id = ${numeroId}`;
    expect(await rechazadoPor(doble)).toBe('numero_unico');
  });

  it('a balance without its numbers, and numbers without their balance', async () => {
    const donde = sql`articulo_id = ${articuloId} and deposito_id = ${INICIALES.deposito}`;
    expect(await rechazadoPor(() => sql`update saldo_stock set fisico = fisico - 1 where ${donde}`)).toBe(
      'numeros_cuadran',
    );
    expect(await rechazadoPor(() => sql`update saldo_numero set cantidad = 0 where numero_id = ${numeroId}`)).toBe(
      'numeros_cuadran',
    );
    // Reservations move nothing.
    expect(await rechazadoPor(() => sql`update saldo_stock set reservado = 1 where ${donde}`)).toBeUndefined();
  });

  it('that what is there stops keeping numbers, or starts to', async () => {
    expect(await rechazadoPor(() => sql`update articulo set control = 'NINGUNO' where id = ${articuloId}`)).toBe(
      'numeros_cuadran',
    );
    const comun = await sembrarArticulo(prueba.db);
    await prueba.db
      .insertInto('saldo_stock')
      .values({ articulo_id: comun, deposito_id: INICIALES.deposito, permite_negativo: false, fisico: '2' })
      .execute();
    expect(await rechazadoPor(() => sql`update articulo set control = 'LOTE' where id = ${comun}`)).toBe(
      'numeros_cuadran',
    );
  });

  it('that the history of a number is written again, or does not balance', async () => {
    expect(
      await rechazadoPor(() => sql`update asiento_numero set cantidad = 3 where numero_id = ${numeroId}`),
    ).not.toBe(undefined);
    const unaPata = () => sql`
      insert into asiento_numero (movimiento_id, numero_id, articulo_id, deposito_id, cantidad)
      select movimiento_id, numero_id, articulo_id, deposito_id, 1 from asiento_numero where numero_id = ${numeroId} limit 1`;
    expect(await rechazadoPor(unaPata)).toBe('numeros_balanceados');
  });
});

/** Damages the database behind everybody's back, says which checks see it, and leaves it as it was. */
async function hallazgosTras(dano: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  const hallados: string[] = [];
  await prueba.db
    .transaction()
    .execute(async (tx) => {
      for (const tabla of ['saldo_numero', 'saldo_stock', 'asiento_numero', 'numero_de_stock']) {
        await sql`alter table ${sql.ref(tabla)} disable trigger user`.execute(tx);
      }
      await sql`drop index numero_en_un_lugar`.execute(tx);
      await sql`drop index numero_de_oblea`.execute(tx);
      await dano(tx);
      for (const { titulo, consulta } of verificacionesDeNumeros) {
        if ((await consulta(tx)).length > 0) hallados.push(titulo);
      }
      throw DESHACER;
    })
    .catch((error) => {
      if (error !== DESHACER) throw error;
    });
  return hallados;
}

const [INV27, INV28, CUADRAN, ASIENTOS, MOVIMIENTOS] = verificacionesDeNumeros.map(({ titulo }) => titulo);

describe('ART-24 the check finds planted damage', () => {
  it('and nothing where nothing is wrong', async () => {
    expect(await hallazgosTras(async () => {})).toEqual([]);
  });

  it('INV-27 a number in two depósitos, which no asiento says', async () => {
    const hallados = await hallazgosTras((tx) =>
      sql`insert into saldo_numero (numero_id, articulo_id, deposito_id, control, cantidad)
          values (${numeroId}, ${articuloId}, ${rosario}, 'SERIE', 1)`.execute(tx),
    );
    expect(hallados).toEqual([INV27, CUADRAN, ASIENTOS]);
  });

  it('INV-28 an oblea of two artículos', async () => {
    const otro = await sembrarConNumeros({ db: prueba.db, cliente: admin }, 'OBLEA');
    const mas = await sembrarConNumeros({ db: prueba.db, cliente: admin }, 'OBLEA');
    const hallados = await hallazgosTras((tx) =>
      sql`insert into numero_de_stock (id, articulo_id, control, numero, numero_norm)
          select gen_random_uuid(), id, 'OBLEA', 'O1', 'O1' from articulo where id in (${otro}, ${mas})`.execute(tx),
    );
    expect(hallados).toEqual([INV28]);
  });

  it('a movement that says of the numbers another thing than of the artículo', async () => {
    const hallados = await hallazgosTras((tx) =>
      sql`insert into asiento_numero (movimiento_id, numero_id, articulo_id, deposito_id, cantidad)
          select movimiento_id, numero_id, articulo_id, deposito_id, 1 from asiento_numero where numero_id = ${numeroId}`.execute(
        tx,
      ),
    );
    expect(hallados).toEqual([ASIENTOS, MOVIMIENTOS]);
  });
});
