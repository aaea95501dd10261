import Box from '@mui/material/Box';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { useTranslation } from 'react-i18next';
import { formatearFecha } from '#ui/formato/formato.ts';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';

/** The day a lot expires, and whether it did. */
export function Vencimiento({ vence }: { readonly vence: string | null }) {
  const { t } = useTranslation('stock');
  if (vence === null) return null;
  const fecha = formatearFecha(vence);
  if (vence < diaArgentino(new Date())) return <EstadoChip tono="error">{t('numeros.vencido', { fecha })}</EstadoChip>;
  return (
    <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {t('numeros.vence', { fecha })}
    </Box>
  );
}
