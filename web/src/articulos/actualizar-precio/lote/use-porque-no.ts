import type { AccionDeLote } from '@trastienda/nucleo/articulos/precios/lotes/ciclo-de-lote.ts';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { aprobarLote } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lotes.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';

/** Why a step may not be done now, in words; null when it may. `vieja`: the rule was changed since the simulation. */
export function usePorqueNo(lote: LoteDePrecio, vieja: boolean): (accion: AccionDeLote) => string | null {
  const { t } = useTranslation('precios');
  const puede = usePuede();
  const { totales, acciones, puedeAprobar } = lote;
  const deAprobar = (): string | null => {
    if (vieja) return t('actualizar.lote.porque.vieja');
    if (totales === null || totales.incluidas === 0) return t('actualizar.lote.porque.vacio');
    if (totales.porConfirmar > 0) {
      const cuenta = { count: totales.porConfirmar, n: formatearEntero(totales.porConfirmar) };
      return t('actualizar.lote.porque.porConfirmar', cuenta);
    }
    return puedeAprobar ? null : t('actualizar.lote.porque.propio');
  };
  return (accion) => {
    if (!puede(aprobarLote)) return t('actualizar.lote.porque.permiso');
    if (!acciones.includes(accion)) return t('actualizar.lote.porque.sinAprobar');
    return accion === 'aprobar' ? deAprobar() : null;
  };
}
