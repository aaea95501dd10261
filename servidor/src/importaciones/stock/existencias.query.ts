import { sql } from 'kysely';
import { emparejarArticulos } from '#importaciones/codigos/emparejar-articulos.query.ts';
import { analizar } from '#importaciones/trabajo/carga.ts';
import type { Conteo, Obra } from '#importaciones/trabajo/obra.ts';

type Tx = Obra['tx'];

/** Puts each row beside its artículo and its depósito in `carga_propuesta`. */
export async function compararExistencias(tx: Tx): Promise<void> {
  await analizar(tx, 'carga_fila');
  await emparejarArticulos(tx);
  await sql`
    create temp table carga_propuesta on commit drop as
    select f.fila, f.codigo as escrito, f.cantidad, f.costo, p.articulo_id, coalesce(p.dudoso, false) as dudoso, a.tipo, a.estado,
           a.control, f.control as dicho, f.numero, f.norma, f.vence,
           a.decimales, a.descripcion, d.id as deposito_id, d.escrito as deposito, d.problema
      from carga_fila f
      left join carga_par p on p.fila = f.fila
      left join articulo a on a.id = p.articulo_id
      join carga_deposito d on d.n = f.lugar
  `.execute(tx);
  await analizar(tx, 'carga_propuesta');
}

/** Leaves written what becomes of each row. Nothing is created of a row that says there is none. */
export async function resultadosDeExistencias({
  tx,
  importacionId,
}: Obra): Promise<Omit<Conteo, 'detalles' | 'actualizar'> & { readonly depositos: number }> {
  await sql`
    create temp table carga_existencia on commit drop as
    select row_number() over (order by (t.cantidad > 0) desc, articulo_id, deposito_id, norma) as orden, t.*, t.cantidad > 0 as entra
      from carga_propuesta t where not exists (select from carga_rechazo r where r.fila = t.fila)
  `.execute(tx);
  await analizar(tx, 'carga_existencia');
  await sql`
    insert into importacion_fila (importacion_id, fila, resultado, referencia, texto, registro_id, despues)
    select ${importacionId}, e.fila, case when e.entra then 'CREAR' else 'SIN_CAMBIOS' end, left(e.escrito, 80),
           left(e.descripcion, 200), e.articulo_id,
           case when e.entra then jsonb_strip_nulls(jsonb_build_object(
             'deposito', s.codigo || '/' || d.codigo, 'cantidad', trim_scale(e.cantidad)::text,
             'costo', trim_scale(e.costo)::text, 'numero', e.numero, 'vence', e.vence)) end
      from carga_existencia e join deposito d on d.id = e.deposito_id join sucursal s on s.id = d.sucursal_id
  `.execute(tx);
  const { rows } = await sql<Record<'crear' | 'sinCambios' | 'depositos', number>>`
    select count(*) filter (where entra) as crear, count(*) filter (where not entra) as "sinCambios",
           count(distinct deposito_id) filter (where entra) as depositos from carga_existencia
  `.execute(tx);
  return rows[0] ?? { crear: 0, sinCambios: 0, depositos: 0 };
}

export type ExistenciaLista = {
  readonly articuloId: string;
  readonly depositoId: string;
  readonly decimales: number;
  readonly cantidad: string;
  readonly costo: string | null;
  /** The lot, serial number or oblea, of what keeps them. */
  readonly numero: string | null;
  readonly vence: string | null;
};

/** Some of what is to come in, in the order of the locks. */
export async function leerExistencias(tx: Tx, desde: number, cuantas: number): Promise<ExistenciaLista[]> {
  const { rows } = await sql<ExistenciaLista>`
    select articulo_id as "articuloId", deposito_id as "depositoId", decimales, cantidad, costo, numero,
           vence::text as vence
      from carga_existencia
     where entra and orden > ${desde} and orden <= ${desde + cuantas} order by orden
  `.execute(tx);
  return rows;
}
