import { formatearCantidad, formatearPorcentaje, oVacio } from '#ui/formato/formato.ts';

/** «10 %», or «10+5 %» when they are chained; an en dash for none. */
export function textoDeDescuentos(descuentos: readonly string[]): string {
  const ultimo = descuentos.at(-1);
  const anteriores = descuentos.slice(0, -1).map((descuento) => `${formatearCantidad(descuento)}+`);
  return oVacio(ultimo && `${anteriores.join('')}${formatearPorcentaje(ultimo)}`);
}
