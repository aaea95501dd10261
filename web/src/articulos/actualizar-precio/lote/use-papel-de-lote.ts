import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { useTranslation } from 'react-i18next';
import { textoDeHasta, useTextoDeAlcance, useTextoDeLoQueHace } from '#articulos/actualizar-precio/texto-de-lote.ts';
import { formatearEntero } from '#ui/formato/formato.ts';

/** How the paper says which batch its lines are of, and what that does: away from the screen nothing else tells. */
export function usePapelDeLote(lote: LoteDePrecio): { readonly titulo: string; readonly detalle: string } {
  const { t } = useTranslation('precios');
  const queHace = useTextoDeLoQueHace();
  const alcance = useTextoDeAlcance();
  const { numero, motivo, estado, listas, hasta } = lote;
  const nombres = listas.map(({ nombre }) => nombre).join(', ');
  return {
    titulo: [
      t('actualizar.lotes.nombre', { numero: formatearEntero(numero) }),
      motivo,
      t(`actualizar.estado.${estado}`),
    ].join(' · '),
    detalle: [
      queHace(lote),
      alcance(lote.alcance),
      `${t('actualizar.lote.regla.listas')}: ${nombres}`,
      ...(hasta === null ? [] : [t('actualizar.lotes.hasta', { cuando: textoDeHasta(hasta) })]),
    ].join(' · '),
  };
}
