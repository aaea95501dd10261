import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';

/** What files hang from. Who may see or change them is asked by the doors of the room that owns the record. */
export type Dueno = { readonly tipo: 'ARTICULO' | 'SUCURSAL'; readonly id: string };

/** The table and the trail of each kind of owner, its column in `adjunto`, and how it is called. */
const DUENOS = {
  ARTICULO: { tabla: 'articulo', columna: 'articulo_id', que: 'el artículo' },
  SUCURSAL: { tabla: 'sucursal', columna: 'sucursal_id', que: 'la sucursal' },
} as const;

/** How what happens to its files is told on the owner's own trail. */
export const rastroDe = ({ tipo, id }: Dueno) => ({
  entidad: DUENOS[tipo].tabla,
  id,
  ...(tipo === 'SUCURSAL' ? { sucursalId: id } : {}),
});

/** The column of `adjunto x` that says whose it is, with an index on it. */
export const columnaDe = (tipo: Dueno['tipo']): RawBuilder<unknown> => sql.ref(`x.${DUENOS[tipo].columna}`);

/** Whoever it is of is there, and is not taken away meanwhile. */
export async function sostenerDueno(tx: Tx, { tipo, id }: Dueno): Promise<void> {
  const { tabla, que } = DUENOS[tipo];
  const { rows } = await sql`select 1 from ${sql.table(tabla)} where id = ${id} for key share`.execute(tx);
  if (rows.length === 0) rechazar('comun.no_encontrado', { que });
}
