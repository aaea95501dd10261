import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SinPermiso } from '#acceso/guardia.tsx';
import { PantallaRota, PantallaSinPermiso } from '#armazon/pantalla-rota.tsx';

/** Inside the layout, while the code of a screen comes. */
export function Cargando() {
  const { t } = useTranslation('armazon');
  return (
    <Box role="status" sx={espera}>
      <CircularProgress size={32} aria-hidden />
      {t('cargando')}
    </Box>
  );
}

/** What takes the place of a screen that failed. */
export function PantallaDeError({ error, reset }: ErrorComponentProps) {
  if (error instanceof SinPermiso) return <PantallaSinPermiso />;
  return <PantallaRota error={error instanceof Error ? error : new Error(String(error))} onReintentar={reset} />;
}

const espera = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 1.5,
  minHeight: 'min(480px, 60dvh)',
  fontSize: '0.875rem',
  color: 'text.secondary',
} as const;
