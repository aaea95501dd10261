import { decimal } from '#comun/decimal.ts';

/** The net price of a unit from a quantity on, until the next one. */
export type Escalon = { readonly desde: string; readonly neto: string };

type Tramo = {
  readonly desde: string;
  readonly neto: string | null;
  /** Whether something else was said of that quantity since the price that is looked at was frozen. */
  readonly seMovio?: boolean | undefined;
};

/**
 * The steps of a price by its quantity (PRE-11), in their order: each one changes it, or may have when the price was frozen. Empty
 * when the quantity does not matter, which is nearly always.
 */
export function escalonesDe(tramos: readonly Tramo[]): Escalon[] {
  const escalones: Escalon[] = [];
  for (const { desde, neto, seMovio = false } of tramos.toSorted((a, b) => decimal(a.desde).cmp(b.desde))) {
    const anterior = escalones.at(-1);
    if (neto !== null && (seMovio || !(anterior && decimal(anterior.neto).eq(neto)))) escalones.push({ desde, neto });
  }
  const [primero] = escalones;
  return escalones.length === 1 && primero && decimal(primero.desde).eq(0) ? [] : escalones;
}

/** The one that holds for a quantity: that of the largest `desde` not above it. Null under the first one. */
export const escalonPara = (escalones: readonly Escalon[], cantidad: string): Escalon | null =>
  escalones.findLast(({ desde }) => decimal(desde).lte(cantidad)) ?? null;

/** Whether going from one quantity to another takes another of its prices. */
export const cambiaDeEscalon = (escalones: readonly Escalon[], antes: string, despues: string): boolean =>
  escalonPara(escalones, antes)?.desde !== escalonPara(escalones, despues)?.desde;

/** Those a larger quantity would reach, the nearest first. */
export const escalonesQueSiguen = (escalones: readonly Escalon[], cantidad: string): readonly Escalon[] =>
  escalones.filter(({ desde }) => decimal(desde).gt(cantidad));
