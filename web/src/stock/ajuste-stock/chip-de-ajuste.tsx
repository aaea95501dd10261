import type { EstadoAjuste } from '@trastienda/nucleo/stock/ciclo-de-ajuste.ts';
import { useTranslation } from 'react-i18next';
import { EstadoChip, type Tono } from '#ui/piezas/estado-chip.tsx';

const TONOS: Readonly<Record<EstadoAjuste, Tono>> = {
  BORRADOR: 'neutro',
  A_APROBAR: 'info',
  APLICADO: 'exito',
  REVERTIDO: 'aviso',
  ANULADO: 'error',
};

export function ChipDeAjuste(props: { readonly estado: EstadoAjuste; readonly sobreBanda?: boolean }) {
  const { t } = useTranslation('stock');
  return (
    <EstadoChip tono={TONOS[props.estado]} sobreBanda={props.sobreBanda ?? false}>
      {t(`ajustes.estado.${props.estado}`)}
    </EstadoChip>
  );
}
