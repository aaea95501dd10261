import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import type { FilaDeEstructura, OrdenDeArmado } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { EstadoChip, type Tono } from '#ui/estado-chip.tsx';

const TONO: Readonly<Record<FilaDeEstructura['estado'], Tono>> = {
  BORRADOR: 'aviso',
  VIGENTE: 'exito',
  HISTORICA: 'neutro',
};

export function EstadoDeEstructura(props: {
  readonly estado: FilaDeEstructura['estado'];
  readonly sobreBanda?: boolean;
}) {
  const { t } = useTranslation('estructura');
  return (
    <EstadoChip tono={TONO[props.estado]} sobreBanda={props.sobreBanda ?? false}>
      {t(`${props.estado}`)}
    </EstadoChip>
  );
}

/** Somebody looked at its lines and they are right (EST-12). */
export function Validada() {
  const { t } = useTranslation('estructura');
  return (
    <EstadoChip tono="info" sinPunto>
      <IconRosetteDiscountCheck size={14} stroke={1.7} aria-hidden />
      {t('validada')}
    </EstadoChip>
  );
}

export function EstadoDeOrden({ estado }: { readonly estado: OrdenDeArmado['estado'] }) {
  const { t } = useTranslation('estructura');
  return <EstadoChip tono={estado === 'REVERTIDA' ? 'neutro' : 'exito'}>{t(`ordenes.${estado}`)}</EstadoChip>;
}
