import { UNITARIO_MAXIMO } from '@trastienda/nucleo/comun/unitario-maximo.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { JUICIOS_DE_SU_ARTICULO, REPETIDO } from '#importaciones/articulos/juicios-de-articulo.ts';
import { emparejarArticulos } from '#importaciones/codigos/emparejar-articulos.query.ts';
import { analizar } from '#importaciones/trabajo/carga.ts';
import { type Juicio, juzgar } from '#importaciones/trabajo/juicios.ts';
import type { Obra } from '#importaciones/trabajo/obra.ts';

type Comparacion = {
  readonly listaId: string;
  /** What the whole file says of its amounts; null is as the lista keeps them. */
  readonly conIva: boolean | null;
  readonly ahora: Date;
};

/** Puts each row beside its artículo and the price it has, with the one it would have, in `carga_propuesta`. */
export async function compararPrecios(tx: Tx, { listaId, conIva, ahora }: Comparacion): Promise<void> {
  await analizar(tx, 'carga_fila');
  await emparejarArticulos(tx);
  await sql`
    create temp table carga_propuesta on commit drop as
    with cambio as materialized (
      select 'ARS' as moneda, 1::numeric as valor union all select 'USD', cambio_en('USD', ${ahora}))
    select f.fila, f.codigo as escrito, f.importe, f.moneda, p.articulo_id, coalesce(p.dudoso, false) as dudoso, a.descripcion, a.estado,
           v.importe as anterior, ${conIva}::boolean as con_iva, d.valor is null or h.valor is null as sin_cambio,
           convertir_precio(f.importe, d.valor, coalesce(${conIva}::boolean, l.incluye_iva), h.valor, l.incluye_iva, a.iva) as nuevo
      from carga_fila f
      join lista_precio l on l.id = ${listaId}
      left join carga_par p on p.fila = f.fila
      left join articulo a on a.id = p.articulo_id
      join cambio d on d.moneda = coalesce(f.moneda, l.moneda)
      join cambio h on h.moneda = l.moneda
      left join lateral (
        select x.importe from precio x
         where x.lista_id = l.id and x.articulo_id = p.articulo_id and x.cantidad_desde = 0 and x.desde <= ${ahora}
         order by x.desde desc limit 1) v on true
  `.execute(tx);
  await analizar(tx, 'carga_propuesta');
}

/** Finds everything only the database can tell wrong with the rows. */
export const juzgarPrecios = (tx: Tx): Promise<void> => juzgar(tx, JUICIOS);

const JUICIOS: readonly Juicio[] = [
  ...JUICIOS_DE_SU_ARTICULO,
  REPETIDO,
  {
    campo: 'moneda',
    valor: sql`coalesce(t.moneda, '')`,
    motivo: sql`'No hay cotización del dólar para pasarlo a la moneda de la lista: cargala y volvé a ensayar.'`,
    desde: sql`carga_propuesta t where t.sin_cambio`,
  },
  {
    campo: 'precio',
    valor: sql`trim_scale(t.importe)::text`,
    motivo: sql`'Es demasiado chico o demasiado grande para la lista.'`,
    desde: sql`carga_propuesta t where t.nuevo <= 0 or t.nuevo > ${UNITARIO_MAXIMO}::numeric`,
  },
];

type Resultado = Record<'crear' | 'actualizar' | 'sinCambios' | 'suben' | 'bajan' | 'llaman', number>;

/** Leaves written what becomes of each row, and in `carga_precio_de_archivo` what the batch is made of. */
export async function resultadosDePrecios({ tx, importacionId }: Obra): Promise<Resultado> {
  await sql`
    create temp table carga_tomada on commit drop as
    select t.*, case when anterior is null then 'CREAR' when anterior = nuevo then 'SIN_CAMBIOS' else 'ACTUALIZAR' end as accion
      from carga_propuesta t where not exists (select from carga_rechazo r where r.fila = t.fila)
  `.execute(tx);
  await sql`
    create temp table carga_precio_de_archivo on commit drop as
    select articulo_id, importe, moneda, con_iva from carga_tomada`.execute(tx);
  await analizar(tx, 'carga_tomada', 'carga_precio_de_archivo');
  await sql`
    insert into importacion_fila (importacion_id, fila, resultado, referencia, texto, registro_id, antes, despues)
    select ${importacionId}, fila, accion, left(escrito, 80), left(descripcion, 200), articulo_id,
           case when accion = 'ACTUALIZAR' then jsonb_build_object('precio', anterior::text) end,
           case when accion <> 'SIN_CAMBIOS' then jsonb_build_object('precio', nuevo::text) end
      from carga_tomada
  `.execute(tx);
  const { rows } = await sql<Resultado>`
    select count(*) filter (where accion = 'CREAR') as crear, count(*) filter (where accion = 'ACTUALIZAR') as actualizar,
           count(*) filter (where accion = 'SIN_CAMBIOS') as "sinCambios",
           count(*) filter (where nuevo > anterior) as suben, count(*) filter (where nuevo < anterior) as bajan,
           count(*) filter (where abs(nuevo - anterior) * 100 / nullif(anterior, 0) > c.limite_variacion) as llaman
      from carga_tomada cross join precio_configuracion c
  `.execute(tx);
  return rows[0] ?? { crear: 0, actualizar: 0, sinCambios: 0, suben: 0, bajan: 0, llaman: 0 };
}
