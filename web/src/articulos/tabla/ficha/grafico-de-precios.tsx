import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { CostoDeReposicion, Precio } from '@trastienda/nucleo/articulos/contrato.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearFecha, formatearMes } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { DE_IZQUIERDA } from '#ui/piezas/de-izquierda.ts';
import { trazarEscalera } from './escalera.ts';

const COMPACTA = { ancho: 338, alto: 92, inicio: 40 };
const AMPLIA = { ancho: 760, alto: 130, inicio: 44 };
const MARGEN = { arriba: 10, abajo: 24 };

/**
 * The net price over time, as a step line: a price holds until the next; and dashed, what buying it again cost. Own SVG: it
 * is there with its card, and no library is brought for six steps.
 */
export function GraficoDePrecios(props: {
  readonly lista: string;
  readonly precios: readonly Precio[];
  /** In the currency of the lista. */
  readonly costos?: readonly CostoDeReposicion[];
  /** For the width of a page instead of that of a side card. */
  readonly amplio?: boolean;
}) {
  const { t } = useTranslation('costos');
  const { lista, precios, costos = [] } = props;
  const esCelular = useMediaQuery('(max-width:599.95px)');
  const { caja, medida } = useMedida(props.amplio && !esCelular ? AMPLIA : COMPACTA);
  const escalera = trazarEscalera(precios, new Date(), medida, costos.map(aPeldano));
  const dicho = precios.toReversed().map(({ desde, moneda, neto }) =>
    t('precios.puntoDelGrafico', {
      fecha: formatearFecha(desde),
      precio: neto === null ? t('precios.fin') : unitarioEn(moneda, neto),
    }),
  );
  return (
    <Box
      component="svg"
      ref={caja}
      role="img"
      aria-label={`${t('precios.grafico', { lista })}: ${dicho.join('; ')}`}
      viewBox={`0 ${-MARGEN.arriba} ${medida.ancho} ${medida.alto + MARGEN.arriba + MARGEN.abajo}`}
      sx={dibujo}
      style={{ ...DE_IZQUIERDA, height: medida.alto + MARGEN.arriba + MARGEN.abajo }}
    >
      {escalera.marcas.map(({ y, valor }) => (
        <g key={y}>
          <line className="grilla" x1={medida.inicio} x2={medida.ancho} y1={y} y2={y} />
          <text x={medida.inicio - 6} y={y + 4} textAnchor="end">
            {corto(valor)}
          </text>
        </g>
      ))}
      {escalera.areas.map((area) => (
        <path key={area} className="area" d={area} />
      ))}
      {escalera.costos.map((trazo) => (
        <path key={trazo} className="costo" d={trazo} />
      ))}
      {escalera.trazos.map((trazo) => (
        <path key={trazo} className="linea" d={trazo} />
      ))}
      {escalera.ahora !== null && (
        <line className="ahora" x1={escalera.ahora} x2={escalera.ahora} y1={0} y2={medida.alto} />
      )}
      {escalera.punta && <circle className="punta" cx={escalera.punta.x} cy={escalera.punta.y} r={4} />}
      {escalera.fechas.map(({ x, fecha }, i) => (
        <text
          key={x}
          x={x}
          y={medida.alto + 16}
          textAnchor={i === 0 ? 'start' : i === escalera.fechas.length - 1 ? 'end' : 'middle'}
        >
          {formatearMes(fecha)}
        </text>
      ))}
    </Box>
  );
}

/** The drawing as wide as the room there is for it, so that letters and strokes keep their size. */
function useMedida(base: typeof AMPLIA) {
  const caja = useRef<SVGSVGElement>(null);
  const [ancho, setAncho] = useState<number>();
  useLayoutEffect(() => {
    const lugar = caja.current?.parentElement;
    if (!lugar) return;
    const medir = () => setAncho(caja.current?.clientWidth || undefined);
    medir();
    const observador = new ResizeObserver(medir);
    observador.observe(lugar);
    return () => observador.disconnect();
  }, []);
  return { caja, medida: { ...base, ancho: ancho ?? base.ancho } };
}

const aPeldano = ({ desde, importe }: CostoDeReposicion) => ({ desde, neto: importe });

/** «18k», «1,2M»: an axis has no room for more. */
function corto(valor: number): string {
  if (valor >= 1_000_000) return `${aDecimas(valor / 1_000_000)}M`;
  return valor >= 10_000 ? `${aDecimas(valor / 1000)}k` : aDecimas(valor);
}
const aDecimas = (valor: number): string => formatearCantidad(valor.toFixed(1));

const dibujo = ({ vars: { palette } }: Theme) => ({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  fontSize: '11px',
  '& text': { fill: palette.chart.axisText },
  '& .grilla': { stroke: palette.chart.grid, strokeDasharray: '3 3' },
  '& .area': { fill: palette.primary.soft },
  '& .linea': { fill: 'none', stroke: palette.primary.accent, strokeWidth: 2 },
  '& .costo': { fill: 'none', stroke: palette.chart.series[1], strokeWidth: 1.5, strokeDasharray: '4 3' },
  '& .punta': { fill: palette.primary.accent },
  '& .ahora': { stroke: palette.text.secondary, strokeDasharray: '2 3' },
});
