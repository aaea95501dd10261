import type { RenglonDeNota } from '@trastienda/nucleo/ventas/nota.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

/** Keeps what the kits of a nota were confirmed with, in one statement; none without kits. */
export async function insertarComponentes(tx: Tx, notaId: string, renglones: readonly RenglonDeNota[]): Promise<void> {
  const filas = renglones.flatMap(({ id: renglonId, kit }) =>
    (kit?.componentes ?? []).map((componente, orden) => ({ ...componente, renglonId, orden })),
  );
  if (filas.length === 0) return;
  await sql`
    insert into nota_componente (nota_id, id, renglon_id, orden, articulo_id, decimales, codigo, descripcion, total)
    select ${notaId}, * from unnest(
      ${filas.map(({ id }) => id)}::uuid[], ${filas.map(({ renglonId }) => renglonId)}::uuid[],
      ${filas.map(({ orden }) => orden)}::int[], ${filas.map(({ articuloId }) => articuloId)}::uuid[],
      ${filas.map(({ decimales }) => decimales)}::smallint[], ${filas.map(({ codigo }) => codigo)}::text[],
      ${filas.map(({ descripcion }) => descripcion)}::text[], ${filas.map(({ total }) => total)}::numeric[])
  `.execute(tx);
}
