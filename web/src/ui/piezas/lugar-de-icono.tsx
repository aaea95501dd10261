import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Where the icon at the start of a box goes. */
export const LugarDeIcono = ({ children }: { readonly children: ReactNode }) => (
  <Box component="span" sx={{ display: 'flex', flex: 'none', marginInlineEnd: 1, color: 'action.active' }}>
    {children}
  </Box>
);
