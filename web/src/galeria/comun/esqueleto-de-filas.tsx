import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const FILAS = 5;

/** The shape of a table while its rows come: the picture of each, its name over a line, and a figure at the end. */
export function EsqueletoDeFilas({ lado }: { readonly lado: number }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2.5 }}>
      {Array.from({ length: FILAS }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <Box key={i} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <Skeleton variant="rounded" width={lado} height={lado} sx={{ flex: 'none' }} />
          <Box sx={{ flex: 1, display: 'grid', gap: 0.75 }}>
            <Skeleton variant="rounded" height={14} width="50%" />
            <Skeleton variant="rounded" height={12} width="30%" />
          </Box>
          <Skeleton variant="rounded" height={14} width={72} sx={{ flex: 'none' }} />
        </Box>
      ))}
    </Box>
  );
}
