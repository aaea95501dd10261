import { base } from './base.ts';
import type { Acento, Base, Paleta } from './paleta.ts';

/** A colour theme: its own accents over what all of them share. */
export const componer = (acentos: { readonly light: Acento; readonly dark: Acento }) => ({
  light: unir(base.light, acentos.light),
  dark: unir(base.dark, acentos.dark),
});

function unir({ hover, grid, axisText, ...comun }: Base, { selected, focusRing, series, ...propio }: Acento): Paleta {
  return { ...comun, ...propio, action: { hover, selected, focusRing }, chart: { series, grid, axisText } };
}
