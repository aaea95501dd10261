import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';

/** Where the sales of a file that names no depósito go (`elegirDeposito`). */
const POR_OMISION = sql`(
  select d.sucursal_id from deposito d join sucursal s on s.id = d.sucursal_id
   where not d.virtual and d.activo and s.activa and d.vendible
   order by d.principal desc, s.id, d.id limit 1)`;

/**
 * Whether somebody may know of an importación, `i` of a query. A file of sales is of one sucursal, as the notas it becomes; while
 * nobody said of which, it is also of whoever brought it, who has yet to say so. All others are of the whole business.
 */
export function seVe({ id, alcance }: Pick<Usuario, 'id' | 'alcance'>): RawBuilder<boolean> {
  const donde = alcance('importacion.hacer');
  if (donde === 'TODAS') return sql<boolean>`true`;
  return sql<boolean>`(
    i.entidad <> 'ventas'
    or case when i.opciones ->> 'depositoId' is null
       then ${POR_OMISION} = any(${donde}::uuid[]) or (i.creada_por = ${id} and i.aplicada_en is null)
       else exists (select from deposito d where d.id = (i.opciones ->> 'depositoId')::uuid and d.sucursal_id = any(${donde}::uuid[]))
       end)`;
}

export async function esDeSuSucursal(db: Db | Tx, id: string, usuario: Usuario): Promise<boolean> {
  const { rows } = await sql`select from importacion i where i.id = ${id} and ${seVe(usuario)}`.execute(db);
  return rows.length > 0;
}

/** One that somebody may not know of is not there. */
export async function exigirDeSuSucursal(db: Db | Tx, id: string, usuario: Usuario): Promise<void> {
  if (!(await esDeSuSucursal(db, id, usuario))) rechazar('comun.no_encontrado', { que: 'la importación' });
}
