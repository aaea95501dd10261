import { normaPalabras, sonSoloSignos } from '@trastienda/nucleo/comun/texto.ts';
import { type RawBuilder, sql } from 'kysely';

/** Text in the order of a Spanish dictionary (`acordado` 25). */
export const enEspanol = (columna: string): RawBuilder<string> => sql<string>`${sql.ref(columna)} collate "es-x-icu"`;

/** Every word of `buscar` somewhere in a text already in normal form; signs alone are nowhere, `true` when nothing is searched. */
export function conPalabras(texto: RawBuilder<string | null>, buscar: string | undefined): RawBuilder<boolean> {
  const palabras = normaPalabras(buscar ?? '').split(' ');
  const condiciones = palabras
    .filter((palabra) => palabra !== '')
    .map((palabra) => sql<boolean>`${texto} like ${`%${palabra}%`}`);
  if (condiciones.length === 0) return sonSoloSignos(buscar) ? sql<boolean>`false` : sql<boolean>`true`;
  return sql<boolean>`(${sql.join(condiciones, sql` and `)})`;
}

export const siNo = (bandera: 'true' | 'false' | undefined): boolean | undefined =>
  bandera === undefined ? undefined : bandera === 'true';

/** A flag as a spreadsheet shows it. */
export const siONo = (bandera: boolean): string => (bandera ? 'Sí' : 'No');
