import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import type { FilaDeEstructura, OrdenDeArmado } from '@trastienda/nucleo/articulos/contrato.ts';
import { ultimoDia } from '@trastienda/nucleo/articulos/precios/ultimo-dia.ts';
import { useTranslation } from 'react-i18next';
import { formatearFecha } from '#ui/formato/formato.ts';
import { EstadoChip, type Tono } from '#ui/piezas/estado-chip.tsx';

const TONO: Readonly<Record<FilaDeEstructura['estado'], Tono>> = {
  BORRADOR: 'aviso',
  PROGRAMADA: 'info',
  VIGENTE: 'exito',
  HISTORICA: 'neutro',
};

/** The state of a version; of one that waits for its day, from when it is in force (EST-09). */
export function EstadoDeEstructura(props: {
  readonly version: Pick<FilaDeEstructura, 'estado' | 'desde'>;
  readonly sobreBanda?: boolean;
}) {
  const { t } = useTranslation('estructura');
  const { estado, desde } = props.version;
  return (
    <EstadoChip tono={TONO[estado]} sobreBanda={props.sobreBanda ?? false}>
      {estado === 'PROGRAMADA' ? t('vigencia.desdeDia', { dia: formatearFecha(desde) }) : t(`${estado}`)}
    </EstadoChip>
  );
}

/** The last day of a version that another one follows; nothing of what is not to end, nor of what already did. */
export function HastaCuando({ estado, hasta }: Pick<FilaDeEstructura, 'estado' | 'hasta'>) {
  const { t } = useTranslation('estructura');
  if (hasta === null || estado === 'HISTORICA') return null;
  return (
    <EstadoChip tono="neutro" sinPunto>
      {t('vigencia.hastaDia', { dia: formatearFecha(ultimoDia(hasta) ?? hasta) })}
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
