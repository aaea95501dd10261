import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';

/** A card of the account: what it is, in a line what it is for, and its fields. */
export function Parte(props: {
  readonly titulo: string;
  readonly texto?: string;
  readonly acciones?: ReactNode;
  readonly ancha?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Tarjeta titulo={props.titulo} acciones={props.acciones} sx={props.ancha ? { gridColumn: '1 / -1' } : {}}>
      {props.texto && (
        <Typography variant="body2" sx={{ mt: -1, mb: 2, color: 'text.secondary' }}>
          {props.texto}
        </Typography>
      )}
      {props.children}
    </Tarjeta>
  );
}

/** A line with an icon, what it is, and what can be done with it at its end. */
export function Renglon(props: {
  readonly icono?: ReactNode;
  readonly nombre: string;
  readonly texto: ReactNode;
  readonly fin: ReactNode;
}) {
  return (
    <Box sx={renglon}>
      {props.icono}
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{props.nombre}</Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{props.texto}</Box>
      </Box>
      {props.fin}
    </Box>
  );
}

export const DosColumnas = ({ children }: { readonly children: ReactNode }) => <Box sx={columnas}>{children}</Box>;

export const Campos = ({ children }: { readonly children: ReactNode }) => <Box sx={campos}>{children}</Box>;

const renglon = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.25,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

const columnas = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 1.5, sm: 3 },
} as const;

const campos = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
} as const;
