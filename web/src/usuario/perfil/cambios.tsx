import { createContext, useCallback, useContext, useEffect, useId, useState } from 'react';

type Avisar = (quien: string, hayCambios: boolean) => void;

/** The forms of a tab tell the screen whether they have something that was not saved. */
export const CambiosContext = createContext<Avisar>(() => undefined);

export function useCambios(): { readonly hay: boolean; readonly avisar: Avisar } {
  const [con, setCon] = useState<ReadonlySet<string>>(new Set());
  const avisar = useCallback<Avisar>((quien, hayCambios) => {
    setCon((antes) => {
      if (antes.has(quien) === hayCambios) return antes;
      const despues = new Set(antes);
      if (hayCambios) despues.add(quien);
      else despues.delete(quien);
      return despues;
    });
  }, []);
  return { hay: con.size > 0, avisar };
}

/** For `onCambios` of one form. A form that goes away takes its changes along. */
export function useAvisarCambios(): (hayCambios: boolean) => void {
  const avisar = useContext(CambiosContext);
  const id = useId();
  useEffect(() => () => avisar(id, false), [avisar, id]);
  return useCallback((hayCambios) => avisar(id, hayCambios), [avisar, id]);
}
