import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '#db/db.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';
import { accionar, crearConfirmada, sembrarStock } from './ayudas-de-prueba.ts';
import { verificacionesDeVentas } from './verificaciones.ts';

let prueba: Prueba;
let admin: Cliente;
let nota: { id: string; numero: number; renglones: { id: string }[] };

beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

beforeEach(async () => {
  const articuloId = await sembrarArticulo(prueba.db);
  await sembrarStock(prueba.db, admin.usuarioId, [{ articuloId, cantidad: '10' }]);
  nota = await crearConfirmada(admin, { renglones: [{ articuloId, cantidad: '4' }] });
  const parte = { renglones: [{ renglonId: nota.renglones[0]?.id, cantidad: '1' }] };
  expect((await accionar(admin, { id: nota.id, version: 2 }, 'finalizar', parte)).status).toBe(200);
});

const filasDe = (codigo: string, db: Db) =>
  verificacionesDeVentas.find((una) => una.codigo === codigo)?.consulta(db) ?? Promise.resolve([]);

const TABLAS = [
  'nota_pedido',
  'nota_renglon',
  'entrega',
  'entrega_renglon',
  'reserva',
  'asiento_stock',
  'movimiento_stock',
];

/** Plants damage that no door lets in, looks, and leaves the database as it was. */
async function conDano(codigo: string, dano: (db: Db) => Promise<unknown>): Promise<Record<string, unknown>[]> {
  let vistas: Record<string, unknown>[] = [];
  const deshacer = new Error('deshacer');
  await prueba.db
    .transaction()
    .execute(async (tx) => {
      for (const tabla of TABLAS) await sql`alter table ${sql.table(tabla)} disable trigger user`.execute(tx);
      await dano(tx);
      vistas = await filasDe(codigo, tx);
      throw deshacer;
    })
    .catch((error: unknown) => {
      if (error !== deshacer) throw error;
    });
  return vistas;
}

it('all are silent on a sound database', async () => {
  for (const { codigo, consulta } of verificacionesDeVentas) {
    expect([codigo, await consulta(prueba.db)]).toEqual([codigo, []]);
  }
});

it('INV-51 finds a line with more reserved than pending', async () => {
  const filas = await conDano('INV-51', (db) =>
    sql`update reserva set cantidad = 9 where documento_id = ${nota.id} and estado = 'ACTIVA'`.execute(db),
  );
  expect(filas).toMatchObject([{ nota: nota.numero, reservada: '9.000' }]);
});

it('INV-52 finds a nota whose state its lines do not bear out', async () => {
  for (const estado of ['BORRADOR', 'CONFIRMADA', 'FINALIZADA', 'ANULADA']) {
    const filas = await conDano('INV-52', (db) =>
      sql`update nota_pedido set estado = ${estado} where id = ${nota.id}`.execute(db),
    );
    expect(filas).toMatchObject([{ nota: nota.numero, estado }]);
  }
});

it('INV-54 finds an entrega without its movement, with other quantities, and lines that do not add up', async () => {
  const danos = [
    sql`update entrega set movimiento_id = null where nota_id = ${nota.id}`,
    sql`update entrega_renglon set cantidad = 2 where renglon_id = ${nota.renglones[0]?.id}`,
    sql`update nota_renglon set entregada = 2 where nota_id = ${nota.id}`,
    sql`delete from asiento_stock where documento_linea = ${nota.renglones[0]?.id}`,
    sql`with r as (delete from entrega_renglon where entrega_id in (select id from entrega where nota_id = ${nota.id}))
        delete from entrega where nota_id = ${nota.id}`,
  ];
  for (const dano of danos) {
    expect(await conDano('INV-54', (db) => dano.execute(db))).not.toEqual([]);
  }
});

it('INV-55 finds a delivery whose sum is not that of its lines', async () => {
  const suya = sql`(select id from entrega where nota_id = ${nota.id})`;
  const danos = [
    sql`update entrega_suma set importe = importe + 0.01 where entrega_id = ${suya}`,
    sql`update entrega_suma set en = en - interval '1 day' where entrega_id = ${suya}`,
    sql`delete from entrega_suma where entrega_id = ${suya}`,
    sql`update entrega_renglon set valor = valor + 1 where entrega_id = ${suya}`,
  ];
  for (const dano of danos) {
    expect(await conDano('INV-55', (db) => dano.execute(db))).toMatchObject([{ nota: nota.numero }]);
  }
});

it('INV-54 both or neither: a delivery that fails half-way leaves no entrega and no movement', async () => {
  const contar = async () => {
    const { rows } =
      await sql`select (select count(*) from entrega) as entregas, (select count(*) from movimiento_stock)
                               as movimientos, (select count(*) from auditoria) as hechos`.execute(prueba.db);
    return rows;
  };
  const antes = await contar();
  // The last thing a delivery writes is its transition: make that fail.
  await sql`alter table nota_transicion add constraint roto check (hacia <> 'FINALIZADA') not valid`.execute(prueba.db);
  const { status } = await accionar(admin, { id: nota.id, version: 3 }, 'finalizar');
  await sql`alter table nota_transicion drop constraint roto`.execute(prueba.db);
  expect(status).toBe(500);
  expect(await contar()).toEqual(antes);
});
