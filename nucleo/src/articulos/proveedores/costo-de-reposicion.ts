import { decimal } from '#comun/decimal.ts';

type Reposicion = { readonly importe: string; readonly moneda: string };

/**
 * What buying an artículo again costs, as far as it comes from who sells it (ART-12, RN-18): the net cost of its
 * principal proveedor, in that proveedor's currency. Never the average cost. Null: it stays as it is, because there is
 * no principal, its cost is not known, or it is what was written already.
 */
export function reposicionTras(
  antes: Reposicion | null,
  principal: { readonly neto: string | null; readonly moneda: string } | undefined,
): Reposicion | null {
  if (principal?.neto == null) return null;
  const igual = antes !== null && antes.moneda === principal.moneda && decimal(antes.importe).eq(principal.neto);
  return igual ? null : { importe: principal.neto, moneda: principal.moneda };
}
