import type { ConsultaDeArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leerCostosDeVenta } from '#articulos/costos-de-venta.query.ts';
import { regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import { deSusColumnas } from '#articulos/tabla/columnas.sql.ts';
import { faltaPrecio, tienePrecio } from '#articulos/tabla/con-precio.sql.ts';
import type { MarcoConKits } from '#articulos/tabla/filtros.query.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { articulo, lista, SIN_NADIE } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let persona: Cliente;
const ids: string[] = [];
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  for (let i = 0; i < 12; i++) ids.push(await articulo(persona));
  await sql`insert into costo_articulo (articulo_id, cantidad, valor, promedio)
            select id, 1, 80, 80 from unnest(${ids.slice(0, 4)}::uuid[]) as x (id)`.execute(prueba.db);
  // Kits of what has an average, of what may have a cost, of other kits by two ways, and one that says nothing.
  for (let i = 0; i < 6; i++) ids.push(await articulo(persona, { tipo: 'KIT' }));
  const [deDos, conMerma, deKits, mudo, deMudo] = KITS.map(id) as [string, string, string, string, string];
  await regir(persona, deDos, [una(id(0), '2'), una(id(1), '3'), una(id(9), '1', { opcional: true })]);
  await regir(persona, conMerma, [una(id(1), '4', { merma: '10.5' }), una(id(4))]);
  await regir(persona, deKits, [una(deDos, '2'), una(conMerma, '3'), una(id(2), '7')]);
  await regir(persona, deMudo, [una(id(0)), una(mudo)]);
  await regir(persona, id(17), [una(deKits), una(deDos)]);
});
afterAll(() => prueba.cerrar());

const KITS = [12, 13, 14, 15, 16, 17];
const FORMULA = { coeficiente: '1.3333', paso: '0.5', modo: 'ARRIBA', adicional: '-3' } as const;

type Base = { readonly base: 'LISTA' | 'COSTO_REPOSICION' | 'COSTO_PROMEDIO'; readonly listaBaseId?: string };
const derivada = async (derivacion: Base, resto: object = {}): Promise<string> =>
  (await lista(persona, { derivacion: { ...FORMULA, ...derivacion }, ...resto })).id;

/** A chain of listas of each kind over a manual one, with both currencies, both sides of IVA, and a floor. */
async function listas(): Promise<readonly string[]> {
  const manual = (await lista(persona, {})).id;
  const segunda = await derivada({ base: 'LISTA', listaBaseId: manual }, { incluyeIva: true, margenMinimo: '40' });
  return [
    manual,
    segunda,
    await derivada({ base: 'LISTA', listaBaseId: segunda }, { moneda: 'USD' }),
    await derivada({ base: 'COSTO_REPOSICION' }, { margenMinimo: '10' }),
    await derivada({ base: 'COSTO_PROMEDIO' }, { moneda: 'USD' }),
  ];
}

const precio = fc.record({
  articulo: fc.nat(17),
  lista: fc.nat(4),
  cantidad: fc.constantFrom('0', '0', '1', '5'),
  dias: fc.integer({ min: -30, max: 3 }),
  importe: fc.option(fc.integer({ min: 0, max: 10 ** 8 }).map((n) => (n / 10_000).toFixed(4))),
});
const costo = fc.record({
  articulo: fc.nat(15),
  dias: fc.integer({ min: -30, max: 3 }),
  importe: fc.option(fc.constantFrom('0', '12.5', '990.1234')),
  moneda: fc.constantFrom('ARS', 'USD'),
});
const CON_COSTO: Costo = { articulo: 4, dias: -1, importe: '12.5', moneda: 'ARS' };
type Precio = typeof precio extends fc.Arbitrary<infer T> ? T : never;
type Costo = typeof costo extends fc.Arbitrary<infer T> ? T : never;

const dia = (dias: number) => new Date(Date.now() + dias * 86_400_000).toISOString();
const id = (n: number): string => ids[n] ?? '';

async function escribir(listaIds: readonly string[], precios: readonly Precio[], costos: readonly Costo[]) {
  await sql`
    insert into precio (id, lista_id, articulo_id, cantidad_desde, desde, importe)
    select * from unnest(${precios.map(() => uuidv7())}::uuid[], ${precios.map((p) => listaIds[p.lista])}::uuid[],
      ${precios.map((p) => id(p.articulo))}::uuid[], ${precios.map((p) => p.cantidad)}::numeric[],
      ${precios.map((p) => dia(p.dias))}::timestamptz[], ${precios.map((p) => p.importe)}::numeric[])
    on conflict do nothing`.execute(prueba.db);
  await sql`
    insert into costo_reposicion (articulo_id, importe, moneda, desde)
    select * from unnest(${costos.map((c) => id(c.articulo))}::uuid[], ${costos.map((c) => c.importe)}::numeric[],
      ${costos.map((c) => c.moneda)}::text[], ${costos.map((c) => dia(c.dias))}::timestamptz[])`.execute(prueba.db);
}

