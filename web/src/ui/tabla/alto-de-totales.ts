import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { type DisenoDeColumnas, seVe } from './columnas.ts';
import type { TotalesDeTabla } from './totales.ts';

/** The columns that have a line in the card of what everything adds up to, as far as is known before it comes. */
export const esperadasDe = <Fila>(
  { sumadas }: TotalesDeTabla,
  columnas: readonly Columna<Fila>[],
  diseno: DisenoDeColumnas,
): readonly Columna<Fila>[] => columnas.filter((columna) => sumadas.includes(columna.id) && seVe(columna, diseno));

/** What that card measures, so that the cards below stay where they are: its padding, its title and its lines. */
export const altoDeTotales = (lineas: number): string => `calc(32px + ${1.125 + 1.5 * lineas}rem)`;
