import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Esperando } from '#ui/cargado.tsx';
import type { Columna } from '#ui/tabla-tipos.ts';

const FILAS = 12;

/** Rows that are coming, with the real height and widths, so that nothing moves when they arrive. */
export function TablaEsqueleto<Fila>({ columnas }: { readonly columnas: readonly Columna<Fila>[] }) {
  return (
    <Esperando>
      <Box aria-hidden sx={{ overflow: 'hidden' }}>
        {Array.from({ length: FILAS }, (_, i) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
            key={i}
            sx={{
              display: 'flex',
              alignItems: 'center',
              height: i === 0 ? 37 : 41,
              px: 2,
              gap: 2,
              borderBottom: 1,
              borderColor: 'divider',
              bgcolor: i === 0 ? 'header' : 'background.paper',
            }}
          >
            {columnas.map((columna, j) => (
              <Box key={columna.id} sx={{ flex: columna.ancho ? 'none' : 1, width: columna.ancho, minWidth: 0 }}>
                <Skeleton
                  variant="rounded"
                  height={10}
                  sx={{
                    width: `${70 - ((i * 13 + j * 29) % 35)}%`,
                    marginInlineStart: columna.alinear === 'fin' ? 'auto' : 0,
                  }}
                />
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </Esperando>
  );
}
