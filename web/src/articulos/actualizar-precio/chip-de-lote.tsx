import type { EstadoDeLote } from '@trastienda/nucleo/articulos/precios/lotes/ciclo-de-lote.ts';
import { useTranslation } from 'react-i18next';
import { EstadoChip, type Tono } from '#ui/piezas/estado-chip.tsx';

const TONOS: Readonly<Record<EstadoDeLote, Tono>> = {
  BORRADOR: 'neutro',
  SIMULADO: 'azul',
  APROBADO: 'info',
  PROGRAMADO: 'info',
  APLICADO: 'exito',
  REVERTIDO: 'aviso',
  DESCARTADO: 'neutro',
};

export function ChipDeLote(props: { readonly estado: EstadoDeLote; readonly sobreBanda?: boolean }) {
  const { t } = useTranslation('precios');
  return (
    <EstadoChip tono={TONOS[props.estado]} sobreBanda={props.sobreBanda ?? false}>
      {t(`actualizar.estado.${props.estado}`)}
    </EstadoChip>
  );
}
