/** What a column of the counter measures: with hardly any room, in the default shell, and with the whole width of the window. */
export type Anchos = { readonly apretado?: number; readonly angosto: number; readonly ancho: number };

export const CANTIDAD: Anchos = { apretado: 48, angosto: 52, ancho: 64 };
export const PRECIO: Anchos = { angosto: 100, ancho: 116 };
export const SUBTOTAL: Anchos = { apretado: 104, angosto: 108, ancho: 116 };

const RELLENO = 18;
const POR_LETRA = 7;

/** A figure that goes over the next one is read as another: its column has room for the longest, and the description gives way. */
export function conLugarPara(
  { angosto, apretado = angosto, ancho }: Anchos,
  cifras: readonly string[],
): Required<Anchos> {
  const hace = RELLENO + POR_LETRA * Math.max(0, ...cifras.map(({ length }) => length));
  return { apretado: Math.max(apretado, hace), angosto: Math.max(angosto, hace), ancho: Math.max(ancho, hace) };
}
