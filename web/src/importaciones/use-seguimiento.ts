import { useEffect, useRef } from 'react';
import { CADA_MS } from './avance.ts';

/** Asks again and again while somebody is at work, and not otherwise. */
export function useSeguimiento(trabajando: boolean, preguntar: () => void): void {
  const actual = useRef(preguntar);
  useEffect(() => {
    actual.current = preguntar;
  });
  useEffect(() => {
    if (!trabajando) return;
    const reloj = setInterval(() => actual.current(), CADA_MS);
    return () => clearInterval(reloj);
  }, [trabajando]);
}
