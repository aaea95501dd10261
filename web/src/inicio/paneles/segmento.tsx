import Box from '@mui/material/Box';
import { useId } from 'react';
import { oculto } from '#ui/piezas/oculto.tsx';

/** One of a few, side by side on a rail: radio buttons, so that the arrows choose. */
export function Segmento<Valor extends string>(props: {
  readonly etiqueta: string;
  readonly valor: Valor;
  readonly opciones: readonly { readonly valor: Valor; readonly texto: string }[];
  readonly onCambio: (valor: Valor) => void;
}) {
  const nombre = useId();
  return (
    <Box role="radiogroup" aria-label={props.etiqueta} sx={riel}>
      {props.opciones.map(({ valor, texto }) => (
        <Box key={valor} component="label">
          <Box
            component="input"
            type="radio"
            name={nombre}
            checked={valor === props.valor}
            onChange={() => props.onCambio(valor)}
            sx={oculto}
          />
          {texto}
        </Box>
      ))}
    </Box>
  );
}

const riel = {
  display: 'flex',
  p: '3px',
  borderRadius: 1,
  bgcolor: 'page',
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  '& label': {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    px: 1.25,
    minHeight: 28,
    borderRadius: 'max(3px, calc(var(--t-shape-borderRadius) - 2px))',
    color: 'text.secondary',
    fontWeight: 500,
    cursor: 'pointer',
    '&:hover': { color: 'text.primary' },
    '&:has(:checked)': {
      bgcolor: 'background.paper',
      color: 'text.primary',
      fontWeight: 600,
      boxShadow: 'var(--t-palette-sombra-card)',
    },
    '&:has(:focus-visible)': { outline: '2px solid var(--t-palette-focusRing)', outlineOffset: 1 },
    '@media (pointer: coarse)': { minHeight: 44, px: 1.75 },
  },
} as const;
