import { sql } from 'kysely';
import { faltaPrecio } from '#articulos/tabla/con-precio.sql.ts';
import { exigirMarco } from '#articulos/tabla/lista.query.ts';
import type { Consulta } from '#http/contexto.ts';

/** How many artículos in use have no price in the lista de precios by default. */
export async function contarSinPrecio(consulta: Pick<Consulta, 'db' | 'usuario' | 'ahora'>): Promise<number> {
  const { marco } = await exigirMarco(consulta, undefined);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from articulo a where a.estado <> 'INACTIVO' and ${faltaPrecio(marco)}
  `.execute(consulta.db);
  return rows[0]?.n ?? 0;
}
