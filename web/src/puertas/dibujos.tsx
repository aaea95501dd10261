import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Caja, Engranaje, Filtro } from './piezas.tsx';
import { tonos } from './tonos.ts';

/** An empty cell of the shelf, with its neighbours. */
export function Perdida() {
  return (
    <Dibujo>
      <Celda x={0}>
        <Filtro />
      </Celda>
      <Celda x={158}>
        <text x="75" y="78" textAnchor="middle">
          404
        </text>
      </Celda>
      <Celda x={316}>
        <Caja />
      </Celda>
    </Dibujo>
  );
}

/** The shelf being put in order. */
export function EnObra() {
  return (
    <Dibujo>
      <Celda x={0}>
        <Caja />
      </Celda>
      <Celda x={158}>
        <Engranaje />
      </Celda>
      <Celda x={316}>
        <Caja />
      </Celda>
    </Dibujo>
  );
}

function Dibujo({ children }: { readonly children: ReactNode }) {
  return (
    <Box aria-hidden sx={{ ...tonos, mt: 3, mb: 3, mx: 'auto', maxWidth: 340, '& text': numero }}>
      <svg viewBox="0 0 466 142" width="100%" aria-hidden="true" focusable="false">
        {children}
      </svg>
    </Box>
  );
}

function Celda({ x, children }: { readonly x: number; readonly children: ReactNode }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <rect className="celda" width="150" height="142" rx="10" />
      <rect className="etiqueta" x="7" y="121" width="136" height="6" rx="3" />
      {children}
    </g>
  );
}

const numero = { fontSize: 46, fontWeight: 700, fill: 'var(--t-palette-primary-text)' } as const;
