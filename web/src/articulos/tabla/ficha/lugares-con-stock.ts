import type { Articulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { enTransitoDe, type SumaDeStock, sumarStock } from './sumar-stock.ts';

export type Lugar = Articulo['stock'][number] & { readonly clave: string };

/** By sucursal only what sells counts: it is what can be promised. */
export function lugaresDe(stock: Articulo['stock'], porDeposito: boolean): Lugar[] {
  if (porDeposito) return stock.map((saldo) => ({ ...saldo, clave: saldo.depositoId }));
  const porSucursal = Map.groupBy(
    stock.filter(({ vendible }) => vendible),
    ({ sucursalId }) => sucursalId,
  );
  return [...porSucursal.values()].flatMap((saldos) => {
    const [primero] = saldos;
    if (!primero) return [];
    const ultimoMovimiento =
      saldos
        .flatMap((saldo) => saldo.ultimoMovimiento ?? [])
        .toSorted()
        .at(-1) ?? null;
    return [{ ...primero, ...sumarStock(saldos), ultimoMovimiento, clave: primero.sucursalId }];
  });
}

/** What stands under the places is what they add up to, also of those that do not sell; but for what can be promised. */
export function totalDe(stock: Articulo['stock'], porDeposito: boolean): SumaDeStock {
  const deLoQueVende = sumarStock(stock.filter(({ vendible }) => vendible));
  return porDeposito ? { ...sumarStock(stock), disponible: deLoQueVende.disponible } : deLoQueVende;
}

/** What travels to one sucursal, or to all of them. */
export const loQueViaja = (stock: Articulo['stock'], sucursalId?: string): string =>
  enTransitoDe(stock.filter((saldo) => sucursalId === undefined || saldo.sucursalId === sucursalId));
