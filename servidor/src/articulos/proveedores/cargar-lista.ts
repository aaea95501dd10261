import { sql } from 'kysely';
import { bloquearArticulosDe } from '#articulos/articulos.repo.ts';
import type { Tx } from '#db/db.ts';
import { decirAsunto } from './asunto-de-costo.ts';
import { ponerCodigosDeLista } from './codigos-de-lista.repo.ts';

export type CargaDeLista = {
  readonly importacionId: string;
  readonly proveedorId: string;
  /** Where its costs say they come from: «Bosch Argentina · lista-agosto.csv». */
  readonly origen: string;
  readonly usuarioId: string;
  readonly ahora: Date;
};

/**
 * What a proveedor asks from now on for many artículos (GAP-18), handed over in temporary tables of the same transaction:
 *
 * - `carga_trato`: `linea, articulo_id, version` (that of the trato when it was looked at; null when there was none), `codigo,
 *   codigo_norm, costo, moneda, descuentos, recargos, multiplo` (null: as it is), and, filled in here, `omitida` (why it was left
 *   alone), `version_dejada` and `previo` (what a reversal puts back, and the version of the artículo before).
 * - `carga_ausente`: `linea, articulo_id, version` of what its list no longer brings, and the same columns to fill in.
 *
 * The artículos are held in order, so what somebody changed since it was looked at is seen, and left alone. Who sells them
 * meanwhile is not kept waiting: a list takes its time.
 */
export async function guardarListaDeProveedor(tx: Tx, carga: CargaDeLista): Promise<void> {
  await bloquearArticulosDe(tx, sql`select articulo_id from carga_trato union select articulo_id from carga_ausente`);
  await apartar(tx, carga);
  await anotarPrevio(tx, carga);
  await decirAsunto(tx, { ...carga, que: 'LISTA', detalle: carga.origen });
  await escribirTratos(tx, carga);
  // Each one answers to the code of the list from now on.
  await ponerCodigosDeLista(
    tx,
    carga.proveedorId,
    sql`select articulo_id, codigo, 1 as cantidad from carga_trato where omitida is null`,
  );
  await escribirReposicion(tx, carga);
  await marcarAusentes(tx, carga);
}

/** Leaves alone what is no longer what was looked at, and codes that another artículo of the proveedor has. */
async function apartar(tx: Tx, { proveedorId }: CargaDeLista): Promise<void> {
  await sql`
    update carga_trato c set omitida = case
      when a.estado = 'INACTIVO' then 'INACTIVO'
      when t.version is distinct from c.version then 'CAMBIO'
      when exists (select from codigo_articulo o
                    where o.tipo = 'PROVEEDOR' and o.proveedor_id = ${proveedorId} and o.valor_norm = c.codigo_norm
                      and o.articulo_id <> c.articulo_id) then 'CODIGO_TOMADO' end
      from articulo a
      left join articulo_proveedor t on t.articulo_id = a.id and t.proveedor_id = ${proveedorId}
     where a.id = c.articulo_id
  `.execute(tx);
  await sql`
    update carga_ausente c set omitida = 'CAMBIO'
     where not exists (select from articulo_proveedor t
                        where t.articulo_id = c.articulo_id and t.proveedor_id = ${proveedorId} and t.version = c.version)
  `.execute(tx);
}

async function anotarPrevio(tx: Tx, { proveedorId, ahora }: CargaDeLista): Promise<void> {
  await sql`
    update carga_trato c set previo = jsonb_build_object(
        'creado', t.id is null, 'costo', t.costo, 'moneda', t.moneda, 'descuentos', to_jsonb(t.descuentos), 'recargos', t.recargos,
        'multiplo', t.multiplo, 'neto', t.neto, 'principal', t.principal, 'actualizado', t.actualizado_en,
        'fuera', t.fuera_de_lista, 'codigo', k.valor, 'cantidad', k.cantidad_por_lectura, 'escrito', ${ahora}::timestamptz, 'articulo', a.version,
        'reposicion', a.costo_reposicion, 'reposicion_moneda', a.costo_reposicion_moneda,
        'reposicion_fecha', a.costo_reposicion_fecha, 'reposicion_origen', a.costo_reposicion_origen)
      from articulo a
      left join articulo_proveedor t on t.articulo_id = a.id and t.proveedor_id = ${proveedorId}
      left join codigo_articulo k on k.articulo_id = a.id and k.proveedor_id = ${proveedorId} and k.tipo = 'PROVEEDOR'
     where a.id = c.articulo_id and c.omitida is null
  `.execute(tx);
}

