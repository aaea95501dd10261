import Box from '@mui/material/Box';
import { DE_IZQUIERDA } from '#ui/piezas/de-izquierda.ts';
import { curvaPor, lugaresDe } from './curva.ts';
import { serie } from './series.ts';

/**
 * How some figures went, small and without axes; time always goes to the right. Beside a figure that says it, it is decoration;
 * with `dicho` it says it by itself.
 */
export function Chispa(props: {
  readonly valores: readonly number[];
  readonly dicho?: string;
  /** It went the wrong way. */
  readonly mal?: boolean;
}) {
  const { valores, dicho, mal = false } = props;
  if (valores.length < 2) return null;
  const lugares = lugaresDe(valores);
  const linea = curvaPor(lugares);
  return (
    <Box
      {...(dicho === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': dicho })}
      className="chispa"
      style={DE_IZQUIERDA}
      sx={{ ...caja, color: mal ? 'error.accent' : serie(0) }}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path d={`${linea}V100H0Z`} fill="currentColor" fillOpacity={0.12} />
        <path d={linea} fill="none" stroke="currentColor" strokeWidth={2} vectorEffect="non-scaling-stroke" />
      </svg>
      <span style={{ top: `${lugares.at(-1)?.y ?? 0}%`, right: '-3px' }} />
    </Box>
  );
}

const caja = {
  position: 'relative',
  height: '100%',
  // Out of the flow: it takes the height there is, and asks for none.
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' },
  // Where it ends.
  '& span': {
    position: 'absolute',
    width: 6,
    height: 6,
    mt: '-3px',
    borderRadius: '50%',
    bgcolor: 'currentColor',
    boxShadow: '0 0 0 2px var(--t-palette-background-paper)',
  },
} as const;
