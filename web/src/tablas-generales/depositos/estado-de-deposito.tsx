import type { Deposito } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { useTranslation } from 'react-i18next';
import { EstadoDeFila } from '#tablas-generales/estado-de-fila.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';

export function EstadoDeDeposito({ deposito }: { readonly deposito: Deposito }) {
  const { t } = useTranslation('tablasGenerales');
  if (deposito.virtual) {
    return (
      <EstadoChip tono="neutro" sinPunto>
        {t('depositos.delSistema')}
      </EstadoChip>
    );
  }
  if (deposito.activo && !deposito.sucursalActiva) {
    return <EstadoChip tono="neutro">{t('depositos.sucursalInactiva')}</EstadoChip>;
  }
  return <EstadoDeFila activa={deposito.activo} genero="m" />;
}
