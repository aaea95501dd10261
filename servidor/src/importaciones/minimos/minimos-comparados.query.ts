import { sql } from 'kysely';
import { bloquearArticulosDe } from '#articulos/index.ts';
import type { Tx } from '#db/db.ts';
import { JUICIOS_DE_SU_ARTICULO, juicioDeDecimales } from '#importaciones/articulos/juicios-de-articulo.ts';
import { emparejarArticulos } from '#importaciones/codigos/emparejar-articulos.query.ts';
import { JUICIO_DE_SU_DEPOSITO } from '#importaciones/stock/depositos-del-archivo.ts';
import { analizar } from '#importaciones/trabajo/carga.ts';
import { type Juicio, juzgar } from '#importaciones/trabajo/juicios.ts';
import type { Obra } from '#importaciones/trabajo/obra.ts';

/**
 * Puts each row beside its artículo, its depósito and what is said of both by now, in `carga_propuesta`: what the file does not
 * say stays as it is. When it is to be written, who would change those artículos waits from here on.
 */
export async function compararMinimos({ tx, simular }: Pick<Obra, 'tx' | 'simular'>): Promise<void> {
  await analizar(tx, 'carga_fila');
  await emparejarArticulos(tx);
  if (!simular) await bloquearArticulosDe(tx, sql`select articulo_id from carga_par`);
  await sql`
    create temp table carga_propuesta on commit drop as
    select f.fila, f.codigo as escrito, d.id as deposito_id, d.escrito as deposito, d.problema, p.articulo_id,
           coalesce(p.dudoso, false) as dudoso, a.descripcion, a.decimales, a.tipo, a.estado,
           s.codigo || '/' || e.codigo as lugar,
           f.minimo as pide_minimo, f.objetivo as pide_objetivo, f.maximo as pide_maximo,
           coalesce(f.minimo, k.minimo) as minimo, coalesce(f.objetivo, k.objetivo) as objetivo,
           coalesce(f.maximo, k.maximo) as maximo, coalesce(f.ubicacion, u.ubicacion) as ubicacion,
           k.minimo as minimo_antes, k.objetivo as objetivo_antes, k.maximo as maximo_antes, u.ubicacion as ubicacion_antes
      from carga_fila f
      join carga_deposito d on d.n = f.lugar
      left join deposito e on e.id = d.id left join sucursal s on s.id = e.sucursal_id
      left join carga_par p on p.fila = f.fila
      left join articulo a on a.id = p.articulo_id
      left join politica_reposicion k on k.articulo_id = p.articulo_id and k.deposito_id = d.id
      left join articulo_ubicacion u on u.articulo_id = p.articulo_id and u.deposito_id = d.id
  `.execute(tx);
  await analizar(tx, 'carga_propuesta');
}

/** Finds everything only the database can tell wrong with the rows. */
export const juzgarMinimos = (tx: Tx): Promise<void> => juzgar(tx, JUICIOS);

const JUICIOS: readonly Juicio[] = [
  ...JUICIOS_DE_SU_ARTICULO,
  {
    campo: 'codigo',
    valor: sql`t.escrito`,
    motivo: sql`'Sólo un producto tiene stock, y mínimo o ubicación de él.'`,
    desde: sql`carga_propuesta t where t.tipo <> 'PRODUCTO'`,
  },
  JUICIO_DE_SU_DEPOSITO,
  {
    campo: '',
    valor: sql`t.escrito`,
    motivo: sql`'Repite el artículo y el depósito de la fila ' || t.primera || '.'`,
    desde: sql`(select *, min(fila) over (partition by articulo_id, deposito_id) as primera
                  from carga_propuesta where articulo_id is not null and deposito_id is not null) t where t.fila > t.primera`,
  },
  ...['minimo', 'objetivo', 'maximo'].map((campo) => juicioDeDecimales(campo, `pide_${campo}`)),
  {
    campo: 'minimo',
    valor: sql`''`,
    motivo: sql`'Falta el mínimo: desde cuándo reponer.'`,
    desde: sql`carga_propuesta t where t.minimo is null and coalesce(t.objetivo, t.maximo) is not null`,
  },
  {
    campo: 'objetivo',
    valor: sql`''`,
    motivo: sql`'Falta el objetivo: hasta cuánto reponer.'`,
    desde: sql`carga_propuesta t where t.minimo is not null and t.objetivo is null`,
  },
  {
    campo: 'objetivo',
    valor: sql`trim_scale(t.objetivo)::text`,
    motivo: sql`'El objetivo no puede ser menor que el mínimo, ' || replace(trim_scale(t.minimo)::text, '.', ',') || '.'`,
    desde: sql`carga_propuesta t where t.objetivo < t.minimo`,
  },
  {
    campo: 'maximo',
    valor: sql`trim_scale(t.maximo)::text`,
    motivo: sql`'El máximo no puede ser menor que el objetivo, ' || replace(trim_scale(t.objetivo)::text, '.', ',') || '.'`,
    desde: sql`carga_propuesta t where t.maximo < t.objetivo`,
  },
];

