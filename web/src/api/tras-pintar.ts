import { useSyncExternalStore } from 'react';

/** From being idle to having shown what was drawn. */
const RESPIRO_MS = 100;
/** However busy the page is. */
const PACIENCIA_MS = 2_000;

const pendientes = new Set<() => void>();
let pinto = false;

/**
 * Does it once the first screen has been painted, at once when that has been: what nobody waits for then goes neither before
 * nor between what they do wait for. Returns how to leave it undone.
 */
export function trasPintar(hacer: () => void): () => void {
  if (pinto) {
    hacer();
    return () => {};
  }
  if (pendientes.size === 0) cuandoHayaOcio();
  pendientes.add(hacer);
  return () => void pendientes.delete(hacer);
}

/** Whether it has been; the component draws again when it is. */
export const useYaPinto = (): boolean => useSyncExternalStore(trasPintar, () => pinto);

/** A browser that does not tell when it is idle does it after what it is doing now. */
const cuandoHayaOcio = (): unknown =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(() => setTimeout(handlePintado, RESPIRO_MS), { timeout: PACIENCIA_MS })
    : setTimeout(handlePintado);

function handlePintado(): void {
  pinto = true;
  for (const hacer of pendientes) hacer();
  pendientes.clear();
}
