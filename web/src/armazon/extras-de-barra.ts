import { type ComponentType, useSyncExternalStore } from 'react';

type Extra = { readonly id: string; readonly Pieza: ComponentType };

let extras: readonly Extra[] = [];
const oyentes = new Set<() => void>();

/** Puts something more in the top bar, from now on: for what comes with a screen and stays when one leaves it. */
export function ponerEnLaBarra(extra: Extra): void {
  if (extras.some(({ id }) => id === extra.id)) return;
  extras = [...extras, extra];
  for (const avisar of oyentes) avisar();
}

const suscribir = (oyente: () => void) => {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
};

export const useExtrasDeBarra = (): readonly Extra[] => useSyncExternalStore(suscribir, () => extras);
