import type { Articulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { sumar } from '@trastienda/nucleo/comun/decimal.ts';

export type SumaDeStock = { readonly fisico: string; readonly reservado: string; readonly disponible: string };

/** What travels to those sucursales: nothing can be promised of it yet (ART-07). */
export const enTransitoDe = (saldos: Articulo['stock']): string =>
  sumarStock(saldos.filter(({ enTransito }) => enTransito)).fisico;

/** What several depósitos hold together. */
export const sumarStock = (saldos: Articulo['stock']): SumaDeStock => ({
  fisico: textoCantidad(sumar(saldos.map(({ fisico }) => fisico))),
  reservado: textoCantidad(sumar(saldos.map(({ reservado }) => reservado))),
  disponible: textoCantidad(sumar(saldos.map(({ disponible }) => disponible))),
});
