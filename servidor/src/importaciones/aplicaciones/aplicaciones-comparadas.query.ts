import { sql } from 'kysely';
import { bloquearArticulosDe } from '#articulos/index.ts';
import type { Tx } from '#db/db.ts';
import { JUICIOS_DE_SU_ARTICULO } from '#importaciones/articulos/juicios-de-articulo.ts';
import { emparejarArticulos } from '#importaciones/codigos/emparejar-articulos.query.ts';
import { analizar } from '#importaciones/trabajo/carga.ts';
import { type Juicio, juzgar } from '#importaciones/trabajo/juicios.ts';
import type { Obra } from '#importaciones/trabajo/obra.ts';

/**
 * Puts each row beside its artículo, its vehicle and the application that says the same, in `carga_propuesta`. When it is to be
 * written, who would change those artículos waits from here on.
 */
export async function compararAplicaciones({ tx, simular }: Pick<Obra, 'tx' | 'simular'>): Promise<void> {
  await analizar(tx, 'carga_fila');
  await emparejarArticulos(tx);
  if (!simular) await bloquearArticulosDe(tx, sql`select articulo_id from carga_par`);
  await sql`
    create temp table carga_propuesta on commit drop as
    select f.*, f.codigo as escrito, p.articulo_id, coalesce(p.dudoso, false) as dudoso, a.descripcion, a.estado,
           v.id as vehiculo_id, x.id as aplicacion_id
      from carga_fila f
      left join carga_par p on p.fila = f.fila
      left join articulo a on a.id = p.articulo_id
      left join vehiculo v on v.marca_norm = f.marca_norm and v.modelo_norm = f.modelo_norm and v.motor_norm = f.motor_norm
      left join aplicacion x on x.articulo_id = p.articulo_id and x.vehiculo_id = v.id and x.nota = f.nota
        and x.desde is not distinct from f.desde and x.hasta is not distinct from f.hasta
  `.execute(tx);
  await analizar(tx, 'carga_propuesta');
}

/** Finds everything only the database can tell wrong with the rows. */
export const juzgarAplicaciones = (tx: Tx): Promise<void> => juzgar(tx, JUICIOS);

const JUICIOS: readonly Juicio[] = [
  ...JUICIOS_DE_SU_ARTICULO,
  {
    campo: 'modelo',
    valor: sql`t.modelo`,
    motivo: sql`'Repite lo que dice la fila ' || t.primera || '.'`,
    desde: sql`(select *, min(fila) over (partition by articulo_id, marca_norm, modelo_norm, motor_norm, desde, hasta, nota) as primera
                  from carga_propuesta where articulo_id is not null) t where t.fila > t.primera`,
  },
];

type Resultado = Record<'crear' | 'sinCambios' | 'articulos' | 'vehiculos', number>;

/** Leaves written what becomes of each row, and in `carga_aplicacion` what is to be written. */
export async function resultadosDeAplicaciones({ tx, importacionId }: Obra): Promise<Resultado> {
  await sql`
    create temp table carga_aplicacion on commit drop as
    select coalesce(t.aplicacion_id, uuid_de_ahora()) as id, t.aplicacion_id is null as nueva, t.*
      from carga_propuesta t where not exists (select from carga_rechazo r where r.fila = t.fila)
  `.execute(tx);
  await analizar(tx, 'carga_aplicacion');
  await sql`
    insert into importacion_fila (importacion_id, fila, resultado, referencia, texto, registro_id, despues, previo)
    select ${importacionId}, c.fila, case when c.nueva then 'CREAR' else 'SIN_CAMBIOS' end, left(c.escrito, 80),
           left(c.descripcion, 200), c.id,
           case when c.nueva then jsonb_strip_nulls(jsonb_build_object(
             'marca', c.marca, 'modelo', c.modelo, 'motor', nullif(c.motor, ''), 'desde', c.desde::text,
             'hasta', c.hasta::text, 'nota', nullif(c.nota, ''))) end,
           case when c.nueva then jsonb_build_object('articulo_id', c.articulo_id) end
      from carga_aplicacion c
  `.execute(tx);
  const { rows } = await sql<Resultado>`
    select count(*) filter (where nueva) as crear, count(*) filter (where not nueva) as "sinCambios",
           count(distinct articulo_id) filter (where nueva) as articulos,
           count(distinct (marca_norm, modelo_norm, motor_norm)) filter (where vehiculo_id is null) as vehiculos
      from carga_aplicacion
  `.execute(tx);
  return rows[0] ?? { crear: 0, sinCambios: 0, articulos: 0, vehiculos: 0 };
}
