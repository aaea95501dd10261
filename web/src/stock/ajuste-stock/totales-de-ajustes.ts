import { sumarAjustes } from '@trastienda/nucleo/stock/contrato.ts';
import { formatearCantidad, formatearEntero } from '#ui/formato/formato.ts';
import { type TotalesDeTabla, totalesDe } from '#ui/tabla/totales.ts';

/** What the lines of the ajustes add up to; in more than one unidad, each with its own. */
export const TOTALES_DE_AJUSTES: TotalesDeTabla = totalesDe(
  sumarAjustes,
  ['renglones', 'entran', 'salen'],
  ({ filas }) => {
    const juntas = (cifras: readonly string[]) =>
      cifras.map((cifra, i) => (filas.length > 1 ? `${cifra} ${filas[i]?.unidad}` : cifra)).join(' · ');
    return {
      renglones: formatearEntero(filas.reduce((suma, { renglones }) => suma + renglones, 0)),
      entran: juntas(filas.map(({ entran }) => (entran === '0' ? '–' : `+${formatearCantidad(entran)}`))),
      salen: juntas(filas.map(({ salen }) => (salen === '0' ? '–' : formatearCantidad(`-${salen}`)))),
    };
  },
);
