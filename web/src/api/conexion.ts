import { useSyncExternalStore } from 'react';

/** How long the server may take to say that it is there, and how often it is asked while it does not. */
const LIMITE_MS = 5000;
const ESPERAS_MS = [1000, 2000, 4000, 8000] as const;
/** One answer that did not come may be a hiccup. */
const FALLAS_PARA_CREERLO = 2;

let hay = true;
let fallas = 0;
let reloj: ReturnType<typeof setTimeout> | undefined;
let preguntando = false;
const oyentes = new Set<() => void>();

/** Whether the server can be reached, as far as is known. */
export const useConexion = (): boolean => useSyncExternalStore(alCambiar, () => hay);

/** Calls `oyente` with whether it can be, when that changes. Returns how to stop. */
export const alCambiarConexion = (oyente: (hay: boolean) => void): (() => void) => alCambiar(() => oyente(hay));

/** A call got no answer: asks the server whether it is there, until it says so. */
export function avisarSinRespuesta(): void {
  if (oyentes.size > 0 && !preguntando && reloj === undefined) void preguntar();
}

/** Asks the server whether it is there. */
export const responde = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(LIMITE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

function alCambiar(oyente: () => void): () => void {
  if (oyentes.size === 0) {
    globalThis.addEventListener('offline', handleOffline);
    globalThis.addEventListener('online', preguntarYa);
  }
  oyentes.add(oyente);
  // It may have gone after the first draw and before anybody listened.
  if (globalThis.navigator?.onLine === false) handleOffline();
  else if (!hay) avisarSinRespuesta();
  return () => {
    oyentes.delete(oyente);
    if (oyentes.size > 0) return;
    globalThis.removeEventListener('offline', handleOffline);
    globalThis.removeEventListener('online', preguntarYa);
    clearTimeout(reloj);
    reloj = undefined;
  };
}

/** Without a network one answer that does not come is enough; but the server may be this very machine, which needs none. */
function handleOffline(): void {
  fallas = FALLAS_PARA_CREERLO - 1;
  preguntarYa();
}

function preguntarYa(): void {
  clearTimeout(reloj);
  reloj = undefined;
  if (!preguntando) void preguntar();
}

async function preguntar(): Promise<void> {
  preguntando = true;
  const esta = await responde();
  preguntando = false;
  fallas = esta ? 0 : fallas + 1;
  if (esta || fallas >= FALLAS_PARA_CREERLO) poner(esta);
  if (esta || oyentes.size === 0) return;
  const espera = ESPERAS_MS[Math.min(fallas, ESPERAS_MS.length) - 1] ?? LIMITE_MS;
  reloj = setTimeout(preguntarYa, espera);
}

function poner(valor: boolean): void {
  if (hay === valor) return;
  hay = valor;
  for (const oyente of oyentes) oyente();
}
