import Box from '@mui/material/Box';
import { formatearEntero } from './formato.ts';

/** A small count beside a name. */
export function Contador({ cantidad, elegido = false }: { readonly cantidad: number; readonly elegido?: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        px: 0.75,
        borderRadius: '5px',
        fontSize: '0.6875rem',
        lineHeight: '18px',
        fontWeight: 600,
        bgcolor: elegido ? 'primary.soft' : 'page',
        color: elegido ? 'primary.onSoft' : 'text.secondary',
      }}
    >
      {formatearEntero(cantidad)}
    </Box>
  );
}
