import { type Big, type DecimalInput, decimal, redondear } from '#comun/decimal.ts';
import { conPorcentaje, DECIMALES_UNITARIO } from '#comun/dinero.ts';
import { type ModoDeRedondeo, redondearPrecio } from './redondeo.ts';

export const TIPOS_DE_LISTA = ['MANUAL', 'DERIVADA'] as const;

/** What the price of a derived lista begins with (PRE-02). */
export const BASES_DE_LISTA = ['LISTA', 'COSTO_REPOSICION', 'COSTO_PROMEDIO'] as const;
export type BaseDeLista = (typeof BASES_DE_LISTA)[number];

export type Formula = {
  readonly coeficiente: string;
  /** Zero does not round. */
  readonly paso: string;
  readonly modo: ModoDeRedondeo;
  /** Added after rounding: step 10 and −0.01 end in 9.99. */
  readonly adicional: string;
  /** Percentage on the cost that the price never goes under; null has no floor. */
  readonly margenMinimo: string | null;
};

/**
 * The price of a derived lista, always in this order (INV-45): coefficient, rounding, fee, minimum margin. `base` and
 * `costo` come as the lista keeps its prices: in its currency, and with IVA when it includes it. Without a cost there is
 * no floor.
 */
export function precioDerivado(base: DecimalInput, formula: Formula, costo: DecimalInput | null): Big {
  const { coeficiente, paso, modo, adicional, margenMinimo } = formula;
  const redondo = redondearPrecio(decimal(base).times(coeficiente), { paso, modo, terminacion: '0' });
  const conAdicional = redondo.plus(adicional);
  const precio = conAdicional.lt(0) ? decimal(0) : conAdicional;
  if (margenMinimo === null || costo === null) return precio;
  const piso = redondear(conPorcentaje(costo, margenMinimo), DECIMALES_UNITARIO);
  return piso.gt(precio) ? piso : precio;
}

type ListaConBase = { readonly id: string; readonly listaBaseId: string | null };

/**
 * The ids that would derive from each other if `lista` took that base, beginning and ending in it; null when there is no
 * cycle (INV-44).
 */
export function cicloDeListas(listas: readonly ListaConBase[], lista: ListaConBase): readonly string[] | null {
  const bases = new Map(listas.map(({ id, listaBaseId }) => [id, listaBaseId]));
  const camino = [lista.id];
  let actual = lista.listaBaseId;
  while (actual !== null) {
    camino.push(actual);
    if (actual === lista.id) return camino;
    // A circle that was there before and does not go through this one is not its doing.
    if (camino.indexOf(actual) < camino.length - 1) return null;
    actual = bases.get(actual) ?? null;
  }
  return null;
}
