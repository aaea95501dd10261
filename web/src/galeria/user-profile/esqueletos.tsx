import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';

const numeros = (cuantos: number): readonly number[] => Array.from({ length: cuantos }, (_, i) => i);

/** A list of the profile while it comes: its name, its search and its cards, each of height `alto`. */
export function EsqueletoDeLista({ alto }: { readonly alto: number }) {
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <Skeleton variant="rounded" width={140} height={28} />
        <Skeleton variant="rounded" width={280} height={38} sx={{ maxWidth: '100%' }} />
      </Stack>
      <Box sx={grillaDePerfil}>
        {numeros(6).map((una) => (
          <Skeleton key={una} variant="rounded" height={alto} />
        ))}
      </Box>
    </Stack>
  );
}

/** Two posts while they come: who wrote each, what it says and a picture. */
export function EsqueletoDePublicaciones() {
  return (
    <Stack sx={{ gap: 2 }}>
      {numeros(2).map((una) => (
        <Tarjeta key={una}>
          <Stack sx={{ gap: 2 }}>
            <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
              <Skeleton variant="circular" width={40} height={40} sx={{ flex: 'none', borderRadius: '50%' }} />
              <Skeleton variant="rounded" height={14} width="35%" />
            </Stack>
            <Skeleton variant="rounded" height={14} width="85%" />
            <Skeleton variant="rounded" height={280} />
          </Stack>
        </Tarjeta>
      ))}
    </Stack>
  );
}

/** The last pictures while they come. */
export function EsqueletoDeMosaico() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1 }}>
      {numeros(9).map((una) => (
        <Skeleton key={una} variant="rounded" sx={{ height: 'auto', aspectRatio: '1' }} />
      ))}
    </Box>
  );
}

/** The cards of a list of the profile, as many beside each other as there is room for. */
export const grillaDePerfil = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
} as const;
