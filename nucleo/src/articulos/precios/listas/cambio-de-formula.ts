import { alertasDe } from '#articulos/precios/alertas.ts';
import { type DecimalInput, decimal } from '#comun/decimal.ts';

/** Why a price that another formula gives asks to be looked at: it moves too much, it is under the cost, or there is none any more. */
export const ALERTAS_DE_FORMULA = ['VARIACION', 'BAJO_COSTO', 'SIN_PRECIO'] as const;
type AlertaDeFormula = (typeof ALERTAS_DE_FORMULA)[number];

type Precio = {
  /** All as the lista keeps prices with the new formula; null is no price, and no cost. */
  readonly antes: DecimalInput | null;
  readonly despues: DecimalInput | null;
  readonly costo: DecimalInput | null;
};

/**
 * What of a price has to be looked at before the formula of its lista is another one (PRE-04), as of the lines of a batch. One
 * that stays as it is does not, whatever it is; one that goes away always does.
 */
export function alertasDeFormula(
  { antes, despues, costo }: Precio,
  limiteDeVariacion: string,
): readonly AlertaDeFormula[] {
  if (despues === null) return antes === null ? [] : ['SIN_PRECIO'];
  if (antes !== null && decimal(antes).eq(despues)) return [];
  // The least margin of a lista is in its formula: what is left to see is the cost itself.
  return alertasDe({ anterior: antes, nuevo: despues, costo }, { limiteDeVariacion, margenMinimo: null }).map(
    (alerta) => (alerta === 'BAJO_MARGEN' ? 'BAJO_COSTO' : alerta),
  );
}
