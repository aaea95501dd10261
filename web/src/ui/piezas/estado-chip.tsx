import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type Tono = 'neutro' | 'azul' | 'info' | 'exito' | 'aviso' | 'error';

/** A state: a dot and a word, so that it is never told by colour alone. */
export function EstadoChip(props: {
  readonly tono: Tono;
  readonly sinPunto?: boolean;
  /** On the tinted title band the neutral chip is white. */
  readonly sobreBanda?: boolean;
  readonly children: ReactNode;
}) {
  const { fondo, texto } = COLORES[props.tono];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        height: 22,
        px: 1,
        borderRadius: '5px',
        fontSize: '0.75rem',
        lineHeight: '1rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        bgcolor: props.sobreBanda ? 'background.paper' : fondo,
        color: texto,
      }}
    >
      {!props.sinPunto && (
        <Box component="span" aria-hidden sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: 'currentColor' }} />
      )}
      {props.children}
    </Box>
  );
}

const COLORES: Record<Tono, { readonly fondo: string; readonly texto: string }> = {
  neutro: { fondo: 'page', texto: 'text.secondary' },
  azul: { fondo: 'statusBlue.soft', texto: 'statusBlue.onSoft' },
  info: { fondo: 'info.soft', texto: 'info.onSoft' },
  exito: { fondo: 'success.soft', texto: 'success.onSoft' },
  aviso: { fondo: 'warning.soft', texto: 'warning.onSoft' },
  error: { fondo: 'error.soft', texto: 'error.onSoft' },
};

const DE_NOTA: Readonly<Record<string, Tono>> = {
  BORRADOR: 'neutro',
  CONFIRMADA: 'azul',
  EN_PREPARACION: 'info',
  PARCIAL: 'aviso',
  FINALIZADA: 'exito',
  ANULADA: 'error',
};

const DE_ARTICULO: Readonly<Record<string, Tono>> = {
  BORRADOR: 'neutro',
  ACTIVO: 'exito',
  DISCONTINUADO: 'aviso',
  INACTIVO: 'neutro',
};

/** The colours of document states are the same in the six themes. */
export const tonoDeNota = (estado: string): Tono => DE_NOTA[estado] ?? 'neutro';
export const tonoDeArticulo = (estado: string): Tono => DE_ARTICULO[estado] ?? 'neutro';
