import { createContext, useContext, useState } from 'react';

type Movimiento = { readonly quieto: boolean; readonly alternar: () => void };

const MovimientoContext = createContext<Movimiento>({ quieto: true, alternar: () => {} });

/** Whether what moves by itself is still: whoever asked their system for that never sees it move. */
export const ProveedorDeMovimiento = MovimientoContext;
export const useMovimiento = (): Movimiento => useContext(MovimientoContext);

export function useEstadoDeMovimiento(): Movimiento {
  const [quieto, setQuieto] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  return { quieto, alternar: () => setQuieto(!quieto) };
}
