import type { Ajustes } from '#apariencia/ajustes.ts';

/** Boxed content is 1200 px and its margins; otherwise it takes what there is. */
export const anchoMaximo = (contenido: Ajustes['contenido']): number | 'none' =>
  contenido === 'encajado' ? 1248 : 'none';
