import { decimal } from '#comun/decimal.ts';
import { fail, ok, type Result } from '#comun/result.ts';

type Eslabon = { readonly id: string; readonly codigo: string };

type ReemplazoEnCirculo = {
  readonly code: 'articulos.reemplazo_en_circulo';
  readonly data: { readonly codigo: string; readonly por: string };
};

/**
 * Whether an artículo may be replaced by another, whose chain goes on with what replaces that one in turn. A chain ends
 * (INV-08): it never comes back to where it began.
 */
export function admitirReemplazo(
  articulo: Eslabon,
  cadenaDelNuevo: readonly Eslabon[],
): Result<null, ReemplazoEnCirculo> {
  const [nuevo] = cadenaDelNuevo;
  if (nuevo === undefined || cadenaDelNuevo.every(({ id }) => id !== articulo.id)) return ok(null);
  return fail({
    code: 'articulos.reemplazo_en_circulo',
    data: { codigo: articulo.codigo, por: nuevo.codigo },
  });
}

/** What can be had of an artículo; null where it may not be seen. */
export type ConStock = { readonly aca: string | null; readonly otras: string | null };

export const hay = (cantidad: string | null): boolean => cantidad !== null && decimal(cantidad).gt(0);

/**
 * Which one to offer of those that replace an artículo, from the nearest to the newest (ART-04, RN-25): the newest with
 * stock here, else the newest with stock in another sucursal, else the newest.
 */
export function elegirReemplazo<Miembro extends ConStock>(cadena: readonly Miembro[]): Miembro | undefined {
  return cadena.findLast(({ aca }) => hay(aca)) ?? cadena.findLast(({ otras }) => hay(otras)) ?? cadena.at(-1);
}
