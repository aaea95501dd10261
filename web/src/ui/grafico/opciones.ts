import type { EChartsCoreOption } from 'echarts/core';
import { type Aspecto, type Colores, colorEn, comunesDe } from './aspecto.ts';
import type { DatosDeGrafico, Serie } from './grafico-tipos.ts';

/** The options of the library for bars and lines, in the colours of the theme and in the direction people read. */
export function opcionesDe(datos: DatosDeGrafico, aspecto: Aspecto): EChartsCoreOption {
  const { colores } = aspecto;
  const { acostado = false, titulos, sinEjes = false } = datos;
  const comunes = comunesDe(aspecto);
  const deCategorias = ejeDeCategorias(datos, aspecto);
  const deValores = ejeDeValores(datos, aspecto);
  return {
    ...comunes,
    grid: sinEjes
      ? { top: 4, bottom: 2, left: 2, right: 2 }
      : {
          top: 12,
          // What hangs from the letters of its names is not in what the library measures of them.
          bottom: 8,
          ...(aspecto.derechaAIzquierda ? { left: 12, right: 4 } : { left: 4, right: 12 }),
          outerBoundsMode: 'same',
          outerBoundsContain: titulos ? 'all' : 'axisLabel',
        },
    tooltip: {
      ...comunes.tooltip,
      trigger: 'axis',
      axisPointer: { type: acostado || datos.series.every(esBarra) ? 'shadow' : 'line' },
      valueFormatter: (valor: unknown) => datos.formato(Number(valor)),
    },
    xAxis: acostado ? deValores : deCategorias,
    yAxis: acostado ? deCategorias : deValores,
    series: datos.series.map((serie, i) => dibujoDe(serie, i, datos, colores)),
  };
}

/** Time goes to the right in every language: only names, at the start of bars that lie, change sides. */
export function ejeDeCategorias(datos: DatosDeGrafico, { colores, derechaAIzquierda }: Aspecto) {
  const { acostado = false, sinEjes = false, titulos, marcas } = datos;
  return {
    type: 'category',
    data: datos.categorias,
    show: !sinEjes,
    // A small area reaches from side to side, and so does one whose ends are named.
    boundaryGap: !((sinEjes || marcas) && datos.series.every(({ forma }) => forma === 'area')),
    axisTick: { show: false },
    axisLine: { lineStyle: { color: colores.grilla } },
    axisLabel: {
      color: colores.eje,
      hideOverlap: true,
      // Where what is drawn ends is said too.
      ...(acostado ? { width: 170, overflow: 'truncate' } : { showMaxLabel: true }),
      ...(marcas && {
        interval: (lugar: number) => marcas.has(lugar),
        formatter: (nombre: string, lugar: number) => marcas.get(lugar) ?? nombre,
      }),
      // Dates of a line: the first and the last would stick out over the other axis and the edge.
      ...(!acostado && !datos.series.some(esBarra) && { alignMinLabel: 'left', alignMaxLabel: 'right' }),
    },
    inverse: acostado,
    ...(titulos && titulo(titulos.categorias, colores, 28)),
    ...(acostado && derechaAIzquierda ? { position: 'right' } : {}),
  };
}

export function ejeDeValores(datos: DatosDeGrafico, { colores, derechaAIzquierda }: Aspecto) {
  const { acostado = false, sinEjes = false, maximo, titulos, formato, corto = formato } = datos;
  return {
    type: 'value',
    show: !sinEjes,
    scale: datos.sinCero === true,
    axisLabel: { color: colores.eje, formatter: corto, hideOverlap: true },
    splitLine: { lineStyle: { color: colores.grilla, type: 'dashed' } },
    // Lying down there is less room for the figures: fewer of them, rather than some left out between others.
    splitNumber: acostado ? 2 : 4,
    ...(titulos && titulo(titulos.valores, colores, 36)),
    // Up to a known end its parts are even.
    ...(maximo === undefined ? {} : { max: maximo, interval: maximo / (acostado ? 2 : 4) }),
    ...(acostado ? { inverse: derechaAIzquierda } : derechaAIzquierda ? { position: 'right' } : {}),
  };
}

const titulo = (name: string, { eje }: Colores, nameGap: number) => ({
  name,
  nameGap,
  nameLocation: 'middle',
  nameTextStyle: { color: eje, fontWeight: 600 },
});

const esBarra = ({ forma = 'barra' }: Serie): boolean => forma === 'barra';

const MARCAS = ['circle', 'rect', 'triangle', 'diamond'] as const;
const TRAZOS = ['solid', 'dashed', 'dotted'] as const;

function dibujoDe(serie: Serie, lugar: number, datos: DatosDeGrafico, colores: Colores) {
  const cual = serie.color ?? lugar;
  const color = colorEn(cual, colores.series);
  const comun = { name: serie.nombre, data: serie.valores, color, itemStyle: { color } };
  if (esBarra(serie)) return { ...comun, ...barraDe(serie, datos, color) };
  const { conMarcas = false, suave = false, degradado = false } = serie;
  return {
    ...comun,
    type: 'line',
    smooth: suave,
    showSymbol: conMarcas || serie.valores.length === 1,
    symbol: conMarcas ? (MARCAS[cual % MARCAS.length] ?? 'circle') : 'circle',
    symbolSize: conMarcas ? 8 : 6,
    lineStyle: {
      color: degradado ? deColorA(color, colorEn(cual + 2, colores.series)) : color,
      width: degradado ? 4 : 2,
      type: conMarcas ? (TRAZOS[cual % TRAZOS.length] ?? 'solid') : 'solid',
    },
    ...(conMarcas && {
      // A line that goes behind a figure leaves it an edge.
      label: {
        show: true,
        color: colores.texto,
        formatter: rotulo(datos),
        textBorderColor: colores.papel,
        textBorderWidth: 3,
      },
    }),
    ...(serie.forma === 'area' ? { areaStyle: { color, opacity: 0.12 } } : {}),
  };
}

function barraDe(serie: Serie, { acostado, apilado, resaltada }: DatosDeGrafico, color: string) {
  const redondo = acostado ? [0, 3, 3, 0] : [3, 3, 0, 0];
  return {
    type: 'bar',
    barMaxWidth: acostado ? 16 : 28,
    ...(apilado ? { stack: 'todo' } : { itemStyle: { color, borderRadius: redondo } }),
    ...(resaltada !== undefined && {
      data: serie.valores.map((value, i) => ({ value, itemStyle: { opacity: i === resaltada ? 1 : 0.32 } })),
    }),
  };
}

const rotulo =
  ({ formato }: DatosDeGrafico) =>
  ({ value }: { readonly value: unknown }): string =>
    formato(Number(value));

/** From the start to the end of the drawing. */
const deColorA = (desde: string, hasta: string) => ({
  type: 'linear',
  x: 0,
  y: 0,
  x2: 1,
  y2: 0,
  colorStops: [
    { offset: 0, color: desde },
    { offset: 1, color: hasta },
  ],
});
