import { sql } from 'kysely';
import { bloquearArticulosDe } from '#articulos/index.ts';
import { JUICIO_DE_DECIMALES, JUICIOS_DE_SU_ARTICULO } from '#importaciones/articulos/juicios-de-articulo.ts';
import { analizar } from '#importaciones/trabajo/carga.ts';
import { type Juicio, juzgar } from '#importaciones/trabajo/juicios.ts';
import type { Obra } from '#importaciones/trabajo/obra.ts';
import { motivoDePropio, propioDeOtro } from './cruces.sql.ts';
import { emparejarArticulos } from './emparejar-articulos.query.ts';

/**
 * Puts each row beside its artículo, its proveedor and who has that code by now, in `carga_propuesta`. A proveedor is known by its
 * CUIT, and else by its name when only one has it. When it is to be written, who would change those artículos waits from here on.
 */
export async function compararCodigos({ tx, simular }: Pick<Obra, 'tx' | 'simular'>): Promise<void> {
  await analizar(tx, 'carga_fila');
  await emparejarArticulos(tx);
  if (!simular) await bloquearArticulosDe(tx, sql`select articulo_id from carga_par`);
  await sql`
    create temp table carga_propuesta on commit drop as
    with dicho as (select distinct proveedor_norm, cuit from carga_fila where tipo = 'PROVEEDOR'),
    suyo as (
      select d.proveedor_norm, d.cuit,
             coalesce((select p.id from proveedor p where p.cuit = d.cuit and p.estado = 'ACTIVO'),
                      (select (array_agg(p.id))[1] from proveedor p
                        where p.estado = 'ACTIVO' and d.proveedor_norm in (norma_codigo(p.razon_social), norma_codigo(p.nombre_fantasia))
                       having count(*) = 1)) as id
        from dicho d)
    select f.fila, f.codigo as escrito, f.codigo_norm, f.tipo, f.valor, f.valor_norm, f.cantidad, f.proveedor, q.id as proveedor_id,
           p.articulo_id, coalesce(p.dudoso, false) as dudoso, a.descripcion, a.estado, a.decimales, a.codigo_norm as propio_norm,
           e.articulo_id as duenio_id, d.codigo as duenio,
           case when f.tipo = 'PROVEEDOR' then k.id else e.id end as codigo_id,
           case when f.tipo = 'PROVEEDOR' then k.valor else e.valor end as antes,
           case when f.tipo = 'PROVEEDOR' then k.cantidad_por_lectura else e.cantidad_por_lectura end as cantidad_antes,
           t.id is not null as con_trato
      from carga_fila f
      left join carga_par p on p.fila = f.fila
      left join articulo a on a.id = p.articulo_id
      left join suyo q on f.tipo = 'PROVEEDOR' and q.proveedor_norm = f.proveedor_norm and q.cuit = f.cuit
      left join codigo_articulo e on e.tipo = f.tipo and e.valor_norm = f.valor_norm and e.proveedor_id is not distinct from q.id
      left join articulo d on d.id = e.articulo_id
      left join articulo_proveedor t on t.articulo_id = p.articulo_id and t.proveedor_id = q.id
      left join codigo_articulo k on k.articulo_id = p.articulo_id and k.proveedor_id = q.id and k.tipo = 'PROVEEDOR'
  `.execute(tx);
  await analizar(tx, 'carga_propuesta');
}

/** Finds everything only the database can tell wrong with the rows. */
export const juzgarCodigosSueltos = ({ tx, opciones }: Pick<Obra, 'tx' | 'opciones'>): Promise<void> =>
  juzgar(tx, opciones.motivoDeCruces == null ? [...JUICIOS, DE_CRUCES] : JUICIOS);

const VALOR = { campo: 'valor', valor: sql`t.valor` };

const DE_CRUCES: Juicio = {
  ...VALOR,
  motivo: motivoDePropio(sql`t.de`),
  desde: sql`(select c.*, ${propioDeOtro(sql`c.articulo_id`)} as de from carga_propuesta c
               where c.articulo_id is not null and c.codigo_id is null) t where t.de is not null`,
};

