import { IVAS, type Iva, porcentajeDeIva } from '#articulos/iva.ts';
import { type Big, CERO, decimal, sumar } from '#comun/decimal.ts';
import { redondearTotal, textoTotal } from '#comun/dinero.ts';

type Valuable = {
  readonly cantidad: string;
  /** Net unit price. */
  readonly precio: string;
  /** Percentages, chained: each applies to what the one before left. */
  readonly descuentos: readonly string[];
};

/** Net amount of a line: round(cantidad × precio × Π(1 − dᵢ), 2), rounded once at the end (INV-55). */
export function importeDe({ cantidad, precio, descuentos }: Valuable): string {
  const bruto = decimal(cantidad).times(precio);
  const neto = descuentos.reduce((queda: Big, d) => queda.times(decimal(100).minus(d)).div(100), bruto);
  return textoTotal(neto);
}

export type Totales = {
  readonly neto: string;
  readonly iva: string;
  readonly total: string;
  readonly porTasa: { readonly tasa: Iva; readonly neto: string; readonly iva: string }[];
};

/**
 * Totals of a nota from its line amounts. IVA is worked out on the sum of each rate, not line by line, so that it is
 * what an invoice with the same lines says; net + IVA = total to the centavo (INV-55).
 */
export function totalesDe(renglones: readonly { readonly importe: string; readonly iva: Iva }[]): Totales {
  const netos = new Map<Iva, Big>();
  for (const { importe, iva } of renglones) netos.set(iva, (netos.get(iva) ?? CERO).plus(importe));

  const porTasa = IVAS.filter((tasa) => netos.has(tasa)).map((tasa) => {
    const neto = netos.get(tasa) ?? CERO;
    return {
      tasa,
      neto: textoTotal(neto),
      iva: textoTotal(redondearTotal(neto.times(porcentajeDeIva(tasa)).div(100))),
    };
  });
  const neto = sumar(porTasa.map((fila) => fila.neto));
  const iva = sumar(porTasa.map((fila) => fila.iva));
  return { neto: textoTotal(neto), iva: textoTotal(iva), total: textoTotal(neto.plus(iva)), porTasa };
}
