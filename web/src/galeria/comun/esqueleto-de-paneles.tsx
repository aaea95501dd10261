import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { DETALLE_MINIMO } from '#ui/pantalla/tres-paneles.tsx';

const FILAS = 7;

/** The shape of `TresPaneles` while its samples come: `lateral` and `lista` are the widths of the panes before the detail. */
export function EsqueletoDePaneles({ lateral, lista }: { readonly lateral: number; readonly lista?: number }) {
  return (
    <Paper sx={tarjeta}>
      <Box sx={{ ...panel, ...siEntra(lateral + (lista ?? 0) + DETALLE_MINIMO), width: lateral }}>
        {lista === undefined ? <Filas /> : <EsqueletoDeTexto lineas={FILAS} />}
      </Box>
      {lista !== undefined && (
        <Box sx={{ ...panel, width: { xs: '100%', md: lista } }}>
          <Filas />
        </Box>
      )}
      <Box sx={{ flex: 1, display: { xs: lista === undefined ? 'block' : 'none', md: 'block' } }}>
        <EsqueletoDeTexto lineas={FILAS} />
      </Box>
    </Paper>
  );
}

/** Rows of somebody's picture, their name and a line. */
function Filas() {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, p: 2 }}>
      <Skeleton variant="rounded" height={34} />
      {Array.from({ length: FILAS }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <Box key={i} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <Skeleton variant="circular" width={38} height={38} sx={{ flex: 'none', borderRadius: '50%' }} />
          <Box sx={{ flex: 1, display: 'grid', gap: 0.75 }}>
            <Skeleton variant="rounded" height={14} width="55%" />
            <Skeleton variant="rounded" height={12} width="80%" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const tarjeta = {
  display: 'flex',
  height: 'calc(100dvh - 222px)',
  minHeight: 420,
  overflow: 'hidden',
  containerType: 'inline-size',
} as const;
/** The side pane is a drawer below 1200 px, and where the card has no room for it. */
const siEntra = (ancho: number) => ({
  display: 'none',
  '@media (min-width: 1200px)': { [`@container (min-width: ${ancho}px)`]: { display: 'block' } },
});
const panel = { flex: 'none', overflow: 'hidden', borderInlineEnd: '1px solid var(--t-palette-divider)' } as const;
