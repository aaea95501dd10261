import type { FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { EstadoChip, tonoDeArticulo } from '#ui/piezas/estado-chip.tsx';

export function EstadoDeArticulo(props: { readonly estado: FilaDeArticulo['estado']; readonly sobreBanda?: boolean }) {
  const { t } = useTranslation('articulos');
  return (
    <EstadoChip tono={tonoDeArticulo(props.estado)} sobreBanda={props.sobreBanda ?? false}>
      {t(`estado.${props.estado}`)}
    </EstadoChip>
  );
}
