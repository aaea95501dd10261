import type { ProveedorDeArticulo } from '#articulos/contrato.ts';
import { decimal } from '#comun/decimal.ts';

type Costo = { readonly importe: string; readonly moneda: string };

type Principal = Pick<ProveedorDeArticulo, 'proveedorId' | 'costoNeto' | 'moneda'>;

/** What an artículo cost, and who was its principal proveedor, before the change at hand. */
type Antes = { readonly reposicion: Costo | null | undefined; readonly principal: Principal | undefined };

/**
 * What buying an artículo again costs, as far as it comes from who sells it (ART-12, RN-18): the net cost of its
 * principal proveedor, in that proveedor's currency. Never the average cost. Null: it stays as it is, because there is
 * no principal, its cost is not known, it is what was written already, or the change was of something else: one that
 * somebody wrote by hand holds until the principal says another.
 */
export function reposicionTras(antes: Antes, principal: Principal | undefined): Costo | null {
  const neto = costoDe(principal);
  if (!neto) return null;
  if (!antes.reposicion) return neto;
  const deAntes = antes.principal?.proveedorId === principal?.proveedorId ? costoDe(antes.principal) : null;
  const sigue = iguales(antes.reposicion, neto) || (deAntes !== null && iguales(deAntes, neto));
  return sigue ? null : neto;
}

/** Whether the principal asks what the artículo is said to cost already: whoever looks at it again makes that cost as fresh as today (PRE-17). */
export function confirmaReposicion(reposicion: Costo | null | undefined, principal: Principal | undefined): boolean {
  const neto = costoDe(principal);
  return neto !== null && reposicion != null && iguales(reposicion, neto);
}

const costoDe = (principal: Principal | undefined): Costo | null =>
  principal?.costoNeto == null ? null : { importe: principal.costoNeto, moneda: principal.moneda };

const iguales = (uno: Costo, otro: Costo): boolean =>
  uno.moneda === otro.moneda && decimal(uno.importe).eq(otro.importe);
