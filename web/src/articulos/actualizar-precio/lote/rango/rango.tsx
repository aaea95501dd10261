import Box from '@mui/material/Box';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { useTranslation } from 'react-i18next';
import { conSigno } from '#articulos/actualizar-precio/signo.ts';
import { formatearPorcentaje } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Distribucion } from './distribucion.tsx';
import { escalaDe } from './escala-de-rango.ts';
import { PieDeRango } from './pie-de-rango.tsx';

/** How the prices of a batch move, and where the limit stands. One that moves them all alike has nothing to spread out. */
export function Rango({ lote }: { readonly lote: LoteDePrecio }) {
  const { t } = useTranslation('precios');
  const { totales, limiteDeVariacion } = lote;
  const tramos = totales?.distribucion ?? [];
  if (totales && tramos.length > 1) return <Distribucion {...{ totales, tramos, limiteDeVariacion }} />;
  const escala = totales && escalaDe(totales, limiteDeVariacion);
  if (!totales || !escala) return null;
  const datos = {
    minima: conSigno(totales.variacionMinima),
    maxima: conSigno(totales.variacionMaxima),
    media: conSigno(totales.variacionMedia),
    limite: formatearPorcentaje(limiteDeVariacion),
  };
  // All of them move alike: once is enough.
  const unaSola = totales.variacionMinima === totales.variacionMaxima;
  return (
    <Tarjeta titulo={t('actualizar.lote.rango.titulo')} densa sx={{ height: '100%' }}>
      <Box role="img" aria-label={t('actualizar.lote.rango.frase', datos)} sx={{ position: 'relative', height: 76 }}>
        <Box sx={{ ...pista, left: 0, right: 0, bgcolor: 'page' }} />
        <Box sx={{ ...pista, ...tramo(escala.rango), bgcolor: 'primary.accent' }} />
        {escala.fuera.map((parte) => (
          <Box key={parte.desde} sx={{ ...pista, ...tramo(parte), bgcolor: 'warning.accent' }} />
        ))}
        {escala.limites.map((lugar) => (
          <Box
            key={lugar}
            sx={{ ...marca, left: `${lugar}%`, borderLeft: '1px dashed', borderColor: 'warning.text' }}
          />
        ))}
        <Box sx={{ ...marca, left: `${escala.cero}%`, borderLeft: 1, borderColor: 'borderStrong' }} />
        <Box sx={{ ...punto, left: `${escala.media}%` }} />
      </Box>
      <Box aria-hidden sx={leyenda}>
        {!unaSola && <span>{datos.minima}</span>}
        <b>{t('actualizar.lote.rango.media', datos)}</b>
        {!unaSola && <span>{datos.maxima}</span>}
      </Box>
      <PieDeRango totales={totales} limite={datos.limite} />
    </Tarjeta>
  );
}

const tramo = ({ desde, hasta }: { readonly desde: number; readonly hasta: number }) => ({
  left: `${desde}%`,
  width: `max(4px, ${hasta - desde}%)`,
});

const pista = { position: 'absolute', top: 31, height: 14, borderRadius: '3px' } as const;
const marca = { position: 'absolute', top: 12, height: 52 } as const;
const punto = {
  position: 'absolute',
  top: 26,
  width: 10,
  height: 24,
  ml: '-5px',
  borderRadius: '5px',
  bgcolor: 'text.primary',
  border: 2,
  borderColor: 'background.paper',
} as const;
const leyenda = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  fontSize: '0.8125rem',
} as const;
