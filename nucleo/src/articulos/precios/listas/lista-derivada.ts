import { type ModoDeRedondeo, redondearPrecio } from '#articulos/precios/redondeo.ts';
import { definido } from '#comun/assert.ts';
import { type Big, CERO, type DecimalInput, decimal } from '#comun/decimal.ts';
import { pisoDeMargen } from '#comun/dinero.ts';

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
  /** Percentage on the cost that the price never goes under, at the four decimals of a price; null has no floor. */
  readonly margenMinimo: string | null;
};

/** Always in this order (INV-45). */
export const PASOS_DE_DERIVADO = ['BASE', 'COEFICIENTE', 'REDONDEO', 'ADICIONAL', 'MARGEN_MINIMO'] as const;
export type PasoDeDerivado = { readonly paso: (typeof PASOS_DE_DERIVADO)[number]; readonly importe: Big };

/**
 * How the price of a derived lista comes out: coefficient, rounding, fee, minimum margin; the last one is the price.
 * `base` and `costo` come as the lista keeps its prices: in its currency, and with IVA when it includes it. Without a cost
 * there is no floor, and a floor that changes nothing is no step.
 */
export function pasosDeDerivado(
  base: DecimalInput,
  { coeficiente, paso, modo, adicional, margenMinimo }: Formula,
  costo: DecimalInput | null,
): readonly PasoDeDerivado[] {
  const multiplicado = decimal(base).times(coeficiente);
  const redondo = redondearPrecio(multiplicado, { paso, modo, terminacion: '0' });
  const conAdicional = redondo.plus(adicional);
  const precio = conAdicional.lt(0) ? CERO : conAdicional;
  const piso = margenMinimo === null || costo === null ? CERO : pisoDeMargen(costo, margenMinimo);
  return [
    { paso: 'BASE', importe: decimal(base) },
    { paso: 'COEFICIENTE', importe: multiplicado },
    { paso: 'REDONDEO', importe: redondo },
    { paso: 'ADICIONAL', importe: precio },
    ...(piso.gt(precio) ? [{ paso: 'MARGEN_MINIMO', importe: piso } as const] : []),
  ];
}

/** The price of a derived lista (`pasosDeDerivado`). */
export function precioDerivado(base: DecimalInput, formula: Formula, costo: DecimalInput | null): Big {
  return definido(pasosDeDerivado(base, formula, costo).at(-1), 'the last step').importe;
}

/** What a lista works its prices out of. */
type Calculo = {
  readonly moneda: string;
  readonly incluyeIva: boolean;
  readonly derivacion:
    | (Omit<Formula, 'margenMinimo'> & { readonly base: BaseDeLista; readonly listaBaseId?: string | null | undefined })
    | null;
  readonly margenMinimo: string | null;
};

/**
 * Whether a lista that is so works out other prices by being otherwise. One that is written by hand before and after works
 * out none, whatever its margin.
 */
export function calculaOtraCosa(antes: Calculo, despues: Calculo): boolean {
  if (antes.derivacion === null && despues.derivacion === null) return false;
  return enUnTexto(antes) !== enUnTexto(despues);
}

/** Numbers as they count, however they are written. */
function enUnTexto({ moneda, incluyeIva, derivacion, margenMinimo }: Calculo): string {
  const numero = (escrito: string | null | undefined) => (escrito == null ? null : decimal(escrito).toFixed());
  const { base, listaBaseId, coeficiente, paso, modo, adicional } = derivacion ?? {};
  return JSON.stringify([
    ...[moneda, incluyeIva, base, listaBaseId ?? null, modo],
    ...[coeficiente, paso, adicional, margenMinimo].map(numero),
  ]);
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
