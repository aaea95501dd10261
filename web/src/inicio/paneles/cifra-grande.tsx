import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Cambio } from './cambio.ts';
import { ChipDeCambio } from './chip-de-cambio.tsx';
import { Dinero } from './dinero.tsx';

/** The figure a card is about, with how it changed and against what. */
export function CifraGrande(props: {
  /** In pesos, or already as it is read. */
  readonly importe?: string;
  readonly cuenta?: string;
  readonly cambio: Cambio | null;
  readonly children: ReactNode;
}) {
  return (
    <Box sx={{ fontSize: '0.75rem', lineHeight: '1rem', color: 'text.secondary' }}>
      <Box component="b" sx={cifra}>
        {props.importe === undefined ? props.cuenta : <Dinero importe={props.importe} />}
      </Box>
      <ChipDeCambio cambio={props.cambio} />
      <Box sx={{ mt: 0.75 }}>{props.children}</Box>
    </Box>
  );
}

const cifra = {
  mr: 1,
  fontSize: '1.375rem',
  lineHeight: '1.75rem',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  color: 'text.primary',
  verticalAlign: 'middle',
} as const;
