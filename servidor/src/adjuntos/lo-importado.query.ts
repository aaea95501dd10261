import type { Uso } from '@trastienda/nucleo/adjuntos/limites.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

/** What the files that importaciones came with take of the quota. To be read once the turn of who adds is had. */
export async function leerLoImportado(tx: Tx): Promise<Uso> {
  const { rows } = await sql<Uso>`
    select count(*) as archivos, coalesce(sum(ocupa), 0)::bigint as bytes from importacion where ocupa > 0
  `.execute(tx);
  return definido(rows[0], 'a sum');
}
