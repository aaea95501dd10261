import type { FilaDeProveedor } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';

export function EstadoDeProveedor(props: {
  readonly estado: FilaDeProveedor['estado'];
  readonly sobreBanda?: boolean;
}) {
  const { t } = useTranslation('proveedores');
  return (
    <EstadoChip tono={props.estado === 'ACTIVO' ? 'exito' : 'neutro'} sobreBanda={props.sobreBanda ?? false}>
      {t(`estado.${props.estado}`)}
    </EstadoChip>
  );
}
