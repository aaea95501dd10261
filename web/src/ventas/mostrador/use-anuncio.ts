import { useEffect, useState } from 'react';

const CADA_MS = 1_000;

/** What a live region should say: the last of `mensaje`, at most once a second. */
export function useAnuncio(mensaje: string): string {
  const [dicho, setDicho] = useState('');
  useEffect(() => {
    const reloj = setTimeout(() => setDicho(mensaje), CADA_MS);
    return () => clearTimeout(reloj);
  }, [mensaje]);
  return dicho;
}