/** The first one of an artículo is its principal. What changes nothing was looked at all the same. */
async function escribirTratos(tx: Tx, { proveedorId, usuarioId, ahora }: CargaDeLista): Promise<void> {
  await sql`
    update articulo_proveedor t
       set costo = c.costo, moneda = c.moneda, descuentos = c.descuentos, recargos = c.recargos, multiplo = ${MULTIPLO(sql`t.multiplo`)},
           fuera_de_lista = null, actualizado_en = ${ahora}, modificado_en = ${ahora}, modificado_por = ${usuarioId},
           version = t.version + ((t.costo, t.moneda, t.descuentos, t.recargos, t.multiplo, t.fuera_de_lista) is distinct from
                                  (c.costo, c.moneda, c.descuentos, c.recargos, ${MULTIPLO(sql`t.multiplo`)}, null::timestamptz))::int
      from carga_trato c join articulo a on a.id = c.articulo_id
     where t.articulo_id = c.articulo_id and t.proveedor_id = ${proveedorId} and c.omitida is null
  `.execute(tx);
  await sql`
    insert into articulo_proveedor (id, articulo_id, decimales, proveedor_id, costo, moneda, descuentos, recargos, multiplo, principal,
                                    actualizado_en, creado_en, creado_por, modificado_en, modificado_por)
    select uuid_de_ahora(), a.id, a.decimales, ${proveedorId}, c.costo, c.moneda, c.descuentos, c.recargos, ${MULTIPLO(sql`1`)},
           not exists (select from articulo_proveedor o where o.articulo_id = a.id and o.principal),
           ${ahora}, ${ahora}, ${usuarioId}, ${ahora}, ${usuarioId}
      from carga_trato c join articulo a on a.id = c.articulo_id
     where c.omitida is null and (c.previo ->> 'creado')::boolean
  `.execute(tx);
  await sql`
    update carga_trato c set version_dejada = t.version from articulo_proveedor t
     where t.articulo_id = c.articulo_id and t.proveedor_id = ${proveedorId} and c.omitida is null
  `.execute(tx);
}

/** A multiple that the unidad of the artículo cannot count says nothing. */
const MULTIPLO = (siNo: ReturnType<typeof sql>) =>
  sql`case when c.multiplo = round(c.multiplo, a.decimales) then c.multiplo else ${siNo} end`;

/**
 * What buying again costs follows the principal (ART-12), unless somebody wrote a later one: the same rule as
 * `reposicionTras`. One that somebody wrote by hand holds until the principal says another. The same cost, said again, is as fresh
 * as its list (PRE-17).
 */
async function escribirReposicion(tx: Tx, { proveedorId, origen, usuarioId, ahora }: CargaDeLista): Promise<void> {
  await sql`
    update articulo a
       set costo_reposicion = t.neto, costo_reposicion_moneda = t.moneda, costo_reposicion_fecha = ${ahora},
           costo_reposicion_origen = ${origen}, version = a.version + 1, modificado_en = ${ahora}, modificado_por = ${usuarioId}
      from carga_trato c
      join articulo_proveedor t on t.articulo_id = c.articulo_id and t.proveedor_id = ${proveedorId} and t.principal
     where a.id = c.articulo_id and c.omitida is null
       and (a.costo_reposicion is null or (a.costo_reposicion, a.costo_reposicion_moneda) = (t.neto, t.moneda)
            or not coalesce((c.previo ->> 'principal')::boolean, false)
            or ((c.previo ->> 'neto')::numeric, c.previo ->> 'moneda') is distinct from (t.neto, t.moneda))
       and coalesce(a.costo_reposicion_fecha, '-infinity') <= ${ahora}
  `.execute(tx);
}

async function marcarAusentes(tx: Tx, { proveedorId, usuarioId, ahora }: CargaDeLista): Promise<void> {
  await sql`
    with antes as (
      select c.linea, t.id, t.fuera_de_lista, a.version as articulo from carga_ausente c
        join articulo a on a.id = c.articulo_id
        join articulo_proveedor t on t.articulo_id = c.articulo_id and t.proveedor_id = ${proveedorId}
       where c.omitida is null),
    marcado as (
      update articulo_proveedor t
         set fuera_de_lista = coalesce(t.fuera_de_lista, ${ahora}), version = t.version + 1, modificado_en = ${ahora},
             modificado_por = ${usuarioId}
        from antes where t.id = antes.id
      returning antes.linea, antes.fuera_de_lista, antes.articulo, t.version)
    update carga_ausente c
       set version_dejada = m.version, previo = jsonb_build_object('fuera', m.fuera_de_lista, 'articulo', m.articulo)
      from marcado m where m.linea = c.linea
  `.execute(tx);
}
