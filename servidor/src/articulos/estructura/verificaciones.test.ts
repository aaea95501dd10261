import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '#db/db.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import { abastecer, ESTRUCTURAS, mover, regir, una } from './ayudas-de-prueba.ts';
import { verificacionesDeEstructura } from './verificaciones.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  const [bomba, rotor] = await Promise.all([sembrarArticulo(prueba.db), sembrarArticulo(prueba.db)]);
  await abastecer(prueba.db, persona, [[rotor, '5', '30']]);
  const { id } = await regir(persona, bomba, [una(rotor)]);
  const orden = { sentido: 'ARMAR', cantidad: '1', depositoId: INICIALES.deposito };
  expect((await persona.post(`${ESTRUCTURAS}/${id}/armado`, orden)).status).toBe(201);
  const segunda = (await persona.post(`${ESTRUCTURAS}/${id}/version`)).cuerpo;
  expect((await mover(persona, segunda)).status).toBe(200);
});
afterAll(() => prueba.cerrar());

describe('finds planted damage', () => {
  /** Damages the database behind everybody's back, says which checks see it, and leaves it as it was. */
  async function hallazgosTras(dano: (tx: Tx) => Promise<unknown>): Promise<string[]> {
    const DESHACER = new Error('undone on purpose');
    const hallados: string[] = [];
    await prueba.db
      .transaction()
      .execute(async (tx) => {
        for (const tabla of ['estructura', 'estructura_linea', 'articulo', 'orden_armado']) {
          await sql`alter table ${sql.ref(tabla)} disable trigger user`.execute(tx);
        }
        await sql`alter table estructura drop constraint estructura_vigente`.execute(tx);
        await dano(tx);
        for (const { codigo, consulta } of verificacionesDeEstructura) {
          if ((await consulta(tx)).length > 0) hallados.push(codigo);
        }
        throw DESHACER;
      })
      .catch((error) => {
        if (error !== DESHACER) throw error;
      });
    return hallados;
  }

  it.each([
    [
      'INV-05',
      sql`update estructura_linea set componente_id = (select articulo_id from estructura e where e.id = estructura_id)
                   where id = (select l.id from estructura_linea l join estructura e on e.id = l.estructura_id
                               where e.estado = 'VIGENTE' order by l.id limit 1)`,
    ],
    [
      'INV-09 en estructuras',
      sql`update articulo set estado = 'INACTIVO' where id in (select e.articulo_id from estructura e where e.estado = 'VIGENTE')`,
    ],
    [
      'INV-22',
      sql`update estructura set desde = '2020-01-01', hasta = '2090-01-01'
                   where articulo_id in (select articulo_id from estructura where numero = 2)`,
    ],
    ['INV-26', sql`update orden_armado set costo_agregado = costo_agregado + 1`],
    ['EST-12', sql`update estructura_linea set cantidad = cantidad + 1`],
  ])('%s', async (codigo, orden) => {
    expect(await hallazgosTras((tx) => orden.execute(tx))).toContain(codigo);
  });

  it('and none where there is none', async () => {
    expect(await hallazgosTras(async () => {})).toEqual([]);
  });
});
