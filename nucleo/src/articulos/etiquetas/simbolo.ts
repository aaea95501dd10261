/** How a code is drawn: EAN-13 where the code is one and Code 128 where not; always one of them; a QR; or nothing. */
export const SIMBOLOS = ['BARRAS', 'EAN13', 'CODE128', 'QR', 'NINGUNO'] as const;
export type ModoDeSimbolo = (typeof SIMBOLOS)[number];

export type Simbolo = { readonly tipo: 'EAN13' | 'CODE128' | 'QR'; readonly texto: string };

/** The last digit: what the others, weighed 3 and 1 in turn from behind, lack to the next ten (GS1 General Specifications 7.9). */
export function digitoDeControl(cuerpo: string): string {
  let suma = 0;
  for (const [i, cifra] of [...cuerpo].reverse().entries()) suma += Number(cifra) * (i % 2 === 0 ? 3 : 1);
  return String((10 - (suma % 10)) % 10);
}

/** Thirteen digits, the last of them the right one. */
export const esEan13 = (texto: string): boolean =>
  /^\d{13}$/.test(texto) && digitoDeControl(texto.slice(0, 12)) === texto.slice(12);

/** EAN-8, UPC-A, EAN-13 or ITF-14, by its digits alone: its last one is of control. */
export const esGtin = (texto: string): boolean => /^(\d{8}|\d{12,14})$/.test(texto);

/** The digit of control that a GTIN should have and has not; null when it has it, or is no GTIN. */
export function controlQueFalta(texto: string): string | null {
  if (!esGtin(texto)) return null;
  const debido = digitoDeControl(texto.slice(0, -1));
  return texto.endsWith(debido) ? null : debido;
}

/** What is wrong with a bar code that is shaped as a GTIN; null when nothing is, or it is none: then it may be anything. */
export function problemaDeControl(valor: string): string | null {
  const debido = controlQueFalta(valor);
  return debido === null
    ? null
    : `Su dígito de control no corresponde: tendría que terminar en ${debido}. Revisá que no le falten ni le sobren cifras.`;
}

/** What Code 128 can say: printable ASCII. */
const ES_ASCII = /^[\x20-\x7e]+$/;

/** Code 128 longer than this fits no label. */
const LARGO_MAXIMO = 40;

/**
 * What is drawn on the label of an artículo: its bar code or, without one, its own. Null when nothing is asked or the code
 * cannot be said: a wrong EAN-13 is never printed as if it were right.
 */
export function queSimbolo(
  modo: ModoDeSimbolo,
  { codigo, barras }: { readonly codigo: string; readonly barras: string | null },
): Simbolo | null {
  const texto = barras ?? codigo;
  if (modo === 'NINGUNO') return null;
  if (modo === 'QR') return { tipo: 'QR', texto };
  if (modo !== 'CODE128' && esEan13(texto)) return { tipo: 'EAN13', texto };
  if (modo === 'EAN13' || !ES_ASCII.test(texto) || texto.length > LARGO_MAXIMO) return null;
  return { tipo: 'CODE128', texto };
}
