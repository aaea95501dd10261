import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A page without menu: login, registration, errors. */
export function LayoutBlanco({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="main" id="contenido" sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      {children}
    </Box>
  );
}
