import { enConstruccion } from '#acceso/en-construccion.ts';

export const rutasDeArticulos = [
  enConstruccion('/articulos/tabla'),
  enConstruccion('/articulos/actualizar-precio'),
  enConstruccion('/articulos/material'),
  enConstruccion('/articulos/familia'),
  enConstruccion('/articulos/subfamilia'),
  enConstruccion('/articulos/estructura'),
  enConstruccion('/articulos/reportes'),
] as const;
