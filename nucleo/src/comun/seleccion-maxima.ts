/** Rows named one by one, on an order or as exceptions; more are asked for by their filter. */
export const SELECCION_MAXIMA = 1_000;
