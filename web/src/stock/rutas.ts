import { enConstruccion } from '#acceso/en-construccion.ts';

export const rutasDeStock = [
  enConstruccion('/stock/ajuste-stock'),
  enConstruccion('/stock/orden-movimiento'),
  enConstruccion('/stock/stock-centralizado'),
  enConstruccion('/stock/reposicion'),
  enConstruccion('/stock/obsolescencia'),
  enConstruccion('/stock/reportes'),
] as const;
