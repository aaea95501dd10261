import { sql } from 'kysely';
import { bloquearArticulosDe } from '#articulos/articulos.repo.ts';
import { PROPIAS, revertirCargaDeArticulos, sostenerTodo } from '#articulos/carga/revertir-carga.ts';
import { costoQueQueda } from '#articulos/costos/costo-que-queda.sql.ts';
import type { Tx } from '#db/db.ts';
import { estanReferidos } from '#db/referencias.ts';
import { decirAsunto } from './asunto-de-costo.ts';
import type { CargaDeLista } from './cargar-lista.ts';
import { ponerCodigosDeLista } from './codigos-de-lista.repo.ts';

type Vuelta = CargaDeLista & { readonly cargadaEn: Date };

/** Why a line stays while a later list holds what it left: it is over when that one goes back. */
export const LISTA_POSTERIOR = 'Una lista posterior dice lo que pide el proveedor.';

/**
 * Takes back what `guardarListaDeProveedor` wrote. `carga_vuelta`, a temporary table of the same transaction: `linea,
 * articulo_id, ausente` (it was only marked as gone), `version` (the one the list left the trato with), `previo`, `creado` (the
 * list created the artículo, or one under it that was taken back), `version_articulo` (the one it left that with; null when it is
 * not known), `encima` (the later list that found what it left, and holds) and, filled in here, `motivo` (why it stays) and
 * `intacto` (nobody touched the artículo since).
 */
export async function revertirListaDeProveedor(tx: Tx, vuelta: Vuelta): Promise<void> {
  await bloquearArticulosDe(tx, sql`select articulo_id from carga_vuelta`);
  await sostenerTodo(tx, sql`select articulo_id from carga_vuelta where creado`);
  await decidir(tx, vuelta);
  await decirAsunto(tx, { ...vuelta, que: 'REVERSION', detalle: vuelta.origen });
  await ponerCodigosDeLista(
    tx,
    vuelta.proveedorId,
    sql`select articulo_id, previo ->> 'codigo' as codigo, (previo ->> 'cantidad')::numeric as cantidad
          from carga_vuelta where motivo is null and not ausente`,
  );
  await devolverTratos(tx, vuelta);
  await devolverReposicion(tx, vuelta);
  await borrarCreados(tx, vuelta);
}

async function decidir(tx: Tx, { proveedorId }: Vuelta): Promise<void> {
  // What its proveedores ask goes with it too.
  const referidos = await estanReferidos(tx, 'articulo', [...PROPIAS, 'articulo_proveedor'], sql`c.articulo_id`);
  await sql`
    update carga_vuelta c set
      intacto = exists (select from articulo a where a.id = c.articulo_id and a.version = c.version_articulo),
      motivo = case
      when c.encima is not null then ${LISTA_POSTERIOR}
      when not exists (select from articulo_proveedor t where t.articulo_id = c.articulo_id
                          and t.proveedor_id = ${proveedorId} and t.version = c.version)
        then 'Alguien cambió después lo que pide el proveedor.'
      -- The same cost leaves the version as it was: when it was looked at tells that another list said so since.
      when not c.ausente and not exists (
             select from articulo_proveedor t where t.articulo_id = c.articulo_id and t.proveedor_id = ${proveedorId}
                and t.actualizado_en = (c.previo ->> 'escrito')::timestamptz)
        then ${LISTA_POSTERIOR}
      when not c.creado then null
      when not exists (select from articulo a where a.id = c.articulo_id and a.version = c.version_articulo)
        then 'Alguien cambió después el artículo que se creó.'
      when exists (select from precio p where p.articulo_id = c.articulo_id) then 'El artículo que se creó ya tiene precio.'
      when exists (select from articulo_proveedor o where o.articulo_id = c.articulo_id and o.proveedor_id <> ${proveedorId})
        or ${referidos} then 'El artículo que se creó ya se usa.' end
  `.execute(tx);
  // Who stays keeps its code, and so does whoever had that one before: it goes on as far as the chain does.
  await sql`
    with recursive
    ocupado as (
      select c.articulo_id, o.articulo_id as de
        from carga_vuelta c
        join codigo_articulo o on o.tipo = 'PROVEEDOR' and o.proveedor_id = ${proveedorId}
             and o.valor_norm = norma_codigo(c.previo ->> 'codigo') and o.articulo_id <> c.articulo_id
       where c.motivo is null),
    queda as (
      select u.articulo_id from ocupado u
       where not exists (select from carga_vuelta x where x.articulo_id = u.de and x.motivo is null and not x.ausente)
      union
      select u.articulo_id from queda q join ocupado u on u.de = q.articulo_id)
    update carga_vuelta c set motivo = 'El código que tenía ya es de otro artículo.'
      from queda q where q.articulo_id = c.articulo_id and c.motivo is null
  `.execute(tx);
}

