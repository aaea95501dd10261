import Box from '@mui/material/Box';
import type { FilaDeLote } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { useTranslation } from 'react-i18next';
import { ChipDeLote } from '#articulos/actualizar-precio/chip-de-lote.tsx';
import { useTextoDeAlcance, useTextoDeLoQueHace } from '#articulos/actualizar-precio/texto-de-lote.ts';
import { formatearEntero, formatearFecha } from '#ui/formato/formato.ts';

/** A batch on a phone. */
export function TarjetaDeLote({ lote }: { readonly lote: FilaDeLote }) {
  const { t } = useTranslation('precios');
  const queHace = useTextoDeLoQueHace();
  const alcance = useTextoDeAlcance();
  const gris = { fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: 1, fontWeight: 600 }}>
          {t('actualizar.lotes.nombre', { numero: formatearEntero(lote.numero) })}
        </Box>
        <ChipDeLote estado={lote.estado} />
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{lote.motivo}</Box>
      {lote.descarte && <Box sx={gris}>{t('actualizar.lote.resultado.descartePorque', { motivo: lote.descarte })}</Box>}
      <Box sx={gris}>{[queHace(lote), alcance(lote.alcance)].join(' · ')}</Box>
      <Box sx={gris}>{[lote.autor.nombre, formatearFecha(lote.creadoEn)].join(' · ')}</Box>
    </Box>
  );
}
