import type { EChartsCoreOption } from 'echarts/core';
import { type Aspecto, type Colores, colorEn, comunesDe } from './aspecto.ts';
import { centroDe } from './elementos.ts';
import type { CentroDeGrafico, DatosDeGrafico } from './grafico-tipos.ts';
import { ejeDeCategorias, ejeDeValores } from './opciones.ts';

/** The options of the library for what has no two axes of ours, and for candles. */
export function opcionesAparte(
  datos: DatosDeGrafico,
  aspecto: Aspecto,
  apagados: ReadonlySet<string>,
): EChartsCoreOption {
  switch (datos.tipo) {
    case 'velas':
      return deVelas(datos, aspecto, apagados);
    case 'radar':
      return deRadar(datos, aspecto);
    case 'radial':
      return deAnillos(datos, aspecto, apagados);
    default:
      return deTorta(datos, aspecto, apagados);
  }
}

const porParte = (datos: DatosDeGrafico) => ({
  trigger: 'item',
  valueFormatter: (valor: unknown) => datos.formato(Number(valor)),
});

const LETRA_MAYOR = 22;
const LETRA_MENOR = 11;
/** What a figure of the widest takes, in parts of its size. */
const ANCHO_DE_CIFRA = 0.62;
/** The figure stands above the middle, where the ring has less room; and it keeps off it on both sides. */
const SOBRE_EL_MEDIO = 23;
const AIRE = 8;

/** How large a figure may be inside a ring whose hole is `hueco` of the drawing. */
export function letraDelCentro(valor: string, hueco: number, lado = Number.POSITIVE_INFINITY): number {
  const cuerda = Math.sqrt(Math.max(0, (hueco * lado) ** 2 - (2 * SOBRE_EL_MEDIO) ** 2));
  const entra = Math.floor((cuerda - 2 * AIRE) / (valor.length * ANCHO_DE_CIFRA));
  return Math.max(LETRA_MENOR, Math.min(LETRA_MAYOR, entra));
}

const enElCentro = (centro: CentroDeGrafico | undefined, { colores, letra, lado }: Aspecto, hueco: number) =>
  centro && {
    title: {
      text: centro.valor,
      subtext: centro.nombre,
      left: 'center',
      top: 'middle',
      // What hangs from the figure, as its comma, is not in what the library measures of it.
      itemGap: 12,
      textStyle: {
        fontFamily: letra,
        fontSize: letraDelCentro(centro.valor, hueco, lado),
        fontWeight: 600,
        color: colores.texto,
      },
      subtextStyle: { fontFamily: letra, fontSize: 12, color: colores.eje },
    },
  };

/** Each part with its figure, in the colour of its place. */
const partesDe = ({ categorias, series: [serie] }: DatosDeGrafico, colores: Colores) =>
  categorias.map((name, i) => ({
    name,
    value: serie?.valores[i] ?? 0,
    itemStyle: { color: colorEn(i, colores.series) },
  }));

/** How much of a drawing is the hole of a ring, and of several. */
const HUECO_DE_ANILLO = 0.62;
const HUECO_DE_ANILLOS = 0.38;
const enPartes = (parte: number): string => `${parte * 100}%`;

function deTorta(datos: DatosDeGrafico, aspecto: Aspecto, apagados: ReadonlySet<string>): EChartsCoreOption {
  const { colores } = aspecto;
  const comunes = comunesDe(aspecto);
  const [serie] = datos.series;
  return {
    ...comunes,
    ...enElCentro(centroDe(datos, apagados), aspecto, HUECO_DE_ANILLO),
    tooltip: { ...comunes.tooltip, ...porParte(datos) },
    series: {
      type: 'pie',
      name: serie?.nombre,
      radius: [datos.tipo === 'anillo' ? enPartes(HUECO_DE_ANILLO) : '0%', '88%'],
      clockwise: !aspecto.derechaAIzquierda,
      label: { show: false },
      emphasis: { scaleSize: 4 },
      itemStyle: { borderColor: colores.papel, borderWidth: 2 },
      data: partesDe(datos, colores),
    },
  };
}

function deAnillos(datos: DatosDeGrafico, aspecto: Aspecto, apagados: ReadonlySet<string>): EChartsCoreOption {
  const { colores, derechaAIzquierda } = aspecto;
  const comunes = comunesDe(aspecto);
  const [serie] = datos.series;
  return {
    ...comunes,
    ...enElCentro(centroDe(datos, apagados), aspecto, HUECO_DE_ANILLOS),
    tooltip: { ...comunes.tooltip, ...porParte(datos) },
    polar: { radius: [enPartes(HUECO_DE_ANILLOS), '90%'] },
    angleAxis: { max: datos.maximo ?? 100, startAngle: 90, clockwise: !derechaAIzquierda, show: false },
    radiusAxis: { type: 'category', data: datos.categorias, inverse: true, show: false },
    series: {
      type: 'bar',
      coordinateSystem: 'polar',
      name: serie?.nombre,
      roundCap: true,
      barWidth: '58%',
      showBackground: true,
      backgroundStyle: { color: colores.grilla },
      data: partesDe(datos, colores),
    },
  };
}

