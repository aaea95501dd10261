import type { Articulo } from '@trastienda/nucleo/articulos/contrato.ts';
import type { NumeroDeRenglon } from '@trastienda/nucleo/articulos/numeros/contrato-campos-de-numeros.ts';
import type { Control } from '@trastienda/nucleo/articulos/numeros/control.ts';
import { type ComponentType, createContext, useContext } from 'react';

/** The movements of an artículo, newest first. `compacto` shows only the last few. */
export type KardexDeArticulo = ComponentType<{ readonly articuloId: string; readonly compacto?: boolean }>;

/** What moving an artículo asks, and where each of its numbers is. */
export type NumerosDeArticulo = ComponentType<{ readonly articulo: Articulo }>;

/** Which numbers move of an artículo that keeps them, and the way to say them. */
export type NumerosDeLinea = ComponentType<{
  readonly linea: {
    readonly articuloId: string;
    readonly codigo: string;
    readonly descripcion: string;
    readonly control: Control;
    readonly depositoId: string | null;
    /** How many move, without sign. */
    readonly cantidad: string;
    readonly entra: boolean;
  };
  readonly valor: readonly NumeroDeRenglon[];
  readonly onCambio: (valor: readonly NumeroDeRenglon[]) => void;
}>;

/** The lists that a proveedor sent, and the way to bring another one. */
export type ListasDeProveedor = ComponentType<{ readonly proveedorId: string; readonly activo: boolean }>;

/**
 * Pieces of rooms that stand on this one, which the application hands to the fichas: one shows the kardex, and
 * stock may know artículos but not the other way round; so do the files of importaciones.
 */
export const PiezasDeFicha = createContext<{
  readonly Kardex?: KardexDeArticulo;
  readonly Listas?: ListasDeProveedor;
  readonly Numeros?: NumerosDeArticulo;
  readonly NumerosDeLinea?: NumerosDeLinea;
}>({});

export const usePiezasDeFicha = () => useContext(PiezasDeFicha);
