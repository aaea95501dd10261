/** What an estructura and its lines may say at most, whatever the door they come in by. */
export const LINEAS_MAXIMO = 500;
export const SUSTITUTOS_MAXIMO = 10;
export const CANTIDAD_MAXIMA = 10_000_000;
/** Units a plan or a tree is asked for: far beyond any workshop, and what twenty levels of it still fit. */
export const UNIDADES_MAXIMO = 1_000_000;
/** Of a whole order, in pesos. */
export const COSTO_AGREGADO_MAXIMO = 1_000_000_000;
/** In percent. */
export const MERMA_MAXIMA = 900;
export const DECIMALES_DE_MERMA = 4;
