import { CandlestickChart, PieChart, RadarChart } from 'echarts/charts';
import {
  DataZoomInsideComponent,
  DataZoomSliderComponent,
  PolarComponent,
  RadarComponent,
  TitleComponent,
} from 'echarts/components';
import { use } from 'echarts/core';
import { Lienzo, type PropsDeLienzo } from './lienzo.tsx';
import { opcionesAparte } from './opciones-aparte.ts';

use([
  CandlestickChart,
  PieChart,
  RadarChart,
  DataZoomInsideComponent,
  DataZoomSliderComponent,
  PolarComponent,
  RadarComponent,
  TitleComponent,
]);

/** What bars and lines are not: cakes, rings, radars and candles, over the same library. */
export const LienzoAparte = (props: PropsDeLienzo) => <Lienzo {...props} opciones={opcionesAparte} />;
