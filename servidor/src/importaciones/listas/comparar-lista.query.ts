import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';
import { analizar } from '#importaciones/trabajo/carga.ts';
import type { ProveedorDeLista } from './datos-de-lista.query.ts';
import type { Reglas } from './reglas.ts';

type Comparacion = {
  readonly importacionId: string;
  readonly proveedor: ProveedorDeLista;
  readonly reglas: Reglas;
  readonly ahora: Date;
};

type Comparada = Record<'crear' | 'actualizar' | 'sinCambios' | 'sinArticulo' | 'faltan', number>;

/** What every row of `carga_renglon` changes, left as the lines of the list. Answers how many of each kind there are. */
export async function compararLista(tx: Tx, comparacion: Comparacion): Promise<Comparada> {
  const { importacionId, proveedor, reglas, ahora } = comparacion;
  await emparejar(tx, proveedor.id, reglas);
  const descuentos = sql`coalesce(r.descuentos, ${reglas.descuentos ?? proveedor.descuentos}::numeric(5,2)[])`;
  await sql`
    insert into lista_proveedor_linea (importacion_id, linea, fila, situacion, codigo, codigo_norm, propio, descripcion, marca,
        marca_id, original, barras, iva, costo, moneda, descuentos, recargos, multiplo, articulo_id, por, trato_version, moneda_anterior,
        neto_anterior, variacion, alerta, incluida)
    with cambio as materialized (select cambio_en('USD', ${ahora}) as usd),
    renglon as materialized (
      select r.*, d.descuentos as quita from carga_renglon r cross join lateral (select ${descuentos} as descuentos) d)
    select ${importacionId}, row_number() over (order by r.fila), r.fila, j.situacion, r.codigo, r.codigo_norm, r.propio,
           r.descripcion, r.marca, m.id, r.original, r.barras, r.iva, r.costo, r.moneda, r.quita, g.recargos, r.multiplo, e.articulo_id, e.por,
           t.version, t.moneda, t.neto, j.variacion, ${seSale(sql`j`, reglas.limite)}, j.situacion <> 'SIN_ARTICULO'
      from renglon r
      cross join cambio
      left join carga_par e on e.fila = r.fila
      left join articulo a on a.id = e.articulo_id
      left join articulo_proveedor t on t.articulo_id = a.id and t.proveedor_id = ${proveedor.id}
      left join marca m on m.id = r.marca_id
      cross join lateral (
        select recargos_en(case when t.recargos_propios then t.recargos else ${JSON.stringify(proveedor.recargos)}::jsonb end,
                           r.moneda, cambio.usd) as recargos) g
      cross join lateral (select neto_de_lista(r.costo, r.quita, g.recargos) as neto) k
      cross join lateral (${juicio(sql`k.neto`, sql`r.moneda`)}) j
     order by r.fila
  `.execute(tx);
  await exigirNetos(tx, importacionId);
  await anotarNombrados(tx, comparacion);
  await reponerAusentes(tx, importacionId, proveedor.id);
  await analizar(tx, 'lista_proveedor_linea');
  return contar(tx, importacionId);
}

/** What a recargo in dollars comes to is not known until somebody writes what one is worth: by then the cost would be none. */
export async function exigirNetos(tx: Tx, importacionId: string): Promise<void> {
  const { rows } = await sql`
    select from lista_proveedor_linea where importacion_id = ${importacionId} and costo is not null and neto is null limit 1`.execute(
    tx,
  );
  if (rows.length > 0) rechazar('importaciones.lista_sin_cotizacion', {});
}

/**
 * The situación and the variation of a line, given its artículo `a`, the trato `t` there is of it, if any, and what a dollar is
 * worth in `cambio`. What its proveedor sells for the first time is measured against what buying it again costs.
 */
