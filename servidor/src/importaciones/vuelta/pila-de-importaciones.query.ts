import type { Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';

type Aplicada = { readonly importacionId: string; readonly entidad: Entidad };

const seAplicoEn = (id: string) => sql`(select y.aplicada_en from importacion y where y.id = ${id})`;

/** Where what tells that nobody touched a record since is its version. */
const VERSIONES: Readonly<Partial<Record<Entidad, { readonly tabla: string; readonly precios: boolean }>>> = {
  articulos: { tabla: 'articulo', precios: true },
  clientes: { tabla: 'cliente', precios: false },
};

/**
 * What an earlier file left of a record is there again once the later one that changed it is taken back, under a version that doing so
 * raised and with prices that are only ever added: it is still what that file left, and may be taken back too. `carga_reversion` has
 * what was taken back, and `carga_precio` the prices that came back.
 */
export async function ponerAlDia(tx: Tx, { importacionId, entidad }: Aplicada): Promise<void> {
  const versiones = VERSIONES[entidad];
  if (!versiones) return;
  const devueltos = versiones.precios
    ? sql`coalesce(r.previo -> 'precios_devueltos', '[]')
          || coalesce((select jsonb_build_array(r.previo -> 'precio_id', k.id) from carga_precio k where k.articulo_id = r.id), '[]')`
    : sql`'[]'::jsonb`;
  await sql`
    with debajo as (
      select distinct on (r.id) r.id, f.importacion_id, f.fila, ${devueltos} as devueltos
        from carga_reversion r
        join importacion_fila f on f.registro_id = r.id and f.resultado in ('CREAR', 'ACTUALIZAR')
         -- Files of before said whether they raised it, and not what they found.
         and f.version = coalesce((r.previo ->> 'hallada')::int, r.version - coalesce((r.previo ->> 'toca')::boolean, true)::int)
        join importacion i on i.id = f.importacion_id
       where r.motivo is null and not r.creado and i.entidad = ${entidad} and i.estado = 'APLICADA'
         and i.aplicada_en < ${seAplicoEn(importacionId)}
       order by r.id, i.aplicada_en desc)
    update importacion_fila f
       set version = x.version,
           previo = case when d.devueltos = '[]' then f.previo
                         else coalesce(f.previo, '{}') || jsonb_build_object(
                           'precios_devueltos', coalesce(f.previo -> 'precios_devueltos', '[]') || d.devueltos) end
      from debajo d join ${sql.table(versiones.tabla)} x on x.id = d.id
     where f.importacion_id = d.importacion_id and f.fila = d.fila
  `.execute(tx);
}

type Posterior = { readonly id: string; readonly archivo: string; readonly filas: number };

const A_LA_VISTA = 3;

/** The later files that hold and changed what rows of this one had made or changed, the last one first, with how many. */
export async function leerPosteriores(db: Db | Tx, { importacionId, entidad }: Aplicada): Promise<Posterior[]> {
  const cambian = (fila: 'f' | 'g'): RawBuilder<unknown> =>
    sql`${sql.ref(`${fila}.resultado`)} in ('CREAR', 'ACTUALIZAR')`;
  const { rows } = await sql<Posterior>`
    select i.id, i.archivo, count(distinct f.fila) as filas
      from importacion i
      join importacion_fila g on g.importacion_id = i.id and ${cambian('g')}
      join importacion_fila f on f.importacion_id = ${importacionId} and f.registro_id = g.registro_id and ${cambian('f')}
       and f.previo ->> 'deposito_id' is not distinct from g.previo ->> 'deposito_id'
     where i.entidad = ${entidad} and i.estado = 'APLICADA' and i.aplicada_en > ${seAplicoEn(importacionId)}
     group by i.id order by i.aplicada_en desc limit ${A_LA_VISTA}
  `.execute(db);
  return rows;
}
