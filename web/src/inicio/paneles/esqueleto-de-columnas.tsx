import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const ALTOS = [52, 44, 48, 60, 57, 70, 66, 78, 74, 88, 96, 62] as const;

/** Columns that are still to come, in the place of those. */
export function EsqueletoDeColumnas({ columnas = ALTOS.length }: { readonly columnas?: number }) {
  return (
    <Box aria-hidden sx={{ display: 'flex', alignItems: 'flex-end', gap: 2, height: 180, pt: 2, px: 2 }}>
      {ALTOS.slice(0, columnas).map((alto) => (
        <Skeleton key={alto} variant="rounded" sx={{ flex: 1, height: `${alto}%` }} />
      ))}
    </Box>
  );
}
