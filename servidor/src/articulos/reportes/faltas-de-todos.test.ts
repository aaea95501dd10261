import type { Falta } from '@trastienda/nucleo/articulos/reportes/calidad.ts';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cargarArticulos } from '#articulos/index.ts';
import type { Tx } from '#db/db.ts';
import { crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { condicionesDeFalta, EN_USO } from './faltas.sql.ts';

let prueba: Prueba;
let ids: readonly string[];
const ahora = new Date();
const DESCRIPCIONES = ['Bujía', 'bujía', 'Bujia', 'Filtro', 'FILTRO', 'Ñandú', 'ñandú', 'Única'];

beforeAll(async () => {
  prueba = await crearPrueba();
  const datos = DESCRIPCIONES.map((descripcion, i) => ({ codigo: `F-${i}`, descripcion }));
  ids = await prueba.db.transaction().execute((tx) => cargarArticulos(tx, datos, null));
  await sql`insert into cotizacion (id, moneda, fecha, valor, fuente) values (${uuidv7()}, 'USD', '2020-01-01', 1000, 'x')`.execute(
    prueba.db,
  );
});
afterAll(() => prueba.cerrar());

const caso = fc.record({
  precios: fc.array(
    fc.record({
      articulo: fc.nat(DESCRIPCIONES.length - 1),
      cantidad: fc.constantFrom('0', '0', '1', '5'),
      dias: fc.integer({ min: -9, max: 2 }),
      importe: fc.option(fc.constantFrom('50', '100', '121', '121000')),
    }),
    { minLength: 6, maxLength: 20 },
  ),
  costos: fc.array(fc.record({ importe: fc.option(fc.constantFrom('90', '100', '110')), enDolares: fc.boolean() }), {
    minLength: DESCRIPCIONES.length,
    maxLength: DESCRIPCIONES.length,
  }),
  lista: fc.record({ moneda: fc.constantFrom('ARS', 'USD'), incluyeIva: fc.boolean() }),
});
type Caso = typeof caso extends fc.Arbitrary<infer C> ? C : never;

async function escribir(tx: Tx, { precios, costos, lista }: Caso): Promise<void> {
  await sql`update lista_precio set moneda = ${lista.moneda}, incluye_iva = ${lista.incluyeIva} where omision`.execute(
    tx,
  );
  await sql`
    insert into precio (id, lista_id, articulo_id, cantidad_desde, importe, desde)
    select * from unnest(${precios.map(() => uuidv7())}::uuid[], ${precios.map(() => INICIALES.lista)}::uuid[],
      ${precios.map((p) => ids[p.articulo])}::uuid[], ${precios.map((p) => p.cantidad)}::numeric[],
      ${precios.map((p) => p.importe)}::numeric[],
      ${precios.map((p) => new Date(ahora.getTime() + p.dias * 86_400_000).toISOString())}::timestamptz[])
    on conflict do nothing`.execute(tx);
  await sql`
    update articulo a
    set costo_reposicion = x.importe, costo_reposicion_moneda = x.moneda, costo_reposicion_fecha = '2026-01-01', costo_reposicion_origen = 'x'
    from unnest(${ids}::uuid[], ${costos.map((c) => c.importe)}::numeric[],
                ${costos.map((c) => (c.enDolares ? 'USD' : 'ARS'))}::text[]) as x (id, importe, moneda)
    where a.id = x.id and x.importe is not null`.execute(tx);
}

/** What each falta means, asked of one artículo at a time. */
const UNO_POR_UNO: Partial<Record<Falta, RawBuilder<unknown>>> = {
  SIN_PRECIO: sql`(select precio_escrito(l.id, a.id, 1, ${ahora}) from lista_precio l where l.omision) is null`,
  BAJO_COSTO: sql`(select convertir_precio(precio_escrito(l.id, a.id, 1, ${ahora}), cambio_en(l.moneda, ${ahora}), l.incluye_iva, 1, false, a.iva)
                   from lista_precio l where l.omision) < a.costo_reposicion * cambio_en(a.costo_reposicion_moneda, ${ahora})`,
  DESCRIPCION_REPETIDA: sql`exists (
    select from articulo o where o.id <> a.id and o.estado in ('ACTIVO', 'BORRADOR') and upper(o.descripcion) = upper(a.descripcion))`,
};

async function quienes(tx: Tx, condicion: RawBuilder<unknown> | undefined, entre: readonly string[]) {
  const { rows } = await sql<{ codigo: string }>`
    select a.codigo from articulo a where ${EN_USO} and ${condicion} and a.id = any(${entre}::uuid[]) order by a.codigo`.execute(
    tx,
  );
  return rows.map(({ codigo }) => codigo);
}

it('REA-02 what artículos lack is told of all of them, and of those of a page, as of each one', async () => {
  const vistas = new Set<string>();
  await fc.assert(
    fc.asyncProperty(caso, fc.subarray([...DESCRIPCIONES.keys()]), async (datos, pagina) => {
      const deLaPagina = pagina.flatMap((i) => ids[i] ?? []);
      const comun = { ahora, diasDeCosto: 30, movimientoDeMoneda: '10' };
      // Prices only take new rows: those of each case are let go with it.
      const tx = await prueba.db.startTransaction().execute();
      try {
        await escribir(tx, datos);
        for (const [falta, una] of Object.entries(UNO_POR_UNO) as [Falta, RawBuilder<unknown>][]) {
          const todos = await quienes(tx, una, ids);
          expect(await quienes(tx, condicionesDeFalta(comun)[falta], ids), falta).toEqual(todos);
          expect(
            await quienes(tx, condicionesDeFalta({ ...comun, ids: deLaPagina })[falta], deLaPagina),
            falta,
          ).toEqual(await quienes(tx, una, deLaPagina));
          if (todos.length > 0 && todos.length < ids.length) vistas.add(falta);
        }
      } finally {
        await tx.rollback().execute();
      }
    }),
    { numRuns: 40 },
  );
  expect([...vistas].toSorted()).toEqual(Object.keys(UNO_POR_UNO).toSorted());
});
