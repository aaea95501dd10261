import { ZONA } from '@trastienda/nucleo/comun/fecha.ts';
import { useSyncExternalStore } from 'react';

/** The zone of the shop; this way of writing is the one that sorts. */
const deLaCasa = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONA,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** What the clock of the shop says: `aaaa-mm-ddThh:mm`. */
export const momentoDeAhora = (): string => deLaCasa.format(new Date()).replace(' ', 'T');

function cadaMinuto(avisar: () => void): () => void {
  const reloj = setInterval(avisar, 15_000);
  return () => clearInterval(reloj);
}

/** The same, and drawn again when it changes. */
export const useMomento = (): string => useSyncExternalStore(cadaMinuto, momentoDeAhora);
