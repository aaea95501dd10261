import { type RawBuilder, sql } from 'kysely';
import { bloquearArticulosDe } from '#articulos/articulos.repo.ts';
import { leerIdos, loQueQuedaDebajo } from '#articulos/precios/lotes/aplicar/lo-que-queda.repo.ts';
import { esperarLotes } from '#articulos/precios/lotes/turno.repo.ts';
import { desdeAhora } from '#articulos/precios/precios.repo.ts';
import type { Tx } from '#db/db.ts';
import { estanReferidos } from '#db/referencias.ts';
import { guardarCamposDeCarga, guardarCargaDeArticulos, guardarPreciosDeCarga } from './carga-masiva.ts';

/** What belongs to an artículo and goes with it. */
export const PROPIAS = [
  'codigo_articulo',
  'articulo_clave',
  'articulo_palabras',
  'precio',
  'costo_reposicion',
  'costo_de_proveedor',
  'articulo_campo',
  'articulo_subfamilia_anterior',
];

type Autoria = { readonly usuarioId: string; readonly ahora: Date; readonly motivo: string };

/**
 * Takes a load back (INV-74). `carga_reversion`, a temporary table of the same transaction: `id`, `creado`, `version`
 * (the one the load left), `con_precio`, `previo` (what was, for those that were changed) and, filled in here, `motivo` and
 * `destino`: BORRAR, DEVOLVER, or DEJAR with the reason why it stays. `cargadaEn` is when the load was
 * written.
 */
export async function revertirCargaDeArticulos(
  tx: Tx,
  { usuarioId, ahora, motivo, cargadaEn }: Autoria & { readonly cargadaEn: Date },
): Promise<void> {
  const { rows } = await sql`select from carga_reversion where con_precio limit 1`.execute(tx);
  // What a batch is writing is not seen yet: it would be lost, or cover what comes back.
  if (rows.length > 0) await esperarLotes(tx);
  await bloquearArticulosDe(tx, sql`select id from carga_reversion`);
  await sostenerTodo(
    tx,
    sql`select r.id from carga_reversion r join articulo x on x.id = r.id
         where r.creado or (x.decimales, x.tipo, x.permite_negativo) is distinct from
               ((r.previo ->> 'decimales')::int, r.previo ->> 'tipo', (r.previo ->> 'permite_negativo')::boolean)`,
  );
  const desde = await desdeAhora(tx, ahora);
  const idos = await leerIdos(tx);
  await decidir(tx, { cargadaEn, desde, idos });
  await devolver(tx, { usuarioId, ahora: desde, motivo, idos });
  await borrar(tx);
}

/**
 * Holds back also whoever is writing a line or a movement of those, which the caller holds by now: what goes away, or counts
 * otherwise, must not be named meanwhile. Nobody else is waited for.
 */
export async function sostenerTodo(tx: Tx, cuales: RawBuilder<unknown>): Promise<void> {
  await sql`select count(*) from (select from articulo where id in (${cuales}) order by id for update) x`.execute(tx);
}

type Momentos = { readonly cargadaEn: Date; readonly desde: Date } & ConIdos;
/** The batches of prices that are in no pile by now (decision 0019). */
type ConIdos = { readonly idos: readonly string[] };

async function decidir(tx: Tx, { cargadaEn, desde, idos }: Momentos): Promise<void> {
  const referidos = await estanReferidos(tx, 'articulo', PROPIAS, sql`r.id`);
  await sql`
    update carga_reversion r set motivo = case
      when not exists (select from articulo a where a.id = r.id and a.version = r.version) then 'Alguien lo cambió después.'
      when r.creado and (select count(*) from precio n where n.articulo_id = r.id and not ${DEVUELTO}) > r.con_precio::int
        then 'Le pusieron otro precio después.'
      when r.creado and ${referidos} then 'Ya tiene movimientos o documentos.'
      when r.creado then null
      when exists (select from precio n where n.articulo_id = r.id and n.creado_en > ${cargadaEn} and not ${seFue(idos)}) or ${otroPrecio(desde, idos)} then 'Le pusieron otro precio después.'
      when exists (select from subfamilia s where s.id = (r.previo ->> 'subfamilia_id')::uuid and not s.activo)
        then 'La subfamilia que tenía está inactiva.'
      when exists (select from unidad u where u.id = (r.previo ->> 'unidad_id')::uuid and u.decimales <> (r.previo ->> 'decimales')::int)
        then 'La unidad que tenía se cuenta ahora con otros decimales.'
      when not (r.previo ->> 'permite_negativo')::boolean
           and exists (select from saldo_stock s where s.articulo_id = r.id and s.fisico < 0) then 'Tiene stock negativo.'
      when exists (select from articulo a where a.id = r.id and ${referidos}
                     and (a.decimales <> (r.previo ->> 'decimales')::int or a.tipo <> r.previo ->> 'tipo'))
        then 'Ya tiene movimientos o documentos con su tipo y su unidad de ahora.' end
  `.execute(tx);
  await sql`
    update carga_reversion
       set destino = case when motivo is not null then 'DEJAR' when creado then 'BORRAR' else 'DEVOLVER' end
  `.execute(tx);
}

/** A price that a later load wrote, or that came back when it was taken back. */
const DEVUELTO = sql`coalesce(r.previo -> 'precios_devueltos' ? n.id::text, false)`;

