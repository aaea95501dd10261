import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { cabecera, catalogo, grilla, lateral, marco, RELLENO_DEL_LATERAL } from './disposicion.ts';

const PRODUCTOS = ['a', 'b', 'c', 'd', 'e', 'f'];
/** How many options each group of filters has. */
const GRUPOS = { categoria: 5, orden: 4, genero: 4, precio: 5 };

/** The shape of the shop while its products come: filters, title, search and cards. */
export function EsqueletoDeTienda() {
  return (
    <Box sx={marco}>
      <Box data-testid="shop-filtros" sx={{ ...lateral, display: { xs: 'none', lg: 'block' } }}>
        <Box sx={{ display: 'grid', gap: 2.5, p: RELLENO_DEL_LATERAL }}>
          {Object.entries(GRUPOS).map(([grupo, opciones]) => (
            <Box key={grupo}>
              <Skeleton variant="rounded" width="45%" height={16} sx={{ mb: 1 }} />
              {PRODUCTOS.slice(0, opciones).map((opcion) => (
                <Box key={opcion} sx={{ display: 'flex', alignItems: 'center', gap: 1.25, height: 36, px: 1.25 }}>
                  <Skeleton variant="circular" width={18} height={18} sx={{ borderRadius: '50%' }} />
                  <Skeleton variant="rounded" width="60%" height={14} />
                </Box>
              ))}
            </Box>
          ))}
        </Box>
      </Box>
      <Box sx={catalogo}>
        <Box sx={cabecera}>
          <Box sx={{ flex: '1 1 140px', display: 'grid', gap: 0.75, alignContent: 'center', minHeight: 44 }}>
            <Skeleton variant="rounded" width={120} height={20} />
            <Skeleton variant="rounded" width={84} height={14} />
          </Box>
          <Skeleton variant="rounded" height={34} sx={{ display: { lg: 'none' }, width: 110 }} />
          <Skeleton variant="rounded" sx={{ height: { xs: 46, sm: 34 }, width: { xs: '100%', sm: 276 } }} />
        </Box>
        <Box sx={grilla}>
          {PRODUCTOS.map((cual) => (
            <Paper key={cual} data-testid="shop-lugar" sx={{ overflow: 'hidden' }}>
              <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 3', height: 'auto' }} />
              <Box sx={{ display: 'grid', gap: 1.25, p: 2, pt: 2.5 }}>
                <Skeleton variant="rounded" width="70%" height={18} />
                <Skeleton variant="rounded" width="45%" height={20} />
                <Skeleton variant="rounded" width="35%" height={18} />
              </Box>
            </Paper>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
