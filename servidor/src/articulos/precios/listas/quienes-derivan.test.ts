import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import { articulo, lista } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { deriva, leerDerivaciones } from './quienes-derivan.sql.ts';

let prueba: Prueba;
let persona: Cliente;
const listas: string[] = [];
const id = {
  precio: '',
  termino: '',
  deAMuchos: '',
  propio: '',
  costo: '',
  enDolares: '',
  sinCosto: '',
  kit: '',
  mudo: '',
};
type Cual = keyof typeof id;
const CUALES = Object.keys(id) as Cual[];

const FORMULA = { coeficiente: '1.5', paso: '0', modo: 'CERCANO', adicional: '0' };
const derivada = async (derivacion: object, resto: object = {}): Promise<string> =>
  (await lista(persona, { derivacion: { ...FORMULA, ...derivacion }, ...resto })).id;

beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  for (const cual of CUALES)
    id[cual] = await articulo(persona, cual === 'kit' || cual === 'mudo' ? { tipo: 'KIT' } : {});
  await regir(persona, id.kit, [una(id.costo)]);
  await regir(persona, id.mudo, [una(id.sinCosto)]);
  const manual = (await lista(persona, {})).id;
  const sobreManual = await derivada({ base: 'LISTA', listaBaseId: manual }, { margenMinimo: '5' });
  const deCosto = await derivada({ base: 'COSTO_REPOSICION' });
  const enDolares = await derivada({ base: 'LISTA', listaBaseId: sobreManual }, { moneda: 'USD' });
  listas.push(
    ...[manual, sobreManual, enDolares, deCosto],
    await derivada({ base: 'LISTA', listaBaseId: enDolares }),
    await derivada({ base: 'LISTA', listaBaseId: deCosto }, { incluyeIva: true }),
    await derivada({ base: 'COSTO_PROMEDIO' }, { margenMinimo: '5' }),
  );
  const escribir = (listaId: string, cual: Cual, importe: string | null, cantidad = 0, dia = '2026-01-01') =>
    sql`insert into precio (id, lista_id, articulo_id, cantidad_desde, desde, importe)
        values (${uuidv7()}, ${listaId}, ${id[cual]}, ${cantidad}, ${dia}, ${importe})`.execute(prueba.db);
  await escribir(manual, 'precio', '100');
  await escribir(manual, 'termino', '100');
  await escribir(manual, 'termino', null, 0, '2026-02-01');
  await escribir(manual, 'deAMuchos', '90', 5);
  await escribir(manual, 'propio', '100');
  await escribir(sobreManual, 'propio', '120');
  await escribir(deCosto, 'sinCosto', '77');
  await escribir(enDolares, 'mudo', '3');
  const costo = (cual: Cual, importe: string | null, moneda = 'ARS', dia = '2026-01-01') =>
    sql`insert into costo_reposicion (articulo_id, importe, moneda, desde)
        values (${id[cual]}, ${importe}, ${moneda}, ${dia})`.execute(prueba.db);
  await costo('costo', '10');
  await costo('enDolares', '10', 'USD');
  await costo('sinCosto', '10');
  await costo('sinCosto', null, 'ARS', '2026-02-01');
  await sql`insert into costo_articulo (articulo_id, cantidad, valor, promedio)
            values (${id.precio}, 1, 8, 8), (${id.costo}, 1, 9, 9)`.execute(prueba.db);
});
afterAll(() => prueba.cerrar());

/** Of each lista, whose price it works out and nobody wrote: told without amounts, and by the prices themselves. */
async function comparar() {
  const instante = new Date();
  const todas = await leerDerivaciones(prueba.db, sql`select unnest(${listas}::uuid[])`, instante);
  const leidas: (readonly Cual[])[] = [];
  for (const derivacion of todas) {
    const { rows } = await sql<{ id: string }>`
      select d.articulo_id as id from lista_precio l cross join lateral precios_derivados(l, 1, ${instante}) d
      where l.id = ${derivacion.id} and d.articulo_id not in (
        select e.articulo_id from precios_escritos(l.id, 1, ${instante}) e)`.execute(prueba.db);
    const esperados = rows.map((fila) => fila.id).toSorted();
    for (const pocos of [true, false]) {
      const { rows: dichos } = await sql<{ id: string }>`
        select a.id from articulo a where ${deriva(derivacion, pocos)} order by a.id`.execute(prueba.db);
      expect(dichos.map((fila) => fila.id)).toEqual(esperados);
    }
    leidas[listas.indexOf(derivacion.id)] = CUALES.filter((cual) => esperados.includes(id[cual]));
  }
  return leidas;
}

describe('REA-04 whose price a lista works out', () => {
  it('is told without any amount as the prices themselves tell it, with and without a rate on the way', async () => {
    expect(await comparar()).toEqual([
      undefined,
      ['precio'],
      [],
      ['costo', 'kit'],
      [],
      ['costo', 'sinCosto', 'kit'],
      ['precio', 'costo', 'kit'],
    ]);
    await sql`insert into cotizacion (id, moneda, fecha, valor, fuente)
              values (${uuidv7()}, 'USD', '2020-01-01', 1450.5, 'x')`.execute(prueba.db);
    expect(await comparar()).toEqual([
      undefined,
      ['precio'],
      ['precio', 'propio'],
      ['costo', 'enDolares', 'kit'],
      ['precio', 'propio', 'mudo'],
      ['costo', 'enDolares', 'sinCosto', 'kit'],
      ['precio', 'costo', 'kit'],
    ]);
  });

  it('at the size of a company, is asked of each artículo at its own place in the index, and no price is worked out', async () => {
    const [una] = await leerDerivaciones(prueba.db, sql`select ${listas[1]}::uuid`, new Date());
    if (una === undefined) throw new Error('it is derived');
    const plan = await prueba.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      await sql`set local enable_bitmapscan = off`.execute(tx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain (costs off) select from articulo a where ${deriva(una, true)} limit 1`.execute(tx);
      return rows.map((fila) => fila['QUERY PLAN']).join('\n');
    });
    expect(plan.match(/precio_vigencia[^\n]*\n[^\n]*Index Cond: [^\n]*articulo_id = a\.id/g)).toHaveLength(2);
    expect(plan).not.toMatch(/precios_derivados|hashed/);
  });
});
