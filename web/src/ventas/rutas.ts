import { enConstruccion } from '#acceso/en-construccion.ts';

export const rutasDeVentas = [
  enConstruccion('/ventas/notas-de-pedido'),
  enConstruccion('/ventas/finalizar-notas-de-pedido'),
  enConstruccion('/ventas/reportes'),
] as const;
