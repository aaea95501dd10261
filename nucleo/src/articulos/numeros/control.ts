import { textoCantidad } from '#comun/cantidad.ts';
import { type DecimalInput, decimal } from '#comun/decimal.ts';
import { fail, ok, type Result } from '#comun/result.ts';

/** What an artículo asks of whoever moves it: nothing, from which lot, or which one (ART-24). */
export const CONTROLES = ['NINGUNO', 'LOTE', 'SERIE', 'OBLEA'] as const;
export type Control = (typeof CONTROLES)[number];

/** A serial number and an oblea name one thing, which is in one place or in none (INV-27). */
export const esUnico = (control: Control): boolean => control === 'SERIE' || control === 'OBLEA';

type Controlable = {
  readonly codigo: string;
  readonly tipo: string;
  readonly decimales: number;
  /** What there is of it in all real depósitos, without its sign. */
  readonly hay: DecimalInput;
};

type ControlRechazado =
  | { readonly code: 'articulos.control_no_admitido'; readonly data: { readonly codigo: string } }
  | { readonly code: 'articulos.control_con_stock'; readonly data: { readonly codigo: string; readonly hay: string } };

/**
 * Whether an artículo may ask for other numbers, or for none, from now on. Only while there is none of it: nobody knows the
 * numbers of what came in without, and those that were written down would be of nothing.
 */
export function cambiarControl(
  { codigo, tipo, decimales, hay }: Controlable,
  control: Control,
): Result<Control, ControlRechazado> {
  const admite = tipo === 'PRODUCTO' && !(esUnico(control) && decimales > 0);
  if (control !== 'NINGUNO' && !admite) return fail({ code: 'articulos.control_no_admitido', data: { codigo } });
  if (!decimal(hay).eq(0)) {
    return fail({ code: 'articulos.control_con_stock', data: { codigo, hay: textoCantidad(hay) } });
  }
  return ok(control);
}
