/** How many fields a list is ordered by at once. */
export const MAXIMO_DE_ORDENES = 4;