type Resultado = Record<'crear' | 'actualizar' | 'sinCambios' | 'articulos' | 'minimos' | 'ubicaciones', number>;

/** The parts of `c` that change, as the screen tells them: each with what there was, or with what there is from now on. */
const imagen = (de: 'antes' | 'despues') => {
  const parte = (campo: string) => {
    const [antes, despues] = [sql.ref(`c.${campo}_antes`), sql.ref(`c.${campo}`)];
    return sql`${sql.lit(campo)}, case when ${antes} is distinct from ${despues} then ${de === 'antes' ? antes : despues} end`;
  };
  return sql`nullif(jsonb_strip_nulls(jsonb_build_object(
    ${sql.join(['minimo', 'objetivo', 'maximo', 'ubicacion'].map(parte))})), '{}')`;
};

/** Leaves written what becomes of each row, and in `carga_minimo` what is to be written. */
export async function resultadosDeMinimos({ tx, importacionId }: Obra): Promise<Resultado> {
  await sql`
    create temp table carga_minimo on commit drop as
    select t.*, case when not (cifras or lugares) then 'SIN_CAMBIOS'
                     when minimo_antes is null and ubicacion_antes is null then 'CREAR' else 'ACTUALIZAR' end as accion
      from (select t.*, ubicacion is distinct from ubicacion_antes as lugares,
                   (minimo, objetivo, maximo) is distinct from (minimo_antes, objetivo_antes, maximo_antes) as cifras
              from carga_propuesta t where not exists (select from carga_rechazo r where r.fila = t.fila)) t
  `.execute(tx);
  await analizar(tx, 'carga_minimo');
  await sql`
    insert into importacion_fila (importacion_id, fila, resultado, referencia, texto, registro_id, antes, despues, previo)
    select ${importacionId}, c.fila, c.accion, left(c.escrito, 80), left(c.lugar || ' · ' || c.descripcion, 200), c.articulo_id,
           case when c.accion = 'ACTUALIZAR' then ${imagen('antes')} end,
           case when c.accion <> 'SIN_CAMBIOS' then ${imagen('despues')} end,
           case when c.accion <> 'SIN_CAMBIOS' then jsonb_build_object(
             'articulo_id', c.articulo_id, 'deposito_id', c.deposito_id,
             'cifras', c.cifras, 'minimo', c.minimo, 'objetivo', c.objetivo, 'maximo', c.maximo,
             'minimo_antes', c.minimo_antes, 'objetivo_antes', c.objetivo_antes, 'maximo_antes', c.maximo_antes,
             'lugares', c.lugares, 'ubicacion', c.ubicacion, 'ubicacion_antes', c.ubicacion_antes) end
      from carga_minimo c
  `.execute(tx);
  const { rows } = await sql<Resultado>`
    select count(*) filter (where accion = 'CREAR') as crear, count(*) filter (where accion = 'ACTUALIZAR') as actualizar,
           count(*) filter (where accion = 'SIN_CAMBIOS') as "sinCambios",
           count(distinct articulo_id) filter (where accion <> 'SIN_CAMBIOS') as articulos,
           count(*) filter (where cifras) as minimos, count(*) filter (where lugares) as ubicaciones
      from carga_minimo
  `.execute(tx);
  return rows[0] ?? { crear: 0, actualizar: 0, sinCambios: 0, articulos: 0, minimos: 0, ubicaciones: 0 };
}
