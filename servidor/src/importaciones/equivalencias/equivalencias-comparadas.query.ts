import type { RelacionPedida } from '@trastienda/nucleo/articulos/equivalencias/carga.ts';
import { sql } from 'kysely';
import { bloquearArticulosDe } from '#articulos/index.ts';
import type { Tx } from '#db/db.ts';
import { JUICIOS_DE_SU_ARTICULO } from '#importaciones/articulos/juicios-de-articulo.ts';
import { emparejarArticulos } from '#importaciones/codigos/emparejar-articulos.query.ts';
import { analizar } from '#importaciones/trabajo/carga.ts';
import { type Juicio, juzgar } from '#importaciones/trabajo/juicios.ts';
import type { Obra } from '#importaciones/trabajo/obra.ts';

/**
 * Puts each row beside its artículo and the other one, in `carga_propuesta`. The other one is known by its own code, or by an
 * alternative or an original one, and among several by its marca; in a grupo, it is the first of the file.
 */
export async function compararEquivalencias({ tx, simular }: Pick<Obra, 'tx' | 'simular'>): Promise<void> {
  await analizar(tx, 'carga_fila');
  await emparejarArticulos(tx);
  await emparejarEquivalentes(tx);
  if (!simular) {
    await bloquearArticulosDe(
      tx,
      sql`select articulo_id from carga_par union select articulo_id from carga_equivalente`,
    );
  }
  await sql`
    create temp table carga_propuesta on commit drop as
    select f.fila, f.codigo as escrito, f.relacion, f.equivalente, f.grupo, f.marca as pide_marca,
           p.articulo_id, coalesce(p.dudoso, false) as dudoso, a.descripcion, a.estado,
           case when f.grupo = '' then q.articulo_id else g.cabeza end as otro_id,
           coalesce(q.dudoso, false) as otro_dudoso, q.es_su_marca,
           f.grupo <> '' and g.cabeza = p.articulo_id as encabeza, coalesce(g.cuantos, 0) as cuantos
      from carga_fila f
      left join carga_par p on p.fila = f.fila
      left join articulo a on a.id = p.articulo_id
      left join carga_equivalente q on q.fila = f.fila
      left join (select f.grupo, count(distinct p.articulo_id) as cuantos, (array_agg(p.articulo_id order by f.fila))[1] as cabeza
                   from carga_fila f join carga_par p on p.fila = f.fila and not p.dudoso
                  where f.grupo <> '' group by f.grupo) g on g.grupo = f.grupo
  `.execute(tx);
  await analizar(tx, 'carga_propuesta');
}

async function emparejarEquivalentes(tx: Tx): Promise<void> {
  await sql`
    create temp table carga_equivalente on commit drop as
    with hallados as (
      select f.fila, f.marca, a.id, a.marca_id, case when upper(a.codigo) = upper(f.equivalente) then 0 else 1 end as puesto
        from carga_fila f join articulo a on a.codigo_norm = f.equivalente_norm and a.estado <> 'INACTIVO'
       where f.equivalente_norm <> ''
      union all
      select f.fila, f.marca, a.id, a.marca_id, case c.tipo when 'ALTERNATIVO' then 2 else 3 end
        from carga_fila f
        join codigo_articulo c on c.tipo in ('ALTERNATIVO', 'ORIGINAL') and c.valor_norm = f.equivalente_norm and c.proveedor_id is null
        join articulo a on a.id = c.articulo_id and a.estado <> 'INACTIVO'
        left join carga_par p on p.fila = f.fila
       where f.equivalente_norm <> '' and a.id is distinct from p.articulo_id),
    puestos as (
      select h.fila, h.id, h.puesto, h.marca = '' or coalesce(norma_palabras(m.nombre), '') = h.marca as es_su_marca
        from hallados h left join marca m on m.id = h.marca_id)
    select distinct on (fila) fila, id as articulo_id, es_su_marca,
           puesto = 1 and count(*) filter (where puesto = 1) over (partition by fila, es_su_marca) > 1 as dudoso
      from puestos order by fila, es_su_marca desc, puesto, id
  `.execute(tx);
  await analizar(tx, 'carga_equivalente');
}

/** Finds everything only the database can tell wrong with the rows; what they come to together is planned after. */
export async function juzgarEquivalencias(tx: Tx): Promise<void> {
  await juzgar(tx, JUICIOS);
  await sql`
    create temp table carga_relacion (fila integer not null, accion text not null, antes uuid, previo jsonb) on commit drop
  `.execute(tx);
}

