import { type RawBuilder, sql } from 'kysely';

/** Only the row with that id; every one without it. */
export const conId = (columna: string, id: string | undefined): RawBuilder<boolean> =>
  id === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(columna)} = ${id}`;
