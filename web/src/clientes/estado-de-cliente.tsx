import type { FilaDeCliente } from '@trastienda/nucleo/clientes/contrato.ts';
import { useTranslation } from 'react-i18next';
import { EstadoChip, type Tono } from '#ui/piezas/estado-chip.tsx';

const TONOS: Readonly<Record<FilaDeCliente['estado'], Tono>> = {
  ACTIVO: 'exito',
  BLOQUEADO: 'error',
  INACTIVO: 'neutro',
  FUSIONADO: 'neutro',
};

export function EstadoDeCliente(props: { readonly estado: FilaDeCliente['estado']; readonly sobreBanda?: boolean }) {
  const { t } = useTranslation('clientes');
  return (
    <EstadoChip tono={TONOS[props.estado]} sobreBanda={props.sobreBanda ?? false}>
      {t(`estado.${props.estado}`)}
    </EstadoChip>
  );
}
