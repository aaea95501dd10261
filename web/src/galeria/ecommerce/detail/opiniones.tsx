import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useState } from 'react';
import type { Product } from '#galeria/api-falsa/productos.ts';
import { Estrellas } from '#galeria/ecommerce/piezas.tsx';
import { textos } from '#galeria/ecommerce/textos.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { formatearCantidad, formatearEntero } from '#ui/formato/formato.ts';
import { DialogoDeOpinion } from './dialogo-de-opinion.tsx';
import { type cifrasDe, conOpinion, type Escrita, type Opinion, opiniones } from './estado.ts';

/** What people think of a product: the average, how many gave each count of stars, and how to write one's own. */
export function Opiniones(props: {
  readonly product: Product;
  readonly cifras: ReturnType<typeof cifrasDe>;
  readonly escritas: readonly Escrita[];
}) {
  const t = textos.usar();
  const avisos = useAvisos();
  const [escribe, setEscribe] = useState(false);
  const { promedio, barras, total } = props.cifras;
  const redondo = Math.round(promedio * 10) / 10;
  const handlePublicar = (opinion: Opinion) => {
    opiniones.cambiar((todas) => conOpinion(todas, props.product.id, opinion));
    setEscribe(false);
    avisos.exito(t('detalle.publicada'));
  };
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={marco}>
        <Stack sx={{ alignItems: 'center', justifyContent: 'center', gap: 0.75, textAlign: 'center' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('detalle.promedio')}
          </Typography>
          <Box data-testid="detail-promedio" sx={{ fontSize: '2rem', lineHeight: '2.5rem', fontWeight: 700 }}>
            {t('detalle.deCinco', { promedio: formatearCantidad(redondo) })}
          </Box>
          <Estrellas valor={redondo} precision={0.1} />
        </Stack>
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1, justifyContent: 'center' }}>
          {barras.map(({ estrellas, cuantas }) => (
            <Box component="li" key={estrellas} sx={barra}>
              <span id={`barra-${estrellas}`}>{t('detalle.barra', { count: estrellas })}</span>
              <LinearProgress
                variant="determinate"
                aria-labelledby={`barra-${estrellas}`}
                value={total === 0 ? 0 : (cuantas / total) * 100}
                sx={{ flex: 1, height: 6, borderRadius: 3 }}
              />
              <Box component="span" sx={{ minWidth: 36, textAlign: 'end' }}>
                {formatearEntero(cuantas)}
              </Box>
            </Box>
          ))}
        </Stack>
        <Box sx={{ display: 'grid', placeItems: 'center' }}>
          <Button startIcon={<IconPencil size={18} stroke={1.7} aria-hidden />} onClick={() => setEscribe(true)}>
            {t('detalle.escribir')}
          </Button>
        </Box>
      </Box>
      {props.escritas.length > 0 && (
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 2 }}>
          {props.escritas.map(({ numero, estrellas, texto }) => (
            <Box component="li" key={numero}>
              <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
                <Box sx={{ fontWeight: 600 }}>{t('detalle.vos')}</Box>
                <Estrellas valor={estrellas} />
              </Stack>
              <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{texto}</Typography>
            </Box>
          ))}
        </Stack>
      )}
      {escribe && <DialogoDeOpinion onCerrar={() => setEscribe(false)} onPublicar={handlePublicar} />}
    </Stack>
  );
}

const marco = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;

const barra = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  fontSize: '0.8125rem',
  '& > :first-of-type': { minWidth: 72 },
} as const;
