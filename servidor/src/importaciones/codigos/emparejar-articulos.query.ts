import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { analizar } from '#importaciones/trabajo/carga.ts';

/**
 * The artículo each row of `carga_fila` means, in `carga_par`: by its own code among those in use, of two that differ only
 * by their distinción the one written the same, and else by an alternative code. `dudoso` when nothing tells which.
 */
export async function emparejarArticulos(tx: Tx): Promise<void> {
  await sql`
    create temp table carga_par on commit drop as
    with propios as (
      select f.fila, a.id as articulo_id, upper(a.codigo) = upper(f.codigo) as igual,
             row_number() over (partition by f.fila
                                order by upper(a.codigo) = upper(f.codigo) desc, a.distincion, a.id) as puesto,
             count(*) over (partition by f.fila) as cuantos
        from carga_fila f join articulo a on a.codigo_norm = f.codigo_norm and a.estado <> 'INACTIVO')
    select fila, articulo_id, cuantos > 1 and not igual as dudoso from propios where puesto = 1
    union all
    select f.fila, a.id, false
      from carga_fila f
      join codigo_articulo c on c.tipo = 'ALTERNATIVO' and c.valor_norm = f.codigo_norm and c.proveedor_id is null
      join articulo a on a.id = c.articulo_id and a.estado <> 'INACTIVO'
     where not exists (select from articulo p where p.codigo_norm = f.codigo_norm and p.estado <> 'INACTIVO')
  `.execute(tx);
  await analizar(tx, 'carga_par');
}
