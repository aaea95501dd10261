import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { FILTROS } from './estado.ts';
import { grillaDeFichas } from './fichas-de-tickets.tsx';

/** The counters and the table while the tickets come. */
export function EsqueletoDeTickets() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={grillaDeFichas}>
        {FILTROS.map((filtro) => (
          <Skeleton key={filtro} variant="rounded" height={80} />
        ))}
      </Box>
      <Tarjeta sinRelleno>
        <EsqueletoDeTexto lineas={8} />
      </Tarjeta>
    </Box>
  );
}
