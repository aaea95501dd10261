import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { CON_LUGAR } from '#ui/pantalla/lugar.ts';

const AL_LADO = `@media ${CON_LUGAR}`;

/** Lines and panel side by side where there is room, one below the other where there is not. */
export function MarcoAncho(props: {
  readonly renglones: ReactNode;
  readonly pie: ReactNode;
  readonly panel: ReactNode;
}) {
  return (
    <Box sx={{ containerType: 'inline-size', containerName: 'mostrador', flex: 1, minHeight: 0 }}>
      <Box sx={grilla}>
        <Paper component="section" sx={hoja}>
          {props.renglones}
          {props.pie}
        </Paper>
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: 2,
            minHeight: 0,
            p: '1px',
            m: '-1px',
            [AL_LADO]: { overflowY: 'auto' },
          }}
        >
          {props.panel}
        </Box>
      </Box>
    </Box>
  );
}

/** A phone: customer, entry, lines, and a foot with the total that stays. */
export function MarcoDeCelular(props: {
  readonly panel: ReactNode;
  readonly entrada: ReactNode;
  readonly renglones: ReactNode;
  readonly pie: ReactNode;
}) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, pb: '72px' }}>
      {props.panel}
      {props.entrada}
      {props.renglones}
      <Box component="footer" data-se-queda sx={pieDeCelular}>
        {props.pie}
      </Box>
    </Box>
  );
}

const grilla = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [AL_LADO]: {
    height: '100%',
    gridTemplateColumns: 'minmax(0, 1fr) 18rem',
    '@container mostrador (min-width: 77.5rem)': { gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
  },
} as const;

const hoja = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 320,
  overflow: 'clip',
  [AL_LADO]: { minHeight: 0 },
} as const;

const pieDeCelular = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 1090,
  display: 'grid',
  gap: 1.25,
  p: 2,
  pb: 'calc(16px + env(safe-area-inset-bottom))',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;
