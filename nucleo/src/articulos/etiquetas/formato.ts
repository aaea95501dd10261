import { normaPalabras } from '#comun/texto.ts';

/** A sheet of labels, or a roll of them: millimetres. A roll is a sheet of one row as high as the label. */
export type FormatoDeEtiqueta = {
  readonly nombre: string;
  readonly papel: 'HOJA' | 'ROLLO';
  /** Of the paper. */
  readonly anchoDePapel: number;
  readonly altoDePapel: number;
  readonly columnas: number;
  readonly filas: number;
  /** Of each label. */
  readonly ancho: number;
  readonly alto: number;
  /** To the first label. */
  readonly izquierda: number;
  readonly arriba: number;
  /** Between one and the next. */
  readonly entreColumnas: number;
  readonly entreFilas: number;
};

const hoja = (
  nombre: string,
  [columnas, filas]: readonly [number, number],
  [ancho, alto]: readonly [number, number],
  [izquierda, arriba]: readonly [number, number],
  entreColumnas = 0,
): FormatoDeEtiqueta => ({
  nombre,
  papel: 'HOJA',
  anchoDePapel: 210,
  altoDePapel: 297,
  columnas,
  filas,
  ancho,
  alto,
  izquierda,
  arriba,
  entreColumnas,
  entreFilas: 0,
});

const rollo = (ancho: number, alto: number, columnas = 1, entreColumnas = 0): FormatoDeEtiqueta => ({
  nombre: columnas === 1 ? `Rollo ${ancho} × ${alto} mm` : `Rollo ${ancho} × ${alto} mm, de a ${columnas}`,
  papel: 'ROLLO',
  anchoDePapel: ancho * columnas + entreColumnas * (columnas - 1),
  altoDePapel: alto,
  columnas,
  filas: 1,
  ancho,
  alto,
  izquierda: 0,
  arriba: 0,
  entreColumnas,
  entreFilas: 0,
});

/** The sheets and rolls sold everywhere; others are kept by whoever measures them. */
export const FORMATOS_COMUNES: readonly FormatoDeEtiqueta[] = [
  hoja('A4 3 × 8 (70 × 37 mm)', [3, 8], [70, 37], [0, 0.5]),
  hoja('A4 4 × 10 (48,5 × 25,4 mm)', [4, 10], [48.5, 25.4], [8, 21.5]),
  hoja('A4 5 × 13 (38,1 × 21,2 mm)', [5, 13], [38.1, 21.2], [4.75, 10.7], 2.5),
  hoja('A4 3 × 7 (63,5 × 38,1 mm)', [3, 7], [63.5, 38.1], [7.25, 15.15], 2.5),
  hoja('A4 2 × 7 (99,1 × 38,1 mm)', [2, 7], [99.1, 38.1], [4.65, 15.15], 2.5),
  rollo(50, 25),
  rollo(58, 40),
  rollo(100, 50),
  rollo(30, 20, 3, 2),
];

/** Whether a name reads as that of one sold everywhere: nobody could tell another one of that name from it. */
export const esNombreComun = (nombre: string): boolean =>
  FORMATOS_COMUNES.some((comun) => normaPalabras(comun.nombre) === normaPalabras(nombre));

/** The measures of a printer are never better than this. */
const TOLERANCIA = 0.05;

type FaltaDeFormato = 'no_entra_a_lo_ancho' | 'no_entra_a_lo_alto';

/** Why the labels do not fit their paper, if they do not. */
export function queFalta(formato: FormatoDeEtiqueta): FaltaDeFormato | null {
  const { columnas, filas, ancho, alto, entreColumnas, entreFilas, izquierda, arriba } = formato;
  const aLoAncho = izquierda + columnas * ancho + (columnas - 1) * entreColumnas;
  if (aLoAncho > formato.anchoDePapel + TOLERANCIA) return 'no_entra_a_lo_ancho';
  const aLoAlto = arriba + filas * alto + (filas - 1) * entreFilas;
  return aLoAlto > formato.altoDePapel + TOLERANCIA ? 'no_entra_a_lo_alto' : null;
}

/** What most printers leave blank along the edges of a sheet; a roll is printed from edge to edge. */
const SIN_IMPRIMIR = 4;

/** How far into a label the printer may not reach, in millimetres: where the labels of a sheet come near its edges. */
export function margenDe(formato: FormatoDeEtiqueta): number {
  const { columnas, filas, ancho, alto, entreColumnas, entreFilas, izquierda, arriba } = formato;
  if (formato.papel === 'ROLLO') return 0;
  const derecha = formato.anchoDePapel - izquierda - columnas * ancho - (columnas - 1) * entreColumnas;
  const abajo = formato.altoDePapel - arriba - filas * alto - (filas - 1) * entreFilas;
  return Math.max(0, SIN_IMPRIMIR - Math.min(izquierda, arriba, derecha, abajo));
}

export const porHoja = ({ columnas, filas }: Pick<FormatoDeEtiqueta, 'columnas' | 'filas'>): number => columnas * filas;

/** How many sheets `cuantas` labels take when the first one goes in the place `desde` (1 is the first). */
export const cuantasHojas = (formato: FormatoDeEtiqueta, cuantas: number, desde: number): number =>
  Math.ceil((desde - 1 + cuantas) / porHoja(formato));

type Lugar = { readonly hoja: number; readonly x: number; readonly y: number };

/** Where the label number `n` (0 is the first) goes: its sheet (0 is the first) and its upper start corner. */
export function lugarDe(formato: FormatoDeEtiqueta, n: number, desde: number): Lugar {
  const puesto = desde - 1 + n;
  const enLaHoja = puesto % porHoja(formato);
  const fila = Math.floor(enLaHoja / formato.columnas);
  return {
    hoja: Math.floor(puesto / porHoja(formato)),
    x: formato.izquierda + (enLaHoja % formato.columnas) * (formato.ancho + formato.entreColumnas),
    y: formato.arriba + fila * (formato.alto + formato.entreFilas),
  };
}
