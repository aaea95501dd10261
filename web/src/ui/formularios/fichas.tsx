import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import type { Icono } from '#ui/piezas/icono.ts';
import { oculto } from '#ui/piezas/oculto.tsx';

type Ficha<Valor extends string> = {
  readonly valor: Valor;
  readonly texto: string;
  readonly icono?: Icono;
  /** Drawn instead of an icon: a swatch of colour. */
  readonly muestra?: ReactNode;
};

/** One of a few options, all in sight: tiles that are radio buttons, so that the arrows move between them. */
export function Fichas<Valor extends string>(props: {
  readonly titulo: string;
  readonly valor: Valor;
  readonly fichas: readonly Ficha<Valor>[];
  readonly columnas?: number;
  readonly onCambio: (valor: Valor) => void;
}) {
  const id = useId();
  return (
    <Box role="radiogroup" aria-labelledby={id}>
      <Box id={id} sx={{ mb: 0.75, fontSize: '0.8125rem', lineHeight: '1.125rem', fontWeight: 600 }}>
        {props.titulo}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: `repeat(${props.columnas ?? 2}, 1fr)`, gap: 1 }}>
        {props.fichas.map(({ valor, texto, icono: Icono, muestra }) => (
          <Box key={valor} component="label" sx={muestra ? conMuestra : ficha}>
            <Box
              component="input"
              type="radio"
              name={id}
              checked={valor === props.valor}
              onChange={() => props.onCambio(valor)}
              sx={oculto}
            />
            {muestra}
            {Icono && <Icono size={16} stroke={1.7} aria-hidden />}
            <span>{texto}</span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const ficha = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.75,
  minHeight: 36,
  px: 0.75,
  borderRadius: 1,
  whiteSpace: 'nowrap',
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  fontWeight: 500,
  cursor: 'pointer',
  boxShadow: 'inset 0 0 0 1px var(--t-palette-divider)',
  '&:hover': { bgcolor: 'action.hover' },
  '&:has(:checked)': {
    bgcolor: 'primary.soft',
    color: 'primary.onSoft',
    fontWeight: 600,
    boxShadow: 'inset 0 0 0 2px var(--t-palette-primary-text)',
  },
  '&:has(:focus-visible)': { outline: '2px solid var(--t-palette-focusRing)', outlineOffset: 2 },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

const conMuestra = { ...ficha, justifyContent: 'start', px: 1 } as const;
