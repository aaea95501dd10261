import { useEffect } from 'react';
import { oculto } from './oculto.tsx';

/** Enough for who listens to the screen to know that there is a place where things are said. */
const ESPERA_MS = 150;

/**
 * Says a sentence, once, to who listens to the screen, for what takes the place of something else: words that come together
 * with the place they are said from are not heard by many.
 */
export function useDicho(texto: string): void {
  useEffect(() => {
    const lugar = document.createElement('div');
    lugar.role = 'status';
    Object.assign(lugar.style, oculto);
    document.body.append(lugar);
    const espera = setTimeout(() => lugar.append(texto), ESPERA_MS);
    return () => {
      clearTimeout(espera);
      lugar.remove();
    };
  }, [texto]);
}
