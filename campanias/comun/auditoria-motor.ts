import { sql } from 'kysely';
import { verificaciones } from '#servidor/cli/verificaciones.ts';
import type { Db } from '#servidor/db/db.ts';
import { conCliente } from '#servidor/motor/conexion.ts';
import type { Violacion } from './campania.ts';

/** I4 to I10 of the tables and the engine: the product's own self-check, numbers, indexes and checksums. */
export async function auditarMotor(db: Db, urlDeSuperusuario: string | undefined): Promise<Violacion[]> {
  return [
    ...(await propias(db)),
    ...(await numeros(db)),
    ...(urlDeSuperusuario === undefined ? [] : await indices(urlDeSuperusuario)),
  ];
}

async function propias(db: Db): Promise<Violacion[]> {
  const halladas: Violacion[] = [];
  for (const { codigo, titulo, consulta } of verificaciones) {
    const filas = await consulta(db);
    if (filas.length > 0) halladas.push({ invariante: codigo, que: `no cierra: ${titulo}`, datos: filas.slice(0, 3) });
  }
  return halladas;
}

/** I8, asked of the rows and not of the index that promises it. */
async function numeros(db: Db): Promise<Violacion[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select 'nota' as documento, numero, count(*)::int as veces from nota_pedido group by numero having count(*) > 1
    union all select 'ajuste', numero, count(*)::int from ajuste group by numero having count(*) > 1
    union all select 'entrega', numero, count(*)::int from entrega group by numero having count(*) > 1
    union all select 'devolución', numero, count(*)::int from devolucion group by numero having count(*) > 1
  `.execute(db);
  return rows.map((datos) => ({ invariante: 'I8', que: 'número repetido', datos }));
}

/** I10. Asks the superuser, so only an engine of our own; without amcheck at hand the indexes go unchecked. */
async function indices(url: string): Promise<Violacion[]> {
  return conCliente(url, async (client) => {
    const halladas: Violacion[] = [];
    const { rows } = await client.query<{ fallas: number }>(
      'select coalesce(sum(checksum_failures), 0)::int as fallas from pg_stat_database',
    );
    const fallas = rows[0]?.fallas ?? 0;
    if (fallas > 0) halladas.push({ invariante: 'I10', que: 'páginas con suma de control rota', datos: { fallas } });
    const hay = await client.query("select from pg_available_extensions where name = 'amcheck'");
    if (hay.rowCount === 0) return halladas;
    await client.query('create extension if not exists amcheck');
    try {
      await client.query(`
        select bt_index_check(index => c.oid, heapallindexed => true)
        from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
        join pg_namespace n on n.oid = c.relnamespace
        where a.amname = 'btree' and n.nspname = 'public' and c.relpersistence = 'p' and i.indisready and i.indisvalid`);
    } catch (error) {
      const que = `índice roto: ${error instanceof Error ? error.message : String(error)}`;
      halladas.push({ invariante: 'I10', que });
    }
    return halladas;
  });
}
