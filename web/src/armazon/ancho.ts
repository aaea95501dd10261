import type { Ajustes } from '#apariencia/ajustes.ts';

/** Boxed content is 1200 px and its margins; otherwise it takes what there is. */
export const anchoMaximo = (contenido: Ajustes['contenido']): number | 'none' =>
  contenido === 'encajado' ? 1248 : 'none';

/** How far down what sticks below the top bar is: with the menu in a row the bar is that much higher. */
export const bajoLaBarra = (horizontal: boolean, menos = 0) => ({
  xs: 56 - menos,
  sm: (horizontal ? 127 : 70) - menos,
});
