/** Millimetres of the label. */
export type Caja = { readonly x: number; readonly y: number; readonly ancho: number; readonly alto: number };

/** A line of a label: what stands at its start and what at its end. */
export type Renglon = {
  readonly izquierda: string;
  readonly derecha: string;
  readonly tamano: number;
  readonly negrita: boolean;
};

/** Letters smaller than this are hard to read. */
export const LETRA_MINIMA = 1.5;

/** Between what is at the start of a line and what is at its end, in parts of the size of the letter. */
export const ENTRE = 0.5;