async function devolverTratos(tx: Tx, { proveedorId, usuarioId, ahora }: Vuelta): Promise<void> {
  await sql`
    delete from articulo_proveedor t using carga_vuelta c
     where c.motivo is null and (c.previo ->> 'creado')::boolean and t.articulo_id = c.articulo_id
       and t.proveedor_id = ${proveedorId}`.execute(tx);
  await sql`
    update articulo_proveedor t
       set costo = p.costo, moneda = p.moneda, descuentos = p.descuentos,
           recargos = coalesce(p.recargos, '[]'),
           -- One that the unidad of the artículo cannot count by now says nothing.
           multiplo = case when p.multiplo = round(p.multiplo, t.decimales) then p.multiplo else t.multiplo end,
           actualizado_en = p.actualizado, fuera_de_lista = p.fuera, version = t.version + 1, modificado_en = ${ahora},
           modificado_por = ${usuarioId}
      from carga_vuelta c
     cross join lateral jsonb_to_record(c.previo) as p (
       creado boolean, costo numeric, moneda text, descuentos numeric[], recargos jsonb, multiplo numeric, actualizado timestamptz,
       fuera timestamptz)
     where c.motivo is null and not c.ausente and not p.creado and t.articulo_id = c.articulo_id
       and t.proveedor_id = ${proveedorId}`.execute(tx);
  await sql`
    update articulo_proveedor t
       set fuera_de_lista = (c.previo ->> 'fuera')::timestamptz, version = t.version + 1, modificado_en = ${ahora},
           modificado_por = ${usuarioId}
      from carga_vuelta c
     where c.motivo is null and c.ausente and t.articulo_id = c.articulo_id and t.proveedor_id = ${proveedorId}`.execute(
    tx,
  );
}

/**
 * Only the cost that the list wrote, or found of one that was taken back, while nobody wrote another one: it is as old, and of
 * whom, as it was. Its history keeps both.
 */
async function devolverReposicion(tx: Tx, { usuarioId, ahora }: Vuelta): Promise<void> {
  await sql`
    update articulo a
       set costo_reposicion = q.importe, costo_reposicion_moneda = q.moneda,
           costo_reposicion_fecha = q.fecha, costo_reposicion_origen = q.origen,
           version = a.version + 1, modificado_en = ${ahora}, modificado_por = ${usuarioId}
      from carga_vuelta c
     cross join lateral jsonb_to_record(c.previo) as p (
       reposicion numeric, reposicion_moneda text, reposicion_fecha timestamptz, reposicion_origen text, reposicion_hallada timestamptz,
       escrito timestamptz)
     cross join lateral ${costoQueQueda(sql`c.articulo_id`, LO_DE_ANTES)} q
     where a.id = c.articulo_id and c.motivo is null and not c.ausente and not c.creado
       and a.costo_reposicion_fecha in (p.escrito, p.reposicion_hallada)
  `.execute(tx);
}

const LO_DE_ANTES = {
  importe: sql`p.reposicion`,
  moneda: sql`p.reposicion_moneda`,
  fecha: sql`p.reposicion_fecha`,
  origen: sql`p.reposicion_origen`,
};

/** The artículos that the list created and nobody touched are gone, as those of any import (INV-74). */
async function borrarCreados(tx: Tx, { usuarioId, ahora, origen, cargadaEn }: Vuelta): Promise<void> {
  await sql`
    create temp table carga_reversion on commit drop as
    select articulo_id as id, true as creado, version_articulo as version, false as con_precio, null::jsonb as previo,
           null::text as motivo, null::text as destino
      from carga_vuelta where creado and motivo is null`.execute(tx);
  await revertirCargaDeArticulos(tx, { usuarioId, ahora, motivo: origen, cargadaEn });
}
