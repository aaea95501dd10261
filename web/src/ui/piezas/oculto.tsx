import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Out of sight and still there for those who listen to the screen. */
export const oculto = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Text for those who listen to the screen. */
export function Oculto({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={oculto}>
      {children}
    </Box>
  );
}
