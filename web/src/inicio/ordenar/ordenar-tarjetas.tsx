import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pista } from '#ui/flotantes/pista.tsx';

// Most visits arrange nothing.
const PanelDeOrden = lazy(async () => ({ default: (await import('./panel-de-orden.tsx')).PanelDeOrden }));

/** Opens what chooses the panels of the home; on a phone, as an icon beside the greeting. */
export function OrdenarTarjetas() {
  const { t } = useTranslation('inicio');
  const [abierto, setAbierto] = useState(false);
  const abrir = { 'aria-haspopup': 'dialog', 'aria-expanded': abierto, onClick: () => setAbierto(true) } as const;
  return (
    <>
      <Button
        {...abrir}
        startIcon={<IconLayoutGrid size={18} stroke={1.7} aria-hidden />}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {t('ordenar')}
      </Button>
      <Pista texto={t('ordenar')}>
        <IconButton {...abrir} sx={{ display: { sm: 'none' } }}>
          {/* The bar above has four squares for something else. */}
          <IconLayoutDashboard size={20} stroke={1.5} aria-hidden />
        </IconButton>
      </Pista>
      {abierto && (
        <Suspense>
          <PanelDeOrden onCerrar={() => setAbierto(false)} />
        </Suspense>
      )}
    </>
  );
}
