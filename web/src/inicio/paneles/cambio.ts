import { formatearPorcentaje } from '#ui/formato/formato.ts';

export type Cambio = { readonly texto: string; readonly sentido: -1 | 0 | 1 };

const DECIMALES = 1;

/** How much more or less than before, with its sign; null when there is nothing to compare with. */
export function cambioDe(ahora: string | number, antes: string | number): Cambio | null {
  const base = Number(antes);
  if (base === 0) return null;
  const porciento = Number((((Number(ahora) - base) * 100) / Math.abs(base)).toFixed(DECIMALES));
  const texto = formatearPorcentaje(porciento);
  if (porciento === 0) return { texto: formatearPorcentaje(0), sentido: 0 };
  return porciento > 0 ? { texto: `+${texto}`, sentido: 1 } : { texto, sentido: -1 };
}