/** The same, or one of a batch that came since and went. */
const seFue = (idos: readonly string[]) => sql`(${DEVUELTO} or coalesce(n.lote_id = any(${idos}::uuid[]), false))`;

/** A price of the same lista that began after the one the load wrote. One that was there for later is where it was. */
const otroPrecio = (ahora: Date, idos: readonly string[]) => sql`exists (
  select from precio p join precio n on n.lista_id = p.lista_id and n.articulo_id = p.articulo_id
     and n.cantidad_desde = 0 and n.id <> p.id and n.desde >= p.desde and n.desde <= ${ahora}
     and not ${seFue(idos)}
   where p.id = (r.previo ->> 'precio_id')::uuid)`;

async function devolver(tx: Tx, { usuarioId, ahora, motivo, idos }: Autoria & ConIdos): Promise<void> {
  await sql`
    with quitados as (
      delete from codigo_articulo c using carga_reversion r
       where r.destino = 'DEVOLVER' and c.articulo_id = r.id and jsonb_typeof(r.previo -> 'codigos') = 'array'
         and r.previo -> 'codigos' ? c.id::text
      returning c.articulo_id, c.tipo, c.valor_norm)
    delete from articulo_clave k using quitados q
     where k.articulo_id = q.articulo_id and k.tipo = q.tipo and k.valor_norm = q.valor_norm
  `.execute(tx);
  await sql`
    create temp table carga_articulo on commit drop as
    select r.id, 'ACTUALIZAR' as accion, (r.previo ->> 'toca')::boolean as toca, a.codigo, a.codigo_norm, v.*,
           null as codigo_palabras, null as descripcion_palabras, null as descripcion_juntas
      from carga_reversion r
      join articulo a on a.id = r.id
      cross join lateral jsonb_to_record(r.previo) as v (
        descripcion text, subfamilia_id uuid, marca_id uuid, unidad_id uuid, decimales smallint, tipo text, iva text,
        permite_negativo boolean, observaciones text)
     where r.destino = 'DEVOLVER'
  `.execute(tx);
  await sql`
    create temp table carga_codigo (
      id uuid, articulo_id uuid, decimales smallint, tipo text, valor text, valor_norm text) on commit drop`.execute(
    tx,
  );
  await guardarCargaDeArticulos(tx, { usuarioId, ahora });
  // What it said is there again only where its campo still admits it: fewer decimals may have come since.
  await sql`
    create temp table carga_campo_cambio on commit drop as
    select r.id as articulo_id, c.id as campo_id,
           case when c.tipo <> 'NUMERO' or scale(trim_scale(x.valor::numeric)) <= c.decimales then x.valor end as valor
      from carga_reversion r
      cross join lateral jsonb_each_text(
        case when jsonb_typeof(r.previo -> 'campos') = 'object' then r.previo -> 'campos' else '{}' end) as x (campo_id, valor)
      join campo c on c.id = x.campo_id::uuid
     where r.destino = 'DEVOLVER'`.execute(tx);
  await guardarCamposDeCarga(tx);
  // What a batch wrote is still its own when it is put again (decision 0019), and what one that is gone by now wrote is not put.
  await sql`
    create temp table carga_precio on commit drop as
    select gen_random_uuid() as id, r.id as articulo_id, n.lista_id, d.lote_id, coalesce(d.fecha, d.desde) as fecha,
           case when v.se_fue then d.importe else (r.previo ->> 'precio')::numeric end as importe
      from carga_reversion r join precio n on n.id = (r.previo ->> 'precio_id')::uuid
      left join lateral (
        select q.id, exists (select from lote_precio t where t.id = q.lote_id and t.revertido_en is not null) as se_fue
          from precio q
         where q.lista_id = n.lista_id and q.articulo_id = n.articulo_id and q.cantidad_desde = 0 and q.desde < n.desde
         order by q.desde desc limit 1) v on true
      left join lateral (
        select q.* from precio q
         where q.id = case when v.se_fue then (${loQueQuedaDebajo(sql`p.id`, idos)}) else v.id end offset 0) d on true
     where r.destino = 'DEVOLVER'
  `.execute(tx);
  const { rows } = await sql<{ listaId: string }>`select lista_id as "listaId" from carga_precio limit 1`.execute(tx);
  // One import, one lista.
  for (const { listaId } of rows) await guardarPreciosDeCarga(tx, { usuarioId, ahora, listaId, motivo });
}

async function borrar(tx: Tx): Promise<void> {
  const fuera = sql`select id from carga_reversion where destino = 'BORRAR'`;
  await sql`delete from articulo_clave where articulo_id in (${fuera})`.execute(tx);
  await sql`delete from articulo_palabras where articulo_id in (${fuera})`.execute(tx);
  await sql`delete from codigo_articulo where articulo_id in (${fuera})`.execute(tx);
  await sql`delete from articulo_campo where articulo_id in (${fuera})`.execute(tx);
  await sql`delete from articulo_subfamilia_anterior where articulo_id in (${fuera})`.execute(tx);
  await sql`delete from precio where articulo_id in (${fuera})`.execute(tx);
  await sql`delete from costo_reposicion where articulo_id in (${fuera})`.execute(tx);
  await sql`delete from costo_de_proveedor where articulo_id in (${fuera})`.execute(tx);
  await sql`delete from articulo where id in (${fuera})`.execute(tx);
}
