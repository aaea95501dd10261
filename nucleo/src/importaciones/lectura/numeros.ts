import { type Big, decimal, decimalesUsados, redondear } from '#comun/decimal.ts';
import { fail, ok, type Result } from '#comun/result.ts';
import { sinMoneda } from './moneda-escrita.ts';
import { numeroMarcado, sinMarca } from './planilla.ts';

export type SignoDecimal = ',' | '.';

type Limites = {
  /** The file's decimal sign, when its other numbers tell. */
  readonly signo: SignoDecimal | undefined;
  /** Decimals at most. */
  readonly decimales: number;
  /** Digits before the decimal sign at most. */
  readonly enteros: number;
};

/** Of money and measures; half a piece where only whole ones go is a mistake, and no remainder. */
const DECIMALES_QUE_SE_REDONDEAN = 2;

/** Why a number that means two is not read; whoever shows it may point at where its sign is chosen. */
export const SIGNO_DUDOSO =
  'No se sabe si el signo separa miles o decimales: elegilo en «Decimales», o escribilo sin separador de miles.';

const FORMA = /^[+-]?[\d.,]+$/;

/** Whether a cell holds nothing but a number, however it is written. */
export const pareceNumero = (celda: string): boolean => {
  const limpia = sinMoneda(sinMarca(celda).trim()).replace(/[\s\u00a0]/g, '');
  return FORMA.test(limpia) && /\d/.test(limpia);
};

/**
 * A number as people write it in a spreadsheet, to decimal text with a point: "1.234,50", "1234.5", "-2,55".
 * "1.234" is a thousand or one and a bit according to the file's other numbers; when they do not tell, it is
 * refused (`argentina.md` 1.6). What a cell of a spreadsheet holds as a number is no text to understand: it is taken as it
 * is, and the decimals that a formula left beyond those of the field are rounded.
 */
export function leerNumero(texto: string, { signo, decimales, enteros }: Limites): Result<string, string> {
  const exacto = numeroMarcado(texto);
  if (exacto !== undefined && /^-?\d+(\.\d+)?$/.test(exacto)) {
    const redondo = decimales >= DECIMALES_QUE_SE_REDONDEAN ? redondear(exacto, decimales) : decimal(exacto);
    return enLimites(redondo, { decimales, enteros });
  }
  const limpio = texto.replace(/[\s\u00a0]/g, '');
  if (!FORMA.test(limpio)) return fail('No es un número.');
  const leido = aPunto(limpio, signo);
  if (!leido.ok) return leido;
  return enLimites(decimal(leido.value), { decimales, enteros });
}

function enLimites(numero: Big, { decimales, enteros }: Omit<Limites, 'signo'>): Result<string, string> {
  if (decimalesUsados(numero) > decimales) {
    return fail(decimales === 0 ? 'No admite decimales.' : `Admite hasta ${decimales} decimales.`);
  }
  if (numero.abs().gte(`1e${enteros}`)) return fail(`Es demasiado grande: admite hasta ${enteros} cifras enteras.`);
  return ok(numero.toFixed());
}

function aPunto(texto: string, signo: SignoDecimal | undefined): Result<string, string> {
  const propio = signoDe(texto);
  const usado = propio === 'ambiguo' ? signo : (propio ?? signo ?? '.');
  if (usado === undefined) {
    return fail(SIGNO_DUDOSO);
  }
  const miles = usado === ',' ? '.' : ',';
  const [entero = '', fraccion = '', ...resto] = texto.split(usado);
  const agrupado = new RegExp(`^[+-]?\\d{1,3}(\\${miles}\\d{3})+$`);
  const enteroBien = /^[+-]?\d*$/.test(entero) || agrupado.test(entero);
  if (resto.length > 0 || !enteroBien || !/^\d*$/.test(fraccion) || !/\d/.test(texto)) return fail('No es un número.');
  const signoYCifras = entero.replaceAll(miles, '').replace('+', '');
  return ok(`${signoYCifras === '' || signoYCifras === '-' ? `${signoYCifras}0` : signoYCifras}.${fraccion || '0'}`);
}

/** The decimal sign a number shows by itself; `undefined` when it has no sign at all. */
function signoDe(texto: string): SignoDecimal | 'ambiguo' | undefined {
  const signos = [...texto].filter((letra): letra is SignoDecimal => letra === ',' || letra === '.');
  const ultimo = signos.at(-1);
  if (ultimo === undefined) return undefined;
  const otro: SignoDecimal = ultimo === ',' ? '.' : ',';
  if (signos.includes(otro)) return ultimo;
  if (signos.length > 1) return otro;
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(texto) ? 'ambiguo' : ultimo;
}

/** Numbers that mean thousands or decimals, for each one that leaves no doubt: beyond that, it may well be the mistake. */
const DUDOSOS_POR_VOTO = 10;

/**
 * The decimal sign that a sample of a file's numeric cells uses; `undefined` when none tells, or so few that they would
 * make decimals of nearly every number: of three hundred «10.500», one «0.50» does not tell that they are ten and a half.
 */
export function signoDecimal(valores: Iterable<string>): SignoDecimal | undefined {
  const votos = { ',': 0, '.': 0 };
  const dudosos = { ',': 0, '.': 0 };
  for (const valor of valores) {
    const numero = sinMoneda(valor.trim());
    const signo = FORMA.test(numero) ? signoDe(numero) : undefined;
    if (signo === 'ambiguo') dudosos[numero.includes(',') ? ',' : '.'] += 1;
    else if (signo !== undefined) votos[signo] += 1;
  }
  if (votos[','] === votos['.']) return undefined;
  const signo = votos[','] > votos['.'] ? ',' : '.';
  return dudosos[signo] > votos[signo] * DUDOSOS_POR_VOTO ? undefined : signo;
}
