import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';
import { condicionesDeFalta } from './faltas.sql.ts';

const A = '/api/articulos';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

it('REA-02 PRE-17 a cost is old in the quality report when the ficha calls it old: by whole days, or since its currency moved', async () => {
  const haceDias = (dias: number) => new Date(Date.now() - dias * 86_400_000);
  const conCosto = async (codigo: string, moneda: string, fecha: Date) => {
    const id = await sembrarArticulo(prueba.db, { codigo });
    const costo = { costo_reposicion: '5', costo_reposicion_moneda: moneda, costo_reposicion_origen: 'Lista' };
    await prueba.db
      .updateTable('articulo')
      .set({ ...costo, costo_reposicion_fecha: fecha })
      .where('id', '=', id)
      .execute();
    return id;
  };
  const ids = [
    await conCosto('VJ-60', 'ARS', haceDias(60.5)),
    await conCosto('VJ-USD', 'USD', haceDias(20)),
    await conCosto('VJ-USD-HOY', 'USD', haceDias(2)),
  ];
  const viejos = async () =>
    (await persona.get(`${A}/reportes/calidad?falta=COSTO_VIEJO`)).cuerpo.filas.map(
      ({ codigo }: { codigo: string }) => codigo,
    );
  const deLaFicha = async () => {
    const fichas = await Promise.all(ids.map((id) => persona.get(`${A}/${id}/costos`)));
    return fichas.map(({ cuerpo }) => cuerpo.frescura.viejo);
  };
  // Nobody knows what a dollar is.
  expect([await viejos(), await deLaFicha()]).toEqual([
    ['VJ-USD', 'VJ-USD-HOY'],
    [false, true, true],
  ]);
  const cotizar = (dias: number, valor: string) =>
    prueba.db
      .insertInto('cotizacion')
      .values({
        id: uuidv7(),
        moneda: 'USD',
        fecha: diaArgentino(haceDias(dias)),
        valor,
        fuente: 'BNA',
        creado_en: haceDias(dias),
      })
      .execute();
  await cotizar(30, '1000');
  await cotizar(10, '1500');
  expect([await viejos(), await deLaFicha()]).toEqual([['VJ-USD'], [false, true, false]]);
});

it('REA-02 what the currency of many costs moved is worked out once for each instant they were written at', async () => {
  const ahora = new Date();
  const fechas = [1, 2, 3].map((dias) => new Date(ahora.getTime() - dias * 86_400_000));
  const { COSTO_VIEJO } = condicionesDeFalta({ ahora, diasDeCosto: 60, movimientoDeMoneda: '5' });
  await prueba.db.transaction().execute(async (tx) => {
    for (let i = 0; i < 30; i++) await sembrarArticulo(tx, { codigo: `JUNTOS-${i}` });
    await sql`
      update articulo a set costo_reposicion = 5, costo_reposicion_moneda = 'USD', costo_reposicion_origen = 'Lista',
                            costo_reposicion_fecha = (${fechas.map((fecha) => fecha.toISOString())}::timestamptz[])[1 + n % 3]
      from (select id, row_number() over () as n from articulo) x where x.id = a.id`.execute(tx);
    await sql`analyze articulo`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (analyze, verbose, costs off, timing off, summary off)
      select count(*) from articulo a where ${COSTO_VIEJO}`.execute(tx);
    const plan = rows.map((fila) => fila['QUERY PLAN']);
    const pasos = plan
      .join('\n')
      .split(/\n(?=.*\(actual )/)
      .filter((paso) => paso.includes('cambio_en('));
    // The rate of today for each currency, and that of then for each instant.
    const filas = pasos.map((paso) => Number(/actual rows=(\d+)/.exec(paso)?.[1]));
    expect([filas.toSorted(), pasos.filter((paso) => /Filter:.*cambio_en/.test(paso))], plan.join('\n')).toEqual([
      [1, fechas.length],
      [],
    ]);
  });
});
