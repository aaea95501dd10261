import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Text for those who listen to the screen. */
export function Oculto({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
    >
      {children}
    </Box>
  );
}
