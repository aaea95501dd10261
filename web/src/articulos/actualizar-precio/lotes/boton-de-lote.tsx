import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useTranslation } from 'react-i18next';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';

export function BotonDeLote() {
  const { t } = useTranslation('precios');
  return (
    <EnlaceBoton
      to="/articulos/actualizar-precio/nuevo"
      variant="contained"
      startIcon={<IconPlus size={18} stroke={1.7} aria-hidden />}
    >
      {t('actualizar.lotes.nuevo')}
    </EnlaceBoton>
  );
}
