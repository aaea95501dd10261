import type { PantallaDeGaleria } from '#galeria/comun/pantalla.ts';

export const pantallasDeGraficos: readonly PantallaDeGaleria[] = [
  {
    ruta: /^\/charts\/line-chart$/,
    cargar: () => import('./line-chart/line-chart.screen.tsx').then((m) => m.LineChartScreen),
  },
  {
    ruta: /^\/charts\/gredient-chart$/,
    cargar: () => import('./gredient-chart/gredient-chart.screen.tsx').then((m) => m.GredientChartScreen),
  },
  {
    ruta: /^\/charts\/doughnut-pie-chart$/,
    cargar: () => import('./doughnut-pie-chart/doughnut-pie-chart.screen.tsx').then((m) => m.DoughnutPieChartScreen),
  },
  {
    ruta: /^\/charts\/area-chart$/,
    cargar: () => import('./area-chart/area-chart.screen.tsx').then((m) => m.AreaChartScreen),
  },
  {
    ruta: /^\/charts\/column-chart$/,
    cargar: () => import('./column-chart/column-chart.screen.tsx').then((m) => m.ColumnChartScreen),
  },
  {
    ruta: /^\/charts\/candlestick-chart$/,
    cargar: () => import('./candlestick-chart/candlestick-chart.screen.tsx').then((m) => m.CandlestickChartScreen),
  },
  {
    ruta: /^\/charts\/radialbar-chart$/,
    cargar: () => import('./radialbar-chart/radialbar-chart.screen.tsx').then((m) => m.RadialbarChartScreen),
  },
];
