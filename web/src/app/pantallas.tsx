import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SinPermiso } from '#acceso/guardia.tsx';
import { PantallaRota } from '#armazon/pantalla-rota.tsx';

const PantallaSinPermiso = lazy(async () => ({
  default: (await import('#armazon/pantalla-sin-permiso.tsx')).PantallaSinPermiso,
}));

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
  if (error instanceof SinPermiso) {
    return (
      <Suspense fallback={<Cargando />}>
        <PantallaSinPermiso />
      </Suspense>
    );
  }
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
