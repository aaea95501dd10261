import { type DecimalInput, textoDecimal } from '#comun/decimal.ts';
import type { frescuraDe } from './frescura.ts';

/** What an artículo costs today to who sells it by a lista. */
export type CostoParaVender = {
  /** Net, in the currency of the lista at the rate of today: of reposición, else the average; null when nobody knows. */
  readonly costo: string | null;
  /** Since its cost of reposición was written; null when nobody wrote it. */
  readonly dias: number | null;
  readonly movimientoDeMoneda: string | null;
  readonly motivos: ReturnType<typeof frescuraDe>['motivos'];
  readonly viejo: boolean;
  /**
   * The net price of the lista, written over a cost that rose since more than the company accepts, and how much; null while it
   * holds. Of a kit that costs what it takes nobody knows it.
   */
  readonly precioSuperado?: { readonly neto: string; readonly alza: string } | null;
};

/** A cost that something is worked out of: whoever shows it rounds it as a unit cost, which is too short for a cent of a dollar. */
export const textoDeCosto = (costo: DecimalInput): string => textoDecimal(costo, 2, 12);
