import { sql } from 'kysely';
import type { Db } from '#db/db.ts';

export type Vencido = {
  readonly id: string;
  readonly version: number;
  /** Who left it to be applied by itself. */
  readonly usuarioId: string;
  readonly quien: string;
  /** When it was to be done. */
  readonly hora: string;
};

/** The batches whose hour came, the earliest first, and whether that in which they end went by too. */
export async function leerVencidos(db: Db, ahora: Date): Promise<(Vencido & { readonly terminado: boolean })[]> {
  const { rows } = await sql<Vencido & { readonly terminado: boolean }>`
    select t.id, t.version, u.id as "usuarioId", u.nombre as quien, t.aplica_desde as hora,
           coalesce(t.hasta <= ${ahora}, false) as terminado
    from lote_precio t join usuario u on u.id = t.aplicador_id
    where t.estado = 'PROGRAMADO' and t.aplica_desde <= ${ahora}
    order by t.aplica_desde, t.numero
  `.execute(db);
  return rows;
}

/** The batches that are over: their prices hold no longer, and nobody took them back before. Those that end first, first. */
export async function leerTerminados(db: Db, ahora: Date): Promise<Vencido[]> {
  const { rows } = await sql<Vencido>`
    select t.id, t.version, u.id as "usuarioId", u.nombre as quien, t.hasta as hora
    from lote_precio t join usuario u on u.id = t.aplicador_id
    where t.estado = 'APLICADO' and t.hasta <= ${ahora}
    order by t.hasta, t.numero
  `.execute(db);
  return rows;
}
