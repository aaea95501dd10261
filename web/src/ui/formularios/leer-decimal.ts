import { enNuestrasCifras } from '#i18n/region.ts';
import { separadores } from '#ui/formato/formato.ts';

/** What a person typed into a number field: decimal text as it travels, or why it cannot be read. */
type Leido =
  | { readonly estado: 'vacio' }
  | { readonly estado: 'valido'; readonly valor: string }
  | { readonly estado: 'invalido' }
  /** `1.234` where decimals are possible may be a thousand or one and a bit: the person has to say. */
  | { readonly estado: 'ambiguo'; readonly conMiles: string; readonly conDecimales: string };

/**
 * Reads a number typed as the region writes it (`1.234,56` in Argentina), or with the other mark before its decimals
 * when nothing else can be meant (`1234.56`). `decimales` is how many the field admits; more are left for the schema
 * to refuse.
 */
export function leerDecimal(texto: string, decimales: number): Leido {
  if (conComa()) return leerConComa(texto, decimales);
  const leido = leerConComa(alReves(texto), decimales);
  return leido.estado === 'ambiguo' ? { ...leido, conDecimales: alReves(leido.conDecimales) } : leido;
}

const conComa = (): boolean => separadores().decimal === ',';
/** Comma for point and point for comma: the other half of the world. */
const alReves = (texto: string): string => texto.replace(/[.,]/g, (marca) => (marca === '.' ? ',' : '.'));

const MILES = /^[1-9]\d{0,2}(\.\d{3})+$/;
/** As India groups: the last three, and the others by two. */
const MILES_DE_A_DOS = /^[1-9]\d?(\.\d{2})*\.\d{3}$/;

function leerConComa(texto: string, decimales: number): Leido {
  const limpio = limpiar(texto);
  if (limpio === '') return { estado: 'vacio' };

  const partes = /^([+-]?)([\d.]*)(?:,(\d*))?$/.exec(limpio);
  if (!partes || !/\d/.test(limpio)) return { estado: 'invalido' };
  const [, signo = '', entera = '', fraccion] = partes;
  const negativo = signo === '-' ? '-' : '';

  const tieneMiles = MILES.test(entera) || (separadores().deADos && MILES_DE_A_DOS.test(entera));
  if (fraccion !== undefined || !entera.includes('.')) {
    if (entera.includes('.') && !tieneMiles) return { estado: 'invalido' };
    return valido(negativo, entera.replaceAll('.', ''), fraccion);
  }

  const [izquierda = '', derecha = '', ...mas] = entera.split('.');
  if (!tieneMiles) return mas.length > 0 ? { estado: 'invalido' } : valido(negativo, izquierda, derecha);
  const conMiles = `${negativo}${entera.replaceAll('.', '')}`;
  if (mas.length > 0 || decimales === 0) return { estado: 'valido', valor: conMiles };
  return { estado: 'ambiguo', conMiles, conDecimales: `${negativo}${izquierda},${derecha}` };
}

/** Without spaces or sign of money, with the plain minus and our digits, whichever the keyboard wrote. */
const limpiar = (texto: string): string =>
  enNuestrasCifras(texto.replace(/[\s$]/g, '').replace(/[\u2212\u2013]/g, '-'));

function valido(signo: string, entera: string, fraccion: string | undefined): Leido {
  const sinCeros = entera.replace(/^0+(?=\d)/, '') || '0';
  return { estado: 'valido', valor: `${signo}${sinCeros}${fraccion ? `.${fraccion}` : ''}` };
}

/** Decimal text as a person edits it: the mark of the region, no thousands. */
export const textoEditable = (valor: string | null | undefined): string => {
  const texto = valor ?? '';
  return conComa() ? texto.replace('.', ',') : texto;
};