type Fila = { readonly id: string; readonly precio: string | null };

/** How many artículos have a price in those listas, and how many have another one asked one by one. */
async function comparar(listaIds: readonly string[], cantidad: string) {
  const { rows } = await sql<{ con: number; distintos: number }>`
    select count(*) filter (where uno.importe is not null)::int as con,
           count(*) filter (where uno.importe is distinct from todos.importe)::int as distintos
    from lista_precio l cross join articulo a
    cross join lateral (values ('escrito', precio_escrito(l.id, a.id, ${cantidad}::numeric, now())),
                               ('derivado', precio_derivado(l, a, ${cantidad}::numeric, now()))) as uno (cual, importe)
    left join lateral (
      select 'escrito' as cual, e.articulo_id, e.importe from precios_escritos(l.id, ${cantidad}::numeric, now()) e
      union all
      select 'derivado', d.articulo_id, d.importe from precios_derivados(l, ${cantidad}::numeric, now()) d) todos
      on todos.cual = uno.cual and todos.articulo_id = a.id
    where l.id = any(${listaIds}::uuid[]) and a.id = any(${ids}::uuid[])`.execute(prueba.db);
  return rows[0];
}

/** What kits cost is what `costoDeKit` says, unless somebody wrote a cost of them. */
async function compararKits() {
  const ahora = new Date();
  const { rows } = await sql<{ id: string; importe: string }>`
    select k.articulo_id as id, k.importe from costos_de_kits(null, 'REPOSICION', ${ahora}) k`.execute(prueba.db);
  const { rows: escritos } = await sql<{ id: string }>`
    select id from (select distinct on (c.articulo_id) c.articulo_id as id, c.importe from costo_reposicion c
                    where c.desde <= ${ahora} order by c.articulo_id, c.desde desc, c.id desc) x
    where importe is not null`.execute(prueba.db);
  const suyos = KITS.map(id).filter((kit) => !escritos.some((escrito) => escrito.id === kit));
  const costos = await leerCostosDeVenta(prueba.db, suyos, { listaId: INICIALES.lista, ahora });
  expect(new Map(rows.map((fila) => [fila.id, textoUnitario(fila.importe)]))).toEqual(
    new Map(
      suyos.flatMap((kit) => {
        const costo = costos.get(kit)?.costo;
        return costo ? [[kit, textoUnitario(costo)] as const] : [];
      }),
    ),
  );
  return rows.length;
}

describe('the prices of every artículo at once', () => {
  const casos = fc.tuple(fc.array(precio, { maxLength: 40 }), fc.array(costo, { maxLength: 15 }));
  const probar = async (): Promise<number> => {
    let vistos = 0;
    let kits = 0;
    await fc.assert(
      fc.asyncProperty(casos, async ([precios, costos]) => {
        const suyas = await listas();
        await escribir(suyas, precios, costos);
        for (const cantidad of ['1', '5']) {
          const { con = 0, distintos } = (await comparar(suyas, cantidad)) ?? {};
          vistos += con;
          expect(distintos).toBe(0);
        }
        kits += await compararKits();
      }),
      // Of what comes out at random it may be that nothing a kit takes has a cost.
      { numRuns: 6, examples: [[[[], [CON_COSTO]]]] },
    );
    expect(kits).toBeGreaterThan(0);
    return vistos;
  };

  it('PRE-02 INV-42 INV-45 are those of each one, written or derived, while nobody wrote what a dollar is worth', async () => {
    expect(await probar()).toBeGreaterThan(0);
  });

  it('PRE-02 PRE-14 and when somebody did', async () => {
    await sql`insert into cotizacion (id, moneda, fecha, valor, fuente)
              values (${uuidv7()}, 'USD', '2020-01-01', 1450.5, 'x')`.execute(prueba.db);
    expect(await probar()).toBeGreaterThan(0);
  });

  it('filters by price say of each artículo what its row says', async () => {
    const suyas = await listas();
    await escribir(suyas, fc.sample(precio, { numRuns: 40, seed: 7 }), fc.sample(costo, { numRuns: 15, seed: 7 }));
    for (const listaId of suyas) {
      const leer = async (resto: string): Promise<readonly Fila[]> =>
        (await persona.get(`/api/articulos?porPagina=100&listaId=${listaId}&${resto}`)).cuerpo.filas;
      const todas = await leer('');
      const quienes = (filas: readonly Fila[]) => filas.map((fila) => fila.id);
      const con = (cumple: (neto: number | null) => boolean) =>
        quienes(todas.filter((fila) => cumple(fila.precio === null ? null : Number(fila.precio))));
      expect(quienes(await leer('sinPrecio=true'))).toEqual(con((neto) => neto === null));
      expect(quienes(await leer('sinPrecio=false'))).toEqual(con((neto) => neto !== null));
      expect(quienes(await leer('filtros=precio:lleno'))).toEqual(con((neto) => neto !== null));
      expect(quienes(await leer('filtros=precio:vacio'))).toEqual(con((neto) => neto === null));
      expect(quienes(await leer('filtros=precio:entre:100,3000'))).toEqual(
        con((neto) => neto !== null && neto >= 100 && neto <= 3000),
      );
    }
  });
});

