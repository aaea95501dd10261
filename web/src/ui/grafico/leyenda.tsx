import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { colorEn } from './aspecto.ts';
import type { ElementoDeLeyenda } from './elementos.ts';

/** Which colour is which, in variables of CSS: it changes with the mode by itself. A press takes it off the drawing. */
export function Leyenda(props: {
  readonly etiqueta: string;
  readonly elementos: readonly ElementoDeLeyenda[];
  readonly apagados: ReadonlySet<string>;
  readonly onAlternar: (nombre: string) => void;
}) {
  return (
    <Box role="group" aria-label={props.etiqueta} sx={leyenda}>
      {props.elementos.map(({ nombre, color }) => (
        <button
          key={nombre}
          type="button"
          aria-pressed={!props.apagados.has(nombre)}
          onClick={() => props.onAlternar(nombre)}
        >
          <Box component="span" aria-hidden className="punto" sx={(theme: Theme) => punto(color, theme)} />
          {nombre}
        </button>
      ))}
    </Box>
  );
}

function punto(color: ElementoDeLeyenda['color'], { vars: { palette } }: Theme) {
  if (typeof color === 'number') return { bgcolor: colorEn(color, Object.values(palette.chart.series)) };
  // A candle that rises is hollow, in the drawing too.
  return color === 'sube'
    ? { bgcolor: 'transparent', boxShadow: `inset 0 0 0 2px ${palette.success.accent}` }
    : { bgcolor: palette.error.accent };
}

const leyenda = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 0.5,
  mb: 1,
  mx: -0.75,
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.75,
    minHeight: 28,
    px: 0.75,
    border: 0,
    borderRadius: '5px',
    background: 'none',
    color: 'text.primary',
    font: 'inherit',
    fontSize: '0.8125rem',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-pressed="false"]': { color: 'text.secondary', textDecoration: 'line-through' },
    '&[aria-pressed="false"] .punto': { opacity: 0.35 },
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  '& .punto': { width: 10, height: 10, flex: 'none', borderRadius: '50%' },
} as const;
