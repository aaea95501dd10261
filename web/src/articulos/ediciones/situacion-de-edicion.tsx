import type { EdicionEnLote } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';

/** Whether a bulk edit still holds, or was taken back. */
export function SituacionDeEdicion(props: { readonly edicion: EdicionEnLote; readonly sobreBanda?: boolean }) {
  const { t } = useTranslation('ediciones');
  const { edicion, ...resto } = props;
  if (edicion.deshecha === null) {
    return (
      <EstadoChip tono="exito" {...resto}>
        {t('lista.vigente')}
      </EstadoChip>
    );
  }
  return (
    <EstadoChip tono="neutro" {...resto}>
      {t('lista.deshecha')}
    </EstadoChip>
  );
}
