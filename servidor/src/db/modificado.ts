import { sql } from 'kysely';

/** What a change of a row writes besides its data: the next version, and whose it is. */
export const modificado = (usuarioId: string) => ({
  version: sql<number>`version + 1`,
  modificado_en: sql<string>`now()`,
  modificado_por: usuarioId,
});
