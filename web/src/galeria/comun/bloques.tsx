import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';

/** The blocks of a page of components, two beside each other where there is room. */
export function Bloques({ children }: { readonly children: ReactNode }) {
  return <Box sx={grilla}>{children}</Box>;
}

/** One way of a component, in a card with its name. */
export function Bloque(props: { readonly titulo: string; readonly ancho?: boolean; readonly children: ReactNode }) {
  return (
    <Tarjeta titulo={props.titulo} sx={props.ancho ? { gridColumn: '1 / -1' } : {}}>
      {props.children}
    </Tarjeta>
  );
}

/** Things beside each other, on as many lines as they need. */
export function Fila({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>{children}</Box>;
}

const grilla = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
