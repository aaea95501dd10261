import type { CambioDeCostos } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';

/** Whether a change of costs still holds, or was taken back. */
export function SituacionDeCambio(props: { readonly cambio: CambioDeCostos; readonly sobreBanda?: boolean }) {
  const { t } = useTranslation('costos');
  const { cambio, ...resto } = props;
  if (cambio.deshecho === null) {
    return (
      <EstadoChip tono="exito" {...resto}>
        {t('cambio.lista.vigente')}
      </EstadoChip>
    );
  }
  return (
    <EstadoChip tono="neutro" {...resto}>
      {t('cambio.lista.deshecho')}
    </EstadoChip>
  );
}