export const juicio = (neto: RawBuilder<unknown>, moneda: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select case when a.id is null then 'SIN_ARTICULO'
              else situacion_de_costo(t.neto, t.moneda, ${neto}, ${moneda}, ${enPesos(sql`t.moneda`)}, ${enPesos(moneda)}) end as situacion,
         case when t.neto is not null
                then variacion_de_costo(t.neto, t.moneda, ${neto}, ${moneda}, ${enPesos(sql`t.moneda`)}, ${enPesos(moneda)})
              else variacion_de_costo(a.costo_reposicion, a.costo_reposicion_moneda, ${neto}, ${moneda},
                                      ${enPesos(sql`a.costo_reposicion_moneda`)}, ${enPesos(moneda)}) end as variacion`;

const enPesos = (moneda: RawBuilder<unknown>) => sql`case ${moneda} when 'USD' then cambio.usd else 1 end`;

/** `pideTilde`, of what was judged. */
export const seSale = (j: RawBuilder<unknown>, limite: string): RawBuilder<unknown> =>
  sql`coalesce(abs(${j}.variacion) > ${limite}::numeric, ${j}.situacion in ('SUBE', 'BAJA'))`;

/** The artículo of each row, in `carga_par`: each artículo once. */
async function emparejar(tx: Tx, proveedorId: string, reglas: Reglas): Promise<void> {
  await sql`
    create temp table carga_par on commit drop as
    select distinct on (articulo_id) fila, articulo_id, por
      from (${hallar(sql`carga_renglon`, proveedorId, reglas)}) mejor order by articulo_id, orden, fila
  `.execute(tx);
  await analizar(tx, 'carga_par');
}

/** The artículo of each row of a table, by the first of the ways that finds one. */
const hallar = (renglones: RawBuilder<unknown>, proveedorId: string, { emparejar: formas }: Reglas) => sql`
    with forma as materialized (select por, orden from unnest(${formas}::text[]) with ordinality as x (por, orden)),
    hallado as (
      select r.fila, c.articulo_id, 'PROVEEDOR' as por from ${renglones} r
        join codigo_articulo c on c.tipo = 'PROVEEDOR' and c.proveedor_id = ${proveedorId} and c.valor_norm = r.codigo_norm
      union all
      select fila, articulo_id, 'PROPIO' from (
        select r.fila, a.id as articulo_id, upper(a.codigo) = upper(r.propio) as igual,
               count(*) over (partition by r.fila) as cuantos
          from ${renglones} r join articulo a on a.codigo_norm = r.propio_norm and a.estado <> 'INACTIVO') x
       where cuantos = 1 or igual
      union all
      select r.fila, c.articulo_id, 'ORIGINAL' from ${renglones} r
        join codigo_articulo c on c.tipo = 'ORIGINAL' and c.valor_norm = coalesce(nullif(r.original_norm, ''), r.propio_norm)
      union all
      select r.fila, c.articulo_id, 'BARRAS' from ${renglones} r
        join codigo_articulo c on c.tipo = 'BARRAS' and c.valor_norm = coalesce(nullif(r.barras_norm, ''), r.codigo_norm))
    select distinct on (h.fila) h.fila, h.articulo_id, h.por, f.orden
      from hallado h join forma f using (por) join articulo a on a.id = h.articulo_id and a.estado <> 'INACTIVO'
     order by h.fila, f.orden, h.articulo_id`;

/** The artículos of `carga_nombrado`, rows that are not taken: the list brings them, so they are not missing from it. */
async function anotarNombrados(tx: Tx, { importacionId, proveedor, reglas }: Comparacion): Promise<void> {
  await analizar(tx, 'carga_nombrado');
  await sql`
    insert into lista_proveedor_nombrado (importacion_id, articulo_id)
    select distinct ${importacionId}::uuid, articulo_id
      from (${hallar(sql`carga_nombrado`, proveedor.id, reglas)}) mejor`.execute(tx);
}

/** What the proveedor sells and its list does not bring, however it says it, after every other line. */
export async function reponerAusentes(tx: Tx, importacionId: string, proveedorId: string): Promise<void> {
  await sql`
    insert into lista_proveedor_linea (importacion_id, linea, situacion, codigo, codigo_norm, descripcion, marca, articulo_id,
                                       trato_version, moneda_anterior, neto_anterior, incluida)
    select ${importacionId},
           (select coalesce(max(linea), 0) from lista_proveedor_linea where importacion_id = ${importacionId})
             + row_number() over (order by a.codigo collate "C", a.id),
           'FALTA', coalesce(c.valor, ''), coalesce(c.valor_norm, ''), a.descripcion, coalesce(m.nombre, ''), a.id, t.version,
           t.moneda, t.neto, false
      from articulo_proveedor t
      join articulo a on a.id = t.articulo_id and a.estado <> 'INACTIVO'
      left join marca m on m.id = a.marca_id
      left join codigo_articulo c on c.articulo_id = a.id and c.proveedor_id = t.proveedor_id and c.tipo = 'PROVEEDOR'
     where t.proveedor_id = ${proveedorId}
       and not exists (select from lista_proveedor_linea n where n.importacion_id = ${importacionId} and n.articulo_id = a.id)
       and not exists (select from lista_proveedor_nombrado n where n.importacion_id = ${importacionId} and n.articulo_id = a.id)
  `.execute(tx);
}

async function contar(tx: Tx, importacionId: string): Promise<Comparada> {
  const { rows } = await sql<Comparada>`
    select count(*) filter (where situacion = 'NUEVA') as crear,
           count(*) filter (where situacion in ('SUBE', 'BAJA')) as actualizar,
           count(*) filter (where situacion = 'IGUAL') as "sinCambios",
           count(*) filter (where situacion = 'SIN_ARTICULO') as "sinArticulo",
           count(*) filter (where situacion = 'FALTA') as faltan
      from lista_proveedor_linea where importacion_id = ${importacionId}`.execute(tx);
  return rows[0] ?? { crear: 0, actualizar: 0, sinCambios: 0, sinArticulo: 0, faltan: 0 };
}