function deRadar(datos: DatosDeGrafico, aspecto: Aspecto): EChartsCoreOption {
  const { colores, derechaAIzquierda } = aspecto;
  const comunes = comunesDe(aspecto);
  const tope = datos.maximo ?? Math.max(...datos.series.flatMap(({ valores }) => valores));
  const linea = { lineStyle: { color: colores.grilla } };
  return {
    ...comunes,
    tooltip: { ...comunes.tooltip, ...porParte(datos) },
    radar: {
      indicator: datos.categorias.map((name) => ({ name, max: tope })),
      radius: '74%',
      clockwise: !derechaAIzquierda,
      splitNumber: 4,
      axisName: { color: colores.eje, fontSize: 12 },
      axisLine: linea,
      splitLine: linea,
      splitArea: { show: false },
    },
    series: {
      type: 'radar',
      data: datos.series.map(({ nombre, valores, color }, i) => ({
        name: nombre,
        value: valores,
        symbolSize: 6,
        itemStyle: { color: colorEn(color ?? i, colores.series) },
        lineStyle: { width: 2 },
        areaStyle: { opacity: 0.14 },
      })),
    },
  };
}

/** How many of the last ones are seen at first, in hundredths. */
const AL_COMENZAR = 50;

function deVelas(datos: DatosDeGrafico, aspecto: Aspecto, apagados: ReadonlySet<string>): EChartsCoreOption {
  const { colores } = aspecto;
  const comunes = comunesDe(aspecto);
  const deCategorias = ejeDeCategorias(datos, aspecto);
  const cifras = datos.categorias.map((_, i) => datos.series.map(({ valores }) => valores[i] ?? 0));
  const apagada = ([abre = 0, cierra = 0]: readonly number[]): boolean =>
    apagados.has((cierra >= abre ? datos.sentidos?.sube : datos.sentidos?.baja) ?? '');
  return {
    ...comunes,
    grid: { top: 12, bottom: 44, left: 4, right: 12, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    tooltip: {
      ...comunes.tooltip,
      trigger: 'axis',
      axisPointer: { type: 'line' },
      formatter: ([una]: readonly { readonly dataIndex: number }[]) => enLineas(datos, cifras, una?.dataIndex ?? 0),
    },
    // Of its days, the first would run into the figures beside it, and the last take room from all.
    xAxis: { ...deCategorias, axisLabel: { ...deCategorias.axisLabel, alignMinLabel: 'left', alignMaxLabel: 'right' } },
    yAxis: ejeDeValores(datos, aspecto),
    dataZoom: [
      { type: 'inside', start: 100 - AL_COMENZAR, end: 100 },
      {
        type: 'slider',
        start: 100 - AL_COMENZAR,
        end: 100,
        height: 22,
        bottom: 6,
        showDetail: false,
        brushSelect: false,
        borderColor: colores.borde,
        fillerColor: `${colorEn(0, colores.series)}22`,
        dataBackground: { lineStyle: { color: colores.eje }, areaStyle: { color: colores.grilla } },
        selectedDataBackground: {
          lineStyle: { color: colorEn(0, colores.series) },
          areaStyle: { color: colorEn(0, colores.series), opacity: 0.2 },
        },
        handleStyle: { color: colores.papel, borderColor: colores.eje },
        moveHandleStyle: { color: colores.eje, opacity: 0.5 },
      },
    ],
    series: {
      type: 'candlestick',
      barMaxWidth: 14,
      // Those that rise are hollow: they are told apart without colour too.
      itemStyle: {
        color: colores.papel,
        borderColor: colores.sube,
        color0: colores.baja,
        borderColor0: colores.baja,
        borderWidth: 1.5,
      },
      data: cifras.map((una) => (apagada(una) ? '-' : una)),
    },
  };
}

const enLineas = ({ categorias, series, formato }: DatosDeGrafico, cifras: readonly number[][], lugar: number) =>
  [categorias[lugar] ?? '', ...series.map(({ nombre }, i) => `${nombre}: ${formato(cifras[lugar]?.[i] ?? 0)}`)].join(
    '\n',
  );
