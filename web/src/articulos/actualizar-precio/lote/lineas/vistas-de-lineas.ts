import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import type { TFunction } from 'i18next';
import type { Vista } from '#ui/tabla/tabla-tipos.ts';

/** Names for the lines people look for, with how many there are; those without any line are left out. */
export function vistasDeLineas({ totales, omitidas }: LoteDePrecio, t: TFunction<'precios'>): readonly Vista[] {
  const cuenta = totales ?? { lineas: 0, incluidas: 0, conAlerta: 0, porConfirmar: 0 };
  const conFinal = totales?.conFinal ?? 0;
  const si = (hay: boolean, vista: Vista) => (hay ? [vista] : []);
  // What was left alone as it was applied is out of its figures, and nobody left it out.
  const excluidas = cuenta.lineas - cuenta.incluidas - (omitidas ?? 0);
  return [
    { id: 'todas', titulo: t('actualizar.lote.lineas.todas'), cantidad: cuenta.lineas, valores: {} },
    ...si(cuenta.porConfirmar > 0, {
      id: 'porConfirmar',
      titulo: t('actualizar.lote.lineas.porConfirmar'),
      cantidad: cuenta.porConfirmar,
      valores: { porConfirmar: 'true' },
    }),
    ...si(cuenta.conAlerta > 0, {
      id: 'variacion',
      titulo: t('actualizar.lote.lineas.alertas.VARIACION'),
      valores: { alerta: 'VARIACION' },
    }),
    // Without the right to see margins, which lines are under theirs is not told.
    ...si(cuenta.conAlerta > 0 && totales?.margenNuevo !== undefined, {
      id: 'margen',
      titulo: t('actualizar.lote.lineas.alertas.BAJO_MARGEN'),
      valores: { alerta: 'BAJO_MARGEN' },
    }),
    ...si(conFinal > 0, {
      id: 'final',
      titulo: t('actualizar.lote.lineas.alertas.CON_FINAL'),
      cantidad: conFinal,
      valores: { alerta: 'CON_FINAL' },
    }),
    ...si(excluidas > 0, {
      id: 'excluidas',
      titulo: t('actualizar.lote.lineas.excluidas'),
      cantidad: excluidas,
      valores: { incluida: 'false' },
    }),
    ...si((omitidas ?? 0) > 0, {
      id: 'omitidas',
      titulo: t('actualizar.lote.lineas.omitidas'),
      cantidad: omitidas ?? 0,
      valores: { omitida: 'true' },
    }),
  ];
}
