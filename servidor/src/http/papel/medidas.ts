/** Points, 72 to the inch; A4. */
const LARGO = 841.89;
const CORTO = 595.28;
export const MARGEN = 34;

export const ALTO = (apaisada: boolean): number => (apaisada ? CORTO : LARGO);
export const ANCHO = (apaisada: boolean): number => (apaisada ? LARGO : CORTO);

/** Where the titles of the columns stand: under the whole heading on the first page, under one line on the others. */
export const TITULOS = 58;
export const TITULOS_DE_LA_PRIMERA = 118;
export const ALTO_DE_TITULOS = 18;
export const INICIO = TITULOS + ALTO_DE_TITULOS + 2;
export const INICIO_DE_LA_PRIMERA = TITULOS_DE_LA_PRIMERA + ALTO_DE_TITULOS + 2;
/** What the foot takes. */
export const FIN = 46;

const ALTO_DE_FILA = 13.5;
/** Of those that carry a picture. */
const ALTO_CON_IMAGEN = 38;
export const altoDeFila = (conImagen: boolean): number => (conImagen ? ALTO_CON_IMAGEN : ALTO_DE_FILA);
export const ALTO_DE_GRUPO = 19;
export const ALTO_DE_SECCION = 25;
export const ALTO_DE_ENTRADA = 17;

/** Entries of the index in a page of it. */
export const ENTRADAS = (apaisada: boolean): number =>
  Math.floor((ALTO(apaisada) - FIN - INICIO_DE_LA_PRIMERA) / ALTO_DE_ENTRADA);
