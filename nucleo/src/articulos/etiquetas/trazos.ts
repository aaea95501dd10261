import type { Simbolo } from './simbolo.ts';

type Rectangulo = [x: number, y: number, ancho: number, alto: number];

/** A symbol as dark rectangles, in parts of its width and height: what paper and screen draw alike. */
export type Trazos = {
  /** Modules across, quiet zones included: the thinner each, the harder to read. */
  readonly modulos: number;
  readonly rectangulos: Rectangulo[];
};

/** The clear margin at each side, in modules: ten for bars (GS1 asks eleven before EAN-13), four around a QR. */
const MARGEN = { CODE128: 10, EAN13: 11, QR: 4 } as const;

/** Modules of an EAN-13; of each sign of a Code 128, among them what it begins with and its control; and of its end. */
const DE_EAN13 = 95;
const DE_SIGNO = 11;
const DE_FIN = 13;

/** How many modules across its bars are, quiet zones included, without drawing them; null of what has none. */
export function modulosDe({ tipo, texto }: Simbolo): number | null {
  if (tipo === 'QR') return null;
  const barras = tipo === 'EAN13' ? DE_EAN13 : DE_SIGNO * (signosDeCode128(texto) + 2) + DE_FIN;
  return barras + 2 * MARGEN[tipo];
}

/** The fewest signs that say a text: one for each character, or for each two digits, and one to go from one way to the other. */
function signosDeCode128(texto: string): number {
  let [deUno, deDos] = [0, 0];
  let antes = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as const;
  for (let i = 0; i < texto.length; i++) {
    const [unoAntes, dosAntes] = antes;
    const esPar = /^\d\d$/.test(texto.slice(Math.max(0, i - 1), i + 1));
    antes = [deUno, deDos];
    [deUno, deDos] = [
      Math.min(deUno, deDos + 1) + 1,
      esPar ? Math.min(dosAntes, unoAntes + 1) + 1 : Number.POSITIVE_INFINITY,
    ];
  }
  return Math.min(deUno, deDos);
}

/** Bars and spaces in turn, a bar first, each so many modules wide. */
export function trazosDeBarras(tipo: 'CODE128' | 'EAN13', anchos: readonly number[]): Trazos {
  const modulos = anchos.reduce((suma, ancho) => suma + ancho, 0) + 2 * MARGEN[tipo];
  let x: number = MARGEN[tipo];
  const rectangulos = anchos.flatMap((ancho, i): Rectangulo[] => {
    const desde = x;
    x += ancho;
    return i % 2 === 0 ? [[desde / modulos, 0, ancho / modulos, 1]] : [];
  });
  return { modulos, rectangulos };
}

/** The squares of a QR, row after row; those that touch in a row are one rectangle. */
export function trazosDeCuadro(puntos: readonly number[], lado: number): Trazos {
  const modulos = lado + 2 * MARGEN.QR;
  const rectangulos: Rectangulo[] = [];
  for (let y = 0; y < lado; y++) {
    for (let x = 0; x < lado; x++) {
      if (puntos[y * lado + x] !== 1) continue;
      const desde = x;
      while (x + 1 < lado && puntos[y * lado + x + 1] === 1) x += 1;
      rectangulos.push([
        (desde + MARGEN.QR) / modulos,
        (y + MARGEN.QR) / modulos,
        (x + 1 - desde) / modulos,
        1 / modulos,
      ]);
    }
  }
  return { modulos, rectangulos };
}

/** Millimetres: thinner bars are lost by most printers and readers. */
const MODULO_MINIMO = 0.19;

/** Whether the symbol, so wide, would be too thin to be read. */
export const esAngosto = ({ modulos }: Pick<Trazos, 'modulos'>, ancho: number): boolean =>
  ancho / modulos < MODULO_MINIMO;
