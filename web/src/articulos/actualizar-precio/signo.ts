import { textoDecimal } from '@trastienda/nucleo/comun/decimal.ts';
import { formatearPorcentaje, oVacio } from '#ui/formato/formato.ts';
import { textoEditable } from '#ui/formularios/leer-decimal.ts';

/** A change with its sign: «+10 %», «−3,5 %», «+100,00». Nothing is an en dash. */
export function conSigno(
  valor: string | null | undefined,
  formatear: (valor: string) => string = formatearPorcentaje,
): string {
  if (valor === null || valor === undefined) return oVacio(null);
  return Number(valor) > 0 ? `+${formatear(valor)}` : formatear(valor);
}

/** A coefficient has more decimals than money, and the step of a rounding often none: «1,0475», «10». */
export const formatearCoeficiente = (valor: string): string => textoEditable(textoDecimal(valor, 0, 6));