describe('at the size of a company', () => {
  const marco: MarcoConKits = { listaId: undefined, ahora: new Date(), sucursales: null, kits: [] };
  // Of a few prices it says nothing where they are: what there is of one artículo in a lista is little beside what all of them have.
  beforeAll(async () => {
    await sql`
      insert into precio (id, lista_id, articulo_id, desde, importe)
      select gen_random_uuid(), l.id, a.id, '2020-01-01'::timestamptz + n * interval '1 day', 1
      from lista_precio l, unnest(${ids}::uuid[]) a (id), generate_series(1, 40) n`.execute(prueba.db);
    await sql`analyze precio, lista_precio`.execute(prueba.db);
  });
  const planDe = (donde: RawBuilder<unknown>): Promise<string> =>
    prueba.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      await sql`set local enable_bitmapscan = off`.execute(tx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain (costs off) select from articulo a where ${donde}`.execute(tx);
      return rows.map((fila) => fila['QUERY PLAN']).join('\n');
    });

  it('the price of one artículo is read at its own place in the index', async () => {
    expect(await planDe(tienePrecio(marco))).toMatch(
      /precio_vigencia[\s\S]*Index Cond: \(\(lista_id = suya\.id\) AND \(articulo_id = a\.id\)/,
    );
  });

  it('TD-07 the stock of all is summed once, and not of each artículo, also to find those without any', async () => {
    for (const filtros of ['stock:entre:0,0', 'stock:entre:0.001,', `stock-${INICIALES.sucursal}:entre:0,0`]) {
      const [entre = sql`false`] = deSusColumnas({ filtros } as ConsultaDeArticulos, marco);
      const plan = await planDe(entre);
      expect(plan, filtros).toMatch(
        /hashed SubPlan|Hash (Semi |Anti )?Join|Merge (Semi |Anti )?Join|Nested Loop[\s\S]*Aggregate/,
      );
      expect(plan, filtros).not.toMatch(/saldo_stock[\s\S]*articulo_id = a\.id/);
    }
  });

  it('what a lista derives is worked out once, however few are asked for', async () => {
    const [entre = sql`false`] = deSusColumnas({ filtros: 'precio:entre:1,2' } as ConsultaDeArticulos, marco);
    for (const [condicion, quienes] of [
      [faltaPrecio(marco), 'con_precio_derivado'],
      [entre, 'precios_derivados'],
    ] as const) {
      const plan = await planDe(sql`a.id = ${ids[0]} and ${condicion}`);
      expect(plan).toMatch(/hashed SubPlan/);
      // Whatever stands for one artículo at a time says so with its id.
      expect(plan).toContain(quienes);
      expect(plan.split(quienes)[1]?.split('SubPlan')[0]).not.toContain('a.id');
    }
  });

  it('whether there is a price is told without working out any', async () => {
    for (const condicion of [tienePrecio(marco), faltaPrecio(marco)]) {
      expect(await planDe(condicion)).not.toContain('precios_derivados');
    }
    // Of a page that stops early the cost is asked of one artículo at a time; only what kits take is worked out, if one gets there.
    const plan = await planDe(tienePrecio(marco));
    expect(plan).toMatch(/costo_reposicion_vigencia[^\n]*\n[^\n]*Index Cond: \(\(articulo_id = a\.id\)/);
    expect(plan).not.toContain('con_precio_derivado');
  });
});

describe('a price names what there is', () => {
  const insertar = (listaId: string | undefined, usuarioId: string | null) =>
    sql`insert into precio (id, lista_id, articulo_id, desde, importe, creado_por)
        values (${uuidv7()}, ${listaId}, ${ids[0]}, '2001-01-01', 1, ${usuarioId})`.execute(prueba.db);

  it('a lista and a user, whom nobody deletes', async () => {
    const listaId = (await lista(persona, {})).id;
    await expect(insertar(SIN_NADIE, null)).rejects.toMatchObject({ constraint: 'precio_lista_id_fkey' });
    await expect(insertar(listaId, SIN_NADIE)).rejects.toMatchObject({ constraint: 'precio_creado_por_fkey' });
    await insertar(listaId, null);
    await expect(sql`delete from lista_precio where id = ${listaId}`.execute(prueba.db)).rejects.toThrow(
      'never deleted',
    );
  });
});
