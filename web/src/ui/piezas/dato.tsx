import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What something is called and what it is, in a row of a `<dl>`. */
export function Dato({ nombre, children }: { readonly nombre: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '7.5rem 1fr', sm: '10rem 1fr' }, gap: 1.5 }}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {nombre}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
