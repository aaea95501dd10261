import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

/** Lines and panel side by side from 900 px, one below the other under it. */
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
            overflowY: { lg: 'auto' },
            p: '1px',
            m: '-1px',
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
  height: { lg: '100%' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 288px' },
  '@container mostrador (min-width: 1240px)': { gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr) 320px' },
} as const;

const hoja = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: { xs: 320, lg: 0 },
  overflow: 'clip',
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