const JUICIOS: readonly Juicio[] = [
  ...JUICIOS_DE_SU_ARTICULO,
  {
    campo: 'proveedor',
    valor: sql`t.proveedor`,
    motivo: sql`'No hay un proveedor activo con ese nombre o ese CUIT, o hay más de uno.'`,
    desde: sql`carga_propuesta t where t.tipo = 'PROVEEDOR' and t.proveedor_id is null`,
  },
  {
    ...VALOR,
    motivo: sql`'Es el código propio del artículo: ya se lo encuentra por él.'`,
    desde: sql`carga_propuesta t where t.tipo = 'ALTERNATIVO' and t.valor_norm = t.propio_norm`,
  },
  {
    ...VALOR,
    motivo: sql`'Ya es un código del artículo ' || t.duenio || '.'`,
    desde: sql`carga_propuesta t where t.duenio_id <> t.articulo_id`,
  },
  {
    ...VALOR,
    motivo: sql`'Repite el código de la fila ' || t.primera || '.'`,
    desde: sql`(select *, min(fila) over (partition by tipo, valor_norm, proveedor_id) as primera
                  from carga_propuesta
                 where (tipo <> 'PROVEEDOR' or proveedor_id is not null) and coalesce(duenio_id = articulo_id, true)) t where t.fila > t.primera`,
  },
  {
    ...VALOR,
    motivo: sql`'Un proveedor le da un solo código a cada artículo, y ya lo trae la fila ' || t.primera || '.'`,
    desde: sql`(select *, min(fila) over (partition by articulo_id, proveedor_id) as primera,
                       min(fila) over (partition by valor_norm, proveedor_id) as igual
                  from carga_propuesta where articulo_id is not null and proveedor_id is not null) t
               where t.fila > t.primera and t.fila = t.igual`,
  },
  JUICIO_DE_DECIMALES,
];

type Resultado = Record<'crear' | 'actualizar' | 'sinCambios' | 'articulos' | 'tratos', number>;

/** Leaves written what becomes of each row, and in `carga_codigo_suelto` what is to be written. */
export async function resultadosDeCodigos({ tx, importacionId }: Obra): Promise<Resultado> {
  await sql`
    create temp table carga_codigo_suelto on commit drop as
    select t.*, coalesce(t.codigo_id, uuid_de_ahora()) as id,
           -- How many units a scan is, is of the code: one that takes the place of another does not take it over.
           coalesce(t.cantidad, case when norma_codigo(t.antes) = t.valor_norm then t.cantidad_antes end, 1) as cantidad_despues,
           case when t.codigo_id is null then 'CREAR'
                when t.antes <> t.valor or t.cantidad_antes <> coalesce(t.cantidad, t.cantidad_antes) then 'ACTUALIZAR'
                else 'SIN_CAMBIOS' end as accion
      from carga_propuesta t where not exists (select from carga_rechazo r where r.fila = t.fila)
  `.execute(tx);
  await analizar(tx, 'carga_codigo_suelto');
  await sql`
    insert into importacion_fila (importacion_id, fila, resultado, referencia, texto, registro_id, antes, despues, previo)
    select ${importacionId}, c.fila, c.accion, left(c.escrito, 80), left(c.descripcion, 200), c.id,
           case when c.accion = 'ACTUALIZAR' then jsonb_strip_nulls(jsonb_build_object(
             'valor', nullif(c.antes, c.valor), 'cantidad', nullif(c.cantidad_antes, c.cantidad_despues)::text)) end,
           case when c.accion = 'CREAR' then jsonb_strip_nulls(jsonb_build_object(
                  'valor', c.valor, 'tipo', c.tipo, 'proveedor', p.razon_social,
                  'cantidad', nullif(c.cantidad_despues, 1)::text))
                when c.accion = 'ACTUALIZAR' then jsonb_strip_nulls(jsonb_build_object(
                  'valor', nullif(c.valor, c.antes), 'cantidad', nullif(c.cantidad_despues, c.cantidad_antes)::text)) end,
           case when c.accion <> 'SIN_CAMBIOS' then jsonb_build_object(
             'articulo_id', c.articulo_id, 'valor', c.valor, 'cantidad', c.cantidad_despues, 'proveedor_id', c.proveedor_id,
             'antes', c.antes, 'cantidad_antes', c.cantidad_antes,
             'trato_nuevo', c.tipo = 'PROVEEDOR' and not c.con_trato) end
      from carga_codigo_suelto c left join proveedor p on p.id = c.proveedor_id
  `.execute(tx);
  const { rows } = await sql<Resultado>`
    select count(*) filter (where accion = 'CREAR') as crear, count(*) filter (where accion = 'ACTUALIZAR') as actualizar,
           count(*) filter (where accion = 'SIN_CAMBIOS') as "sinCambios",
           count(distinct articulo_id) filter (where accion <> 'SIN_CAMBIOS') as articulos,
           count(*) filter (where tipo = 'PROVEEDOR' and not con_trato) as tratos
      from carga_codigo_suelto
  `.execute(tx);
  return rows[0] ?? { crear: 0, actualizar: 0, sinCambios: 0, articulos: 0, tratos: 0 };
}
