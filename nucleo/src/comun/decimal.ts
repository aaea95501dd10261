import BigConstructor, { type Big } from 'big.js';
import { assert } from './assert.ts';

// A constructor of our own, so that no other user of the library can change our rounding.
const Decimal = BigConstructor();
Decimal.RM = BigConstructor.roundHalfUp;
// Products of money, quantities and three discounts stay exact; only divisions are cut, well below what is kept.
Decimal.DP = 30;
// Never exponent notation: what is printed here travels as JSON text and goes into `numeric` columns.
Decimal.NE = -1000;
Decimal.PE = 1000;

export type DecimalInput = Big | string | number;

/** Exact decimal arithmetic. `big.js` rounds half away from zero, which is the rounding of the whole product. */
export const decimal = (value: DecimalInput): Big => new Decimal(value);

export const CERO: Big = decimal(0);

export const sumar = (values: Iterable<DecimalInput>): Big => {
  let total = CERO;
  for (const value of values) total = total.plus(value);
  return total;
};

/** What comes under each key, added up, in the order each one first comes. */
export function sumarPorClave(
  pares: Iterable<readonly [clave: string, valor: DecimalInput]>,
): ReadonlyMap<string, Big> {
  const totales = new Map<string, Big>();
  for (const [clave, valor] of pares) totales.set(clave, (totales.get(clave) ?? CERO).plus(valor));
  return totales;
}

/** Rounds half away from zero to `decimales` places. */
export const redondear = (value: DecimalInput, decimales: number): Big => decimal(value).round(decimales);

/** Text with at least `minimo` and at most `maximo` decimals, rounded half away from zero. */
export function textoDecimal(value: DecimalInput, minimo: number, maximo: number): string {
  assert(minimo <= maximo, 'the least number of decimals is not above the most');
  const recortado = typeof value === 'string' ? recortar(value, minimo, maximo) : undefined;
  if (recortado !== undefined) return recortado;
  const exacto = typeof value === 'object' ? value : decimal(value);
  const usados = decimalesDe(exacto);
  // Rounded and filled with zeros in one go: thousands of figures of a screen are written here.
  const escrito = exacto.toFixed(Math.min(Math.max(usados, minimo), maximo));
  const natural = usados > maximo ? sinCerosDeMas(escrito, maximo - minimo) : escrito;
  // Big keeps the sign of a negative zero, which people must never read.
  return natural.startsWith('-') && !DICE_ALGO.test(natural) ? natural.slice(1) : natural;
}

const DICE_ALGO = /[1-9]/;

/** Without the zeros that rounding left at the end, `sobran` of them at most, nor a point with nothing after it. */
function sinCerosDeMas(escrito: string, sobran: number): string {
  let fin = escrito.length;
  while (fin > escrito.length - sobran && escrito[fin - 1] === '0') fin -= 1;
  return escrito.slice(0, escrito[fin - 1] === '.' ? fin - 1 : fin);
}

/** How many places after the point it uses: its digits have no idle zeros at the end. */
const decimalesDe = ({ c, e }: Big): number => Math.max(0, c.length - 1 - e);

const SIN_VUELTAS = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/;

/**
 * What the database writes of a `numeric` ("26.000") only has zeros to lose or to gain, and a list has hundreds of them:
 * they are cut as text. Undefined for what has to be rounded or is written in another way.
 */
function recortar(texto: string, minimo: number, maximo: number): string | undefined {
  const partes = SIN_VUELTAS.exec(texto);
  if (!partes) return undefined;
  const [, signo = '', entero = '', decimales = ''] = partes;
  const usados = decimales.replace(/0+$/, '');
  if (usados.length > maximo) return undefined;
  const natural = usados.padEnd(minimo, '0');
  const negativo = signo !== '' && (entero !== '0' || usados !== '') ? '-' : '';
  return natural === '' ? `${negativo}${entero}` : `${negativo}${entero}.${natural}`;
}

/** How many decimals a decimal text really uses: "1.500" uses one. */
export const decimalesUsados = (value: DecimalInput): number => decimalesDe(decimal(value));

export type { Big };
