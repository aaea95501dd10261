import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

type Cifra = {
  readonly nombre: string;
  readonly valor: string;
  /** What it is compared with, or what it is part of. */
  readonly detalle?: ReactNode;
};

/** A strip of figures, the answer of a report at a glance. */
export function Cifras({ etiqueta, cifras }: { readonly etiqueta: string; readonly cifras: readonly Cifra[] }) {
  return (
    <Paper component="section" aria-label={etiqueta}>
      <Box component="dl" sx={tira}>
        {cifras.map(({ nombre, valor, detalle }) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <Box component="dd" className="valor">
              <bdi>{valor}</bdi>
            </Box>
            {detalle !== undefined && <dd>{detalle}</dd>}
          </div>
        ))}
      </Box>
    </Paper>
  );
}

const tira = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(auto-fit, minmax(0, 1fr))',
  },
  m: 0,
  '& > div': {
    px: { xs: 2, sm: 2.5 },
    py: 1.75,
    minWidth: 0,
    borderInlineStart: { md: '1px solid' },
    borderColor: { md: 'divider' },
  },
  '& > div:first-of-type': { borderInlineStart: 0 },
  '& dt, & dd': { m: 0, fontSize: '0.8125rem', lineHeight: '1.25rem', color: 'text.secondary' },
  '& dd.valor': {
    // Two to a line on a phone, one where the screen is narrower still: millions with their cents stay whole.
    fontSize: { xs: '1rem', sm: '1.375rem' },
    lineHeight: '1.875rem',
    fontWeight: 600,
    color: 'text.primary',
    overflowWrap: 'anywhere',
  },
} as const;
