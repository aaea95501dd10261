import Box from '@mui/material/Box';
import { useColorScheme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { DE_IZQUIERDA } from '#ui/piezas/de-izquierda.ts';
import type { Aspecto } from './aspecto.ts';
import { sinApagados } from './elementos.ts';
import type { DatosDeGrafico, MandoDeGrafico } from './grafico-tipos.ts';
import { opcionesDe } from './opciones.ts';

use([BarChart, LineChart, GridComponent, TooltipComponent, CanvasRenderer]);

export type PropsDeLienzo = {
  readonly datos: DatosDeGrafico;
  readonly apagados: ReadonlySet<string>;
  readonly mando?: Ref<MandoDeGrafico> | undefined;
  /** A click on what stands at that place of the axis. */
  readonly onElegir?: ((indice: number) => void) | undefined;
  /** What the library is told; by default, bars and lines between two axes. */
  readonly opciones?: (datos: DatosDeGrafico, aspecto: Aspecto, apagados: ReadonlySet<string>) => EChartsCoreOption;
};

/** The drawing itself, as large as what it stands in, with the library, which comes with the first chart of a visit. */
export function Lienzo({ datos, apagados, mando, onElegir, opciones = opcionesDe }: PropsDeLienzo) {
  const caja = useRef<HTMLDivElement>(null);
  const dibujo = useRef<ReturnType<typeof init>>(undefined);
  const aspecto = useAspecto();
  const handleClick = useEffectEvent(({ offsetX, offsetY }: { readonly offsetX: number; readonly offsetY: number }) => {
    if (!onElegir) return;
    const lugar = dibujo.current?.convertFromPixel({ gridIndex: 0 }, [offsetX, offsetY]);
    const indice = Number(lugar?.[datos.acostado ? 1 : 0]);
    if (Number.isInteger(indice) && indice >= 0) onElegir(indice);
  });

  // What stands in the middle is as large as fits there.
  const [, setLado] = useState(0);
  const handleMedida = useEffectEvent((grafico: Instancia) => datos.centro && setLado(ladoDe(grafico)));

  useEffect(() => {
    if (caja.current === null) return;
    const grafico = init(caja.current);
    dibujo.current = grafico;
    grafico.getZr().on('click', handleClick);
    const medidor = new ResizeObserver(() => {
      grafico.resize();
      handleMedida(grafico);
    });
    medidor.observe(caja.current);
    return () => {
      medidor.disconnect();
      grafico.dispose();
    };
  }, []);

  useEffect(() => {
    const grafico = dibujo.current;
    if (!grafico) return;
    const vistos = zoomDe(grafico);
    const medido = { ...aspecto, lado: ladoDe(grafico) };
    grafico.setOption(opciones(sinApagados(datos, apagados), medido, apagados), { notMerge: true });
    // What somebody came near to stays so when colours or series change.
    if (vistos) grafico.dispatchAction({ type: 'dataZoom', ...vistos });
  });
  useImperativeHandle(mando, () => mandoDe(() => dibujo.current, aspecto.colores.papel), [aspecto.colores.papel]);
  // Figures are written as they are read everywhere, and so are their signs.
  return (
    <Box
      ref={caja}
      style={DE_IZQUIERDA}
      // Out of the flow: what it draws never keeps the card from being smaller again.
      sx={{ position: 'absolute', inset: 0, ...(onElegir && { cursor: 'pointer' }) }}
    />
  );
}

type Instancia = ReturnType<typeof init>;
const ladoDe = (grafico: Instancia): number => Math.min(grafico.getWidth(), grafico.getHeight());

type Tramo = { readonly start: number; readonly end: number };

/** The part that is seen, in hundredths; undefined where all is always in view. */
function zoomDe(grafico: Instancia): Tramo | undefined {
  const [zoom] = (grafico.getOption()?.dataZoom ?? []) as readonly Tramo[];
  return zoom && { start: zoom.start, end: zoom.end };
}

const LO_MENOS = 5;

function mandoDe(instancia: () => Instancia | undefined, papel: string): MandoDeGrafico {
  const mirar = (hacer: (antes: Tramo) => Tramo) => {
    const grafico = instancia();
    const antes = grafico && zoomDe(grafico);
    if (antes) grafico.dispatchAction({ type: 'dataZoom', ...hacer(antes) });
  };
  return {
    foto: () => instancia()?.getDataURL({ type: 'png', pixelRatio: 2, backgroundColor: papel }) ?? '',
    acercar: (factor) =>
      mirar(({ start, end }) => {
        const ancho = Math.min(100, Math.max(LO_MENOS, (end - start) * factor));
        return tramoEn((start + end) / 2 - ancho / 2, ancho);
      }),
    correr: (parte) => mirar(({ start, end }) => tramoEn(start + (end - start) * parte, end - start)),
  };
}

const tramoEn = (desde: number, ancho: number): Tramo => {
  const start = Math.min(100 - ancho, Math.max(0, desde));
  return { start, end: start + ancho };
};

/** In the high contrast of a system what is written is in its colours; series, which are told apart by theirs, keep them. */
const DEL_SISTEMA = {
  grilla: 'GrayText',
  eje: 'CanvasText',
  papel: 'Canvas',
  texto: 'CanvasText',
  borde: 'CanvasText',
} as const;

/** A canvas knows no variables of CSS: its colours are those of the mode that is on. */
function useAspecto(): Aspecto {
  const tema = useTheme();
  const { colorScheme = 'light' } = useColorScheme();
  const quieto = useMediaQuery('(prefers-reduced-motion: reduce)');
  const forzados = useMediaQuery('(forced-colors: active)');
  const palette = tema.colorSchemes?.[colorScheme]?.palette ?? tema.palette;
  return {
    colores: {
      series: palette.chart.series,
      grilla: palette.chart.grid,
      eje: palette.chart.axisText,
      papel: palette.background.paper,
      texto: palette.text.primary,
      borde: palette.divider,
      sube: palette.success.accent,
      baja: palette.error.accent,
      ...(forzados && DEL_SISTEMA),
    },
    derechaAIzquierda: tema.direction === 'rtl',
    letra: String(tema.typography.fontFamily),
    quieto,
  };
}
