import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { FilaDeKardex } from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearFecha } from '#ui/formato/formato.ts';
import { escaleraDe } from './pasos-de-saldo.ts';

const CAJA = { ancho: 240, alto: 72 };

/** How the balance went over the last movements; below zero is tinted. The same figures stand in the table beside it. */
export function GraficoDeSaldo({ filas }: { readonly filas: readonly FilaDeKardex[] }) {
  const { t } = useTranslation('stock');
  const { pasos, cero, maximo, minimo } = escaleraDe(filas, CAJA);
  const linea = pasos.map(({ x, y }) => `${x},${y}`).join(' ');
  const ultimo = pasos.at(-1) ?? { x: 0, y: 0 };
  const [hasta, desde] = [filas[0]?.fecha, filas.at(-1)?.fecha];
  const dicho = { desde: formatearFecha(desde), hasta: formatearFecha(hasta) };
  return (
    <Box sx={{ my: 1, mb: 2, maxWidth: 320, color: 'primary.main' }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Box aria-hidden sx={eje}>
          <span>{formatearCantidad(maximo)}</span>
          <span>{formatearCantidad(minimo)}</span>
        </Box>
        <Box
          component="svg"
          role="img"
          aria-label={t('centralizado.detalle.grafico', dicho)}
          viewBox={`-2 -4 ${CAJA.ancho + 8} ${CAJA.alto + 8}`}
          preserveAspectRatio="none"
          sx={dibujo}
        >
          {minimo < 0 && <rect x={0} y={cero} width={CAJA.ancho} height={CAJA.alto - cero} />}
          <line x1={0} x2={CAJA.ancho} y1={cero} y2={cero} vectorEffect="non-scaling-stroke" />
          <polyline
            points={linea}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
          <circle cx={ultimo.x} cy={ultimo.y} r={3} fill="currentColor" />
        </Box>
      </Box>
      <Box aria-hidden sx={{ ...eje, height: 'auto', flexDirection: 'row', ml: 4 }}>
        <span>{dicho.desde}</span>
        <span>{dicho.hasta}</span>
      </Box>
    </Box>
  );
}

const dibujo = (theme: Theme) => ({
  flex: 1,
  height: 84,
  minWidth: 0,
  overflow: 'visible',
  '& rect': { fill: theme.vars.palette.error.soft },
  '& line': { stroke: theme.vars.palette.borderStrong },
});

const eje = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: 84,
  fontSize: '0.6875rem',
  color: 'text.secondary',
  textAlign: 'end',
} as const;
