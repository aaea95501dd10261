import { type ComponentType, createContext, useContext } from 'react';

/** The movements of an artículo, newest first. `compacto` shows only the last few. */
export type KardexDeArticulo = ComponentType<{ readonly articuloId: string; readonly compacto?: boolean }>;

/**
 * Pieces of rooms that stand on this one, which the application hands to the ficha: a ficha shows the kardex, and
 * stock may know artículos but not the other way round.
 */
export const PiezasDeFicha = createContext<{ readonly Kardex?: KardexDeArticulo }>({});

export const usePiezasDeFicha = () => useContext(PiezasDeFicha);
