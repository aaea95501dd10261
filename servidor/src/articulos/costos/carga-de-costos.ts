import { sql } from 'kysely';
import { bloquearArticulosDe } from '#articulos/articulos.repo.ts';
import type { Tx } from '#db/db.ts';
import { costoQueQueda } from './costo-que-queda.sql.ts';

type Autoria = { readonly usuarioId: string; readonly ahora: Date };

/**
 * Costs of reposición of any number of artículos, in a temporary table of the same transaction, whose artículos the caller holds.
 * `carga_costo`: `articulo_id`, `costo`, `moneda`, `fecha`, `origen` and `accion`, SIN_CAMBIOS for those that are left alone. Their
 * history writes itself (decision 0018).
 */
export async function guardarCargaDeCostos(tx: Tx, { usuarioId, ahora }: Autoria): Promise<void> {
  await sql`
    update articulo a
       set costo_reposicion = c.costo, costo_reposicion_moneda = c.moneda, costo_reposicion_fecha = c.fecha,
           costo_reposicion_origen = c.origen, version = a.version + 1, modificado_en = ${ahora}, modificado_por = ${usuarioId}
      from carga_costo c where c.accion <> 'SIN_CAMBIOS' and a.id = c.articulo_id
  `.execute(tx);
}

/**
 * Takes such a load back (INV-74): each cost as old, and of whom, as it was, but for those of a change that is gone by now. `carga_reversion`: `previo`, with what the load left and
 * what was before; and, filled in here, `motivo` of those that stay because somebody wrote another one since.
 */
export async function revertirCargaDeCostos(tx: Tx, { usuarioId, ahora }: Autoria): Promise<void> {
  await bloquearArticulosDe(tx, sql`select (previo ->> 'articulo_id')::uuid from carga_reversion`);
  await sql`
    create temp table carga_vuelta on commit drop as
    select fila, x.* from carga_reversion, jsonb_to_record(previo) as x (
      articulo_id uuid, costo numeric, moneda text, fecha timestamptz, origen text,
      costo_antes numeric, moneda_antes text, fecha_antes timestamptz, origen_antes text)
  `.execute(tx);
  await sql`
    update carga_reversion r set motivo = 'Alguien lo cambió después.'
      from carga_vuelta v join articulo a on a.id = v.articulo_id
     where v.fila = r.fila
       and (a.costo_reposicion, a.costo_reposicion_moneda, a.costo_reposicion_fecha, a.costo_reposicion_origen)
           is distinct from (v.costo, v.moneda, v.fecha, v.origen)
  `.execute(tx);
  await sql`
    update articulo a
       set costo_reposicion = q.importe, costo_reposicion_moneda = q.moneda, costo_reposicion_fecha = q.fecha,
           costo_reposicion_origen = q.origen, version = a.version + 1, modificado_en = ${ahora}, modificado_por = ${usuarioId}
      from carga_vuelta v join carga_reversion r on r.fila = v.fila
      cross join lateral ${costoQueQueda(sql`v.articulo_id`, LO_DE_ANTES)} q
     where r.motivo is null and a.id = v.articulo_id
  `.execute(tx);
}

const LO_DE_ANTES = {
  importe: sql`v.costo_antes`,
  moneda: sql`v.moneda_antes`,
  fecha: sql`v.fecha_antes`,
  origen: sql`v.origen_antes`,
};
