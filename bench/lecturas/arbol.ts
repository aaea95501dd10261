import type pg from 'pg';
import type { Azar } from '#bench/estadistica.ts';
import type { Caso } from './casos.ts';

const RUBROS = 40;
/** Of each rubro and of each familia: with the rubros, 10,040 nodes besides those of the demo company. */
const FAMILIAS = 25;
const SUBFAMILIAS = 9;
/** One of so many artículos goes to a subfamilia of these: the rest stay where the demo company has them. */
const UNO_DE = 10;
const POR_PAGINA = 200;
const RAMAS = 200;

/** The roots of the classification, and what is below one of its nodes, as the tree asks for them. */
export async function casosDelArbol(pool: pg.Pool, azar: Azar): Promise<Caso[]> {
  await sembrar(pool);
  const { rows: nodos } = await pool.query<{ n: number }>(
    `select ((select count(*) from rubro) + (select count(*) from familia) + (select count(*) from subfamilia))::int as n`,
  );
  const { rows: padres } = await pool.query<{ id: string; nivel: Rama }>(
    `select id, 'familias' as nivel from rubro union all select id, 'subfamilias' from familia order by id`,
  );
  const total = nodos[0]?.n ?? 0;
  return [
    {
      nombre: `Comienzo del árbol de ${total} nodos de la clasificación`,
      objetivos: { p95: 150 },
      pedidos: (['codigo', '-codigo', 'nombre', '-nombre'] as const).map((orden) => ({
        ruta: `/api/articulos/rubros?porPagina=${POR_PAGINA}&orden=${orden}`,
        consultas: [{ texto: raices(orden), valores: [POR_PAGINA] }],
      })),
    },
    {
      nombre: `Una rama del árbol de ${total} nodos de la clasificación`,
      objetivos: { p95: 150 },
      pedidos: azar
        .barajar(padres)
        .slice(0, RAMAS)
        .map(({ id, nivel }) => ({
          ruta: `/api/articulos/${nivel}?porPagina=${POR_PAGINA}&${nivel === 'familias' ? 'rubroId' : 'familiaId'}=${id}`,
          consultas: [{ texto: DEBAJO[nivel], valores: [id, POR_PAGINA] }],
        })),
    },
  ];
}

type Rama = 'familias' | 'subfamilias';

async function sembrar(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into rubro (id, codigo, nombre)
       select gen_random_uuid(), 'BENCH' || n, 'Rubro de prueba ' || n from generate_series(1, $1::int) n`,
      [RUBROS],
    );
    await client.query(
      `insert into familia (id, rubro_id, codigo, nombre)
       select gen_random_uuid(), r.id, 'F' || n, r.nombre || ', familia ' || n
       from rubro r, generate_series(1, $1::int) n where r.codigo like 'BENCH%'`,
      [FAMILIAS],
    );
    await client.query(
      `insert into subfamilia (id, familia_id, codigo, nombre)
       select gen_random_uuid(), f.id, 'S' || n, f.nombre || ', subfamilia ' || n
       from familia f join rubro r on r.id = f.rubro_id, generate_series(1, $1::int) n where r.codigo like 'BENCH%'`,
      [SUBFAMILIAS],
    );
    await client.query(
      `with hoja as (select s.id, row_number() over (order by s.id) - 1 as n, count(*) over () as cuantas
                     from subfamilia s join familia f on f.id = s.familia_id join rubro r on r.id = f.rubro_id
                     where r.codigo like 'BENCH%'),
       mudado as (select id, row_number() over (order by id) as n from articulo)
       update articulo a set subfamilia_id = h.id
       from mudado m, hoja h where m.id = a.id and m.n % $1::int = 0 and h.n = (m.n / $1::int) % h.cuantas`,
      [UNO_DE],
    );
    await client.query('commit');
    await client.query('vacuum analyze articulo, rubro, familia, subfamilia');
  } finally {
    client.release();
  }
}

const VALUADO = `count(*) filter (where a.estado <> 'INACTIVO') as articulos, coalesce(sum(k.valor), 0) as valor,
         coalesce(sum(coalesce(k.cantidad * a.costo_reposicion * case when a.costo_reposicion_moneda = 'ARS' then 1
                               else (select cambio_en('USD', now())) end, k.valor)), 0) as reposicion`;

const raices = (orden: string): string => `
  select r.id, r.version, r.codigo, r.nombre, r.activo, r.iva_omision, r.margen_omision, r.dias_de_conteo, r.obsolescencia,
         (select count(*) from familia f where f.rubro_id = r.id) as familias, x.articulos, x.valor, x.reposicion
  from rubro r left join (
    select f.rubro_id as id, ${VALUADO}
    from articulo a left join costo_articulo k on k.articulo_id = a.id and k.cantidad <> 0
    join subfamilia s on s.id = a.subfamilia_id join familia f on f.id = s.familia_id
    group by f.rubro_id) x on x.id = r.id
  order by r.${orden.replace('-', '')} collate "es-x-icu"${orden.startsWith('-') ? ' desc' : ''}, r.id limit $1`;

const DEBAJO: Readonly<Record<Rama, string>> = {
  familias: `
  select f.id, f.version, f.codigo, f.nombre, f.activo, f.iva_omision, f.margen_omision, f.dias_de_conteo, f.obsolescencia,
         (select count(*) from subfamilia s where s.familia_id = f.id) as subfamilias, x.articulos, x.valor, x.reposicion
  from familia f left join (
    select s.familia_id as id, ${VALUADO}
    from subfamilia s join familia g on g.id = s.familia_id join articulo a on a.subfamilia_id = s.id
    left join costo_articulo k on k.articulo_id = a.id and k.cantidad <> 0
    where g.rubro_id = $1 group by s.familia_id) x on x.id = f.id
  where f.rubro_id = $1 order by f.codigo collate "es-x-icu", f.id limit $2`,
  subfamilias: `
  select s.id, s.version, s.codigo, s.nombre, s.activo, s.iva_omision, s.margen_omision, s.dias_de_conteo, s.obsolescencia,
         x.articulos, x.valor, x.reposicion
  from subfamilia s left join (
    select a.subfamilia_id as id, ${VALUADO}
    from articulo a left join costo_articulo k on k.articulo_id = a.id and k.cantidad <> 0
    where a.subfamilia_id in (select id from subfamilia where familia_id = $1) group by a.subfamilia_id) x on x.id = s.id
  where s.familia_id = $1 order by s.codigo collate "es-x-icu", s.id limit $2`,
};
