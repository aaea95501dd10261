import { sumarNotas } from '@trastienda/nucleo/ventas/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearEntero, formatearImporte } from '#ui/formato/formato.ts';
import { type TotalesDeTabla, totalesDe } from '#ui/tabla/totales.ts';
import { formatearTotal } from './moneda.ts';

/** How many notas there are and what they come to; those in another currency apart, with its sign. */
export function useTotalesDeNotas(): TotalesDeTabla {
  const { t } = useTranslation('ventas');
  return totalesDe(sumarNotas, ['numero', 'neto', 'total'], ({ filas }) => {
    const notas = filas.reduce((suma, fila) => suma + fila.notas, 0);
    const sola = filas.length === 1 && filas[0]?.moneda === 'ARS';
    const de = (campo: 'neto' | 'total') =>
      filas
        .map((fila) => (sola ? formatearImporte(fila[campo]) : formatearTotal(fila[campo], fila.moneda)))
        .join(' + ');
    return {
      numero: t('notas.totalNotas', { count: notas, total: formatearEntero(notas) }),
      neto: <span title={de('neto')}>{de('neto')}</span>,
      total: <b title={de('total')}>{de('total')}</b>,
    };
  });
}
