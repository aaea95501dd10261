type Rectangulo = [x: number, y: number, ancho: number, alto: number];

/** A symbol as dark rectangles, in parts of its width and height: what paper and screen draw alike. */
export type Trazos = {
  /** Modules across, quiet zones included: the thinner each, the harder to read. */
  readonly modulos: number;
  readonly rectangulos: Rectangulo[];
};

/** The clear margin at each side, in modules: ten for bars (GS1 asks eleven before EAN-13), four around a QR. */
const MARGEN = { CODE128: 10, EAN13: 11, QR: 4 } as const;

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
