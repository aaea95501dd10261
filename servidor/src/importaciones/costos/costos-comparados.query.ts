import { sql } from 'kysely';
import { bloquearArticulosDe } from '#articulos/index.ts';
import type { Tx } from '#db/db.ts';
import { JUICIOS_DE_SU_ARTICULO, REPETIDO } from '#importaciones/articulos/juicios-de-articulo.ts';
import { emparejarArticulos } from '#importaciones/codigos/emparejar-articulos.query.ts';
import { analizar } from '#importaciones/trabajo/carga.ts';
import { type Juicio, juzgar } from '#importaciones/trabajo/juicios.ts';
import type { Obra } from '#importaciones/trabajo/obra.ts';

/**
 * Puts each row beside its artículo and the cost it has by now, in `carga_propuesta`. When it is to be written, who would change
 * those artículos waits from here on. A cost that does not say since when holds from now on, and never from before the one there is.
 */
export async function compararCostos({ tx, simular, ahora, archivo }: Obra): Promise<void> {
  await analizar(tx, 'carga_fila');
  await emparejarArticulos(tx);
  if (!simular) await bloquearArticulosDe(tx, sql`select articulo_id from carga_par`);
  await sql`
    create temp table carga_propuesta on commit drop as
    select f.fila, f.codigo as escrito, p.articulo_id, coalesce(p.dudoso, false) as dudoso, a.descripcion, a.estado,
           f.costo, f.moneda as pide_moneda, coalesce(f.moneda, 'ARS') as moneda, f.fecha as pide_fecha,
           case when f.motivo = '' then left(${archivo}, 120) else f.motivo end as origen,
           coalesce(f.fecha, greatest(${ahora}::timestamptz, a.costo_reposicion_fecha)) as fecha,
           a.costo_reposicion as costo_antes, a.costo_reposicion_moneda as moneda_antes,
           a.costo_reposicion_fecha as fecha_antes, a.costo_reposicion_origen as origen_antes
      from carga_fila f
      left join carga_par p on p.fila = f.fila
      left join articulo a on a.id = p.articulo_id
  `.execute(tx);
  await analizar(tx, 'carga_propuesta');
}

/** Finds everything only the database can tell wrong with the rows. */
export const juzgarCostos = (tx: Tx): Promise<void> => juzgar(tx, JUICIOS);

const JUICIOS: readonly Juicio[] = [
  ...JUICIOS_DE_SU_ARTICULO,
  REPETIDO,
  {
    campo: 'moneda',
    valor: sql`''`,
    motivo: sql`'Su costo está en ' || t.moneda_antes || ': decí en qué moneda viene este.'`,
    desde: sql`carga_propuesta t where t.pide_moneda is null and t.moneda_antes <> 'ARS'`,
  },
  {
    campo: 'fecha',
    valor: sql`to_char(t.pide_fecha at time zone 'America/Argentina/Buenos_Aires', 'DD/MM/YYYY')`,
    motivo: sql`'Ya tiene un costo más nuevo, del ' ||
                to_char(t.fecha_antes at time zone 'America/Argentina/Buenos_Aires', 'DD/MM/YYYY') || '.'`,
    desde: sql`carga_propuesta t
               where t.pide_fecha < t.fecha_antes and (t.costo, t.moneda) is distinct from (t.costo_antes, t.moneda_antes)`,
  },
];

type Resultado = Record<'crear' | 'actualizar' | 'sinCambios' | 'suben' | 'bajan', number>;

/** The parts of `c` that change, as the screen tells them. */
const IMAGENES = {
  antes: sql`jsonb_build_object('costo', c.costo_antes::text, 'moneda', c.moneda_antes)`,
  despues: sql`jsonb_build_object('costo', c.costo::text, 'moneda', c.moneda, 'motivo', c.origen)`,
};

/**
 * Leaves written what becomes of each row, and in `carga_costo` what is to be written. The same cost is news only when the file says
 * that it holds since later: it is as fresh as that day (PRE-17).
 */
export async function resultadosDeCostos({ tx, importacionId }: Obra): Promise<Resultado> {
  await sql`
    create temp table carga_costo on commit drop as
    select t.*, case when costo_antes is null then 'CREAR'
                     when (costo, moneda) is distinct from (costo_antes, moneda_antes) or pide_fecha > fecha_antes then 'ACTUALIZAR'
                     else 'SIN_CAMBIOS' end as accion
      from carga_propuesta t where not exists (select from carga_rechazo r where r.fila = t.fila)
  `.execute(tx);
  await analizar(tx, 'carga_costo');
  await sql`
    insert into importacion_fila (importacion_id, fila, resultado, referencia, texto, registro_id, antes, despues, previo)
    select ${importacionId}, c.fila, c.accion, left(c.escrito, 80), left(c.descripcion, 200), c.articulo_id,
           case when c.accion = 'ACTUALIZAR' then ${IMAGENES.antes} end,
           case when c.accion <> 'SIN_CAMBIOS' then ${IMAGENES.despues} end,
           case when c.accion <> 'SIN_CAMBIOS' then jsonb_build_object(
             'articulo_id', c.articulo_id, 'costo', c.costo, 'moneda', c.moneda, 'fecha', c.fecha, 'origen', c.origen,
             'costo_antes', c.costo_antes, 'moneda_antes', c.moneda_antes, 'fecha_antes', c.fecha_antes,
             'origen_antes', c.origen_antes) end
      from carga_costo c
  `.execute(tx);
  const { rows } = await sql<Resultado>`
    select count(*) filter (where accion = 'CREAR') as crear, count(*) filter (where accion = 'ACTUALIZAR') as actualizar,
           count(*) filter (where accion = 'SIN_CAMBIOS') as "sinCambios",
           count(*) filter (where moneda = moneda_antes and costo > costo_antes) as suben,
           count(*) filter (where moneda = moneda_antes and costo < costo_antes) as bajan
      from carga_costo
  `.execute(tx);
  return rows[0] ?? { crear: 0, actualizar: 0, sinCambios: 0, suben: 0, bajan: 0 };
}