const EQUIVALENTE = { campo: 'equivalente', valor: sql`t.equivalente` };

const JUICIOS: readonly Juicio[] = [
  ...JUICIOS_DE_SU_ARTICULO,
  {
    ...EQUIVALENTE,
    motivo: sql`'No hay un artículo con ese código. Si es sólo un código original, importalo con los códigos.'`,
    desde: sql`carga_propuesta t where t.grupo = '' and t.otro_id is null`,
  },
  {
    ...EQUIVALENTE,
    motivo: sql`'Hay más de un artículo que se escribe parecido: escribilo exactamente como está, o decí su marca.'`,
    desde: sql`carga_propuesta t where t.otro_dudoso`,
  },
  {
    campo: 'marca',
    valor: sql`t.pide_marca`,
    motivo: sql`'El artículo ' || o.codigo || case when m.nombre is null then ' no tiene marca.' else ' es de ' || m.nombre || '.' end`,
    desde: sql`carga_propuesta t join articulo o on o.id = t.otro_id left join marca m on m.id = o.marca_id
               where t.grupo = '' and not t.es_su_marca`,
  },
  {
    campo: 'grupo',
    valor: sql`t.grupo`,
    motivo: sql`'Es el único artículo de su grupo en el archivo: no equivale a ninguno.'`,
    desde: sql`carga_propuesta t where t.grupo <> '' and t.articulo_id is not null and t.cuantos < 2`,
  },
];

export type Pedida = RelacionPedida & { readonly escrito: string; readonly equivalente: string };

/** The rows that stand, in the order of the file: of a replacement, the one that is replaced comes first. */
export async function leerPedidas(tx: Tx): Promise<readonly Pedida[]> {
  const { rows } = await sql<Pedida>`
    select t.fila, case t.relacion when 'EQUIVALENTE' then 'EQUIVALENTE' else 'REEMPLAZADO' end as tipo,
           case t.relacion when 'REEMPLAZA_A' then t.otro_id else t.articulo_id end as uno,
           case t.relacion when 'REEMPLAZA_A' then t.articulo_id else t.otro_id end as otro, t.escrito, t.equivalente
      from carga_propuesta t
     where not t.encabeza and not exists (select from carga_rechazo r where r.fila = t.fila)
     order by t.fila
  `.execute(tx);
  return rows;
}

type Resultado = Record<'crear' | 'actualizar' | 'sinCambios' | 'equivalentes' | 'reemplazos', number>;

/** Leaves written what becomes of each row; the first of a grupo only says who the others are equivalent to. */
export async function resultadosDeEquivalencias({ tx, importacionId }: Obra): Promise<Resultado> {
  await analizar(tx, 'carga_relacion');
  await sql`
    insert into importacion_fila (importacion_id, fila, resultado, referencia, texto, registro_id, antes, despues, previo)
    select ${importacionId}, t.fila, coalesce(c.accion, 'SIN_CAMBIOS'), left(t.escrito, 80), left(t.descripcion, 200), t.articulo_id,
           case when c.accion = 'ACTUALIZAR' then jsonb_build_object('equivalente', v.codigo) end,
           case when c.previo is not null then jsonb_build_object('relacion', t.relacion, 'equivalente', o.codigo) end,
           c.previo || jsonb_build_object('articulo_id', t.articulo_id)
      from carga_propuesta t
      left join carga_relacion c on c.fila = t.fila
      left join articulo o on o.id = t.otro_id
      left join articulo v on v.id = c.antes
     where c.fila is not null or (t.encabeza and not exists (select from carga_rechazo r where r.fila = t.fila))
  `.execute(tx);
  const { rows } = await sql<Resultado>`
    select count(*) filter (where c.accion = 'CREAR') as crear, count(*) filter (where c.accion = 'ACTUALIZAR') as actualizar,
           count(*) filter (where coalesce(c.accion, 'SIN_CAMBIOS') = 'SIN_CAMBIOS') as "sinCambios",
           count(*) filter (where c.previo is not null and t.relacion = 'EQUIVALENTE') as equivalentes,
           count(*) filter (where c.previo is not null and t.relacion <> 'EQUIVALENTE') as reemplazos
      from carga_propuesta t left join carga_relacion c on c.fila = t.fila
     where c.fila is not null or (t.encabeza and not exists (select from carga_rechazo r where r.fila = t.fila))
  `.execute(tx);
  return rows[0] ?? { crear: 0, actualizar: 0, sinCambios: 0, equivalentes: 0, reemplazos: 0 };
}
