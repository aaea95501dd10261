import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatearFecha, formatearHora } from '#ui/formato/formato.ts';

/** How old the figures on screen are; a past date says so instead. */
export function FrescuraDelStock({ desde, al }: { readonly desde: number; readonly al: string | undefined }) {
  const { t } = useTranslation('stock');
  if (desde === 0) return null;
  const hora = formatearHora(new Date(desde).toISOString());
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontSize: '0.8125rem', color: 'text.secondary' }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: al === undefined ? 'success.main' : 'text.disabled' }}
      />
      {al === undefined
        ? t('centralizado.actualizado', { hora })
        : t('centralizado.alDia', { fecha: formatearFecha(al) })}
    </Box>
  );
}
