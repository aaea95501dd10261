import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Miniatura, type Pantalla } from './miniaturas.tsx';
import { useMovimiento } from './movimiento.ts';
import { usePortada } from './textos.ts';

const COLUMNAS: readonly (readonly Pantalla[])[] = [
  ['mostrador', 'kardex', 'stock'],
  ['ficha', 'finalizar', 'articulos'],
];

/** What it is, in one sentence, beside columns of screens that pass slowly. */
export function Heroe() {
  const t = usePortada();
  const { quieto } = useMovimiento();
  return (
    <Box sx={fondo}>
      <Box sx={dosLados}>
        <Box sx={{ py: { xs: 6, lg: 12 } }}>
          <Typography
            variant="h1"
            sx={{ fontSize: { xs: '2.125rem', md: '2.875rem' }, lineHeight: 1.15, textWrap: 'balance' }}
          >
            {t.heroe.titulo}
          </Typography>
          <Typography sx={{ mt: 2.5, fontSize: '1.0625rem', lineHeight: 1.6, color: 'text.secondary', maxWidth: 520 }}>
            {t.heroe.bajada}
          </Typography>
          <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button variant="contained" size="large" href="/login">
              {t.heroe.entrar}
            </Button>
            <Button size="large" href="#pantallas">
              {t.heroe.conocer}
            </Button>
          </Box>
        </Box>
        <Box aria-hidden sx={ventana}>
          {COLUMNAS.map((columna, i) => (
            <Box
              key={columna.join()}
              data-testid="portada-columna"
              sx={{
                ...tira,
                animation: quieto
                  ? 'none'
                  : `${pasar} ${38 + i * 8}s linear infinite ${i === 1 ? 'reverse' : 'normal'}`,
              }}
            >
              {[...columna, ...columna].map((pantalla, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same screens twice, so that the turn is not seen
                <Miniatura key={`${pantalla} ${j}`} pantalla={pantalla} />
              ))}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

const pasar = keyframes({ from: { transform: 'translateY(0)' }, to: { transform: 'translateY(calc(-50% - 8px))' } });

const fondo = {
  background: 'linear-gradient(180deg, #E9EFFE 0%, #F4F7FF 100%)',
  '[data-modo="dark"] &': { background: 'linear-gradient(180deg, #22304D 0%, #1A2231 100%)' },
  overflow: 'hidden',
} as const;

const dosLados = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'center',
  gap: { xs: 0, lg: 6 },
  maxWidth: 1200,
  mx: 'auto',
  px: 3,
} as const;

const ventana = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 2,
  height: { xs: 300, lg: 560 },
  overflow: 'hidden',
  maskImage: 'linear-gradient(transparent, #000 12%, #000 88%, transparent)',
} as const;

const tira = { display: 'grid', gap: 2, alignContent: 'start' } as const;
