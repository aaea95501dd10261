import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every draw, which does what the last one given does: for what only events call. */
export function useFija<Args extends readonly unknown[], Valor>(
  accion: (...args: Args) => Valor,
): (...args: Args) => Valor {
  const actual = useRef(accion);
  useLayoutEffect(() => {
    actual.current = accion;
  });
  return useCallback((...args) => actual.current(...args), []);
}
