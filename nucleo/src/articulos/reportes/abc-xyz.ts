import { type Big, CERO, type DecimalInput, decimal, sumar } from '#comun/decimal.ts';

export const CLASES_ABC = ['A', 'B', 'C'] as const;
export type ClaseAbc = (typeof CLASES_ABC)[number];
export const CLASES_XYZ = ['X', 'Y', 'Z'] as const;
export type ClaseXyz = (typeof CLASES_XYZ)[number];

/** The months a class looks back on. */
const MESES_DE_ABC = 12;

/** Percentages that a company may change: where A and B end in what goes out, where X and Y end in how much it varies. */
type UmbralesDeAbc = {
  readonly a: DecimalInput;
  readonly b: DecimalInput;
  readonly x: DecimalInput;
  readonly y: DecimalInput;
};

type Salida = { readonly articuloId: string; readonly valor: DecimalInput };

/**
 * The class of each artículo by the value of what went out of it (Pareto): from the most valuable, those needed to reach
 * the first share are A, up to the second B, the rest C. Whoever crosses a threshold is still inside. What did not go out,
 * or came back more than it went, is C. Equal values go by id, so that the order they come in changes nothing. The report says it
 * in SQL, and a test compares them.
 */
export function clasificarAbc(
  salidas: readonly Salida[],
  { a, b }: Pick<UmbralesDeAbc, 'a' | 'b'>,
): ReadonlyMap<string, ClaseAbc> {
  const enOrden = salidas.toSorted(
    (una, otra) => decimal(otra.valor).cmp(una.valor) || (una.articuloId < otra.articuloId ? -1 : 1),
  );
  const total = sumar(enOrden.filter(({ valor }) => decimal(valor).gt(0)).map(({ valor }) => valor));
  let antes: Big = CERO;
  return new Map(
    enOrden.map(({ articuloId, valor }) => {
      const clase = decimal(valor).lte(0) ? 'C' : claseDesde(antes, total, a, b);
      antes = antes.plus(valor);
      return [articuloId, clase];
    }),
  );
}

/** By the share of those that came before it. */
function claseDesde(antes: Big, total: Big, a: DecimalInput, b: DecimalInput): ClaseAbc {
  if (antes.times(100).lt(total.times(a))) return 'A';
  return antes.times(100).lt(total.times(b)) ? 'B' : 'C';
}

/**
 * How much what goes out varies from month to month: the standard deviation of its months as a percentage of their mean
 * (coefficient of variation); null when nothing went out. The report works it out in SQL, and a test compares them.
 */
export function variacionDeMeses(meses: readonly DecimalInput[]): Big | null {
  const total = sumar(meses);
  if (total.lte(0)) return null;
  const media = total.div(meses.length);
  const varianza = sumar(meses.map((mes) => decimal(mes).minus(media).pow(2))).div(meses.length);
  return varianza.sqrt().times(100).div(media);
}

/** X is steady, Y moves, Z cannot be foreseen; without anything that went out, Z. */
export function claseXyz(variacion: DecimalInput | null, { x, y }: Pick<UmbralesDeAbc, 'x' | 'y'>): ClaseXyz {
  if (variacion === null || decimal(variacion).gt(y)) return 'Z';
  return decimal(variacion).gt(x) ? 'Y' : 'X';
}

/** The limits of the last months up to the end of a day: the first instant of each, and the end of the last one. */
export function mesesHasta(fin: Date, cuantos: number = MESES_DE_ABC): readonly Date[] {
  return Array.from({ length: cuantos + 1 }, (_, i) => mesesAntes(fin, cuantos - i));
}

/** The same day so many months before; the last of a shorter month. */
function mesesAntes(fin: Date, meses: number): Date {
  const dia = new Date(fin);
  dia.setUTCDate(1);
  dia.setUTCMonth(dia.getUTCMonth() - meses);
  const ultimo = new Date(Date.UTC(dia.getUTCFullYear(), dia.getUTCMonth() + 1, 0)).getUTCDate();
  dia.setUTCDate(Math.min(fin.getUTCDate(), ultimo));
  return dia;
}
