import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lista } from '#inicio/estilo.ts';

/** Rows that are still to come, as high as they will be. */
export function EsqueletoDeFilas({ filas = 5 }: { readonly filas?: number }) {
  return (
    <Box component="ul" aria-hidden sx={lista}>
      {Array.from({ length: filas }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <Box component="li" key={i} sx={fila}>
          <Skeleton variant="rounded" height={12} sx={{ width: `${85 - ((i * 17) % 40)}%` }} />
        </Box>
      ))}
    </Box>
  );
}

const fila = { display: 'grid', alignItems: 'center', height: { xs: 60, sm: 40 }, px: { xs: 2, sm: 3 } } as const;
