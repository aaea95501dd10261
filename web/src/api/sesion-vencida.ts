const oyentes = new Set<() => void>();

/** Calls `oyente` whenever the server says that there is no session. Returns how to stop. */
export function alVencerSesion(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

let vez = 0;

/** Which session of this page a request goes with: it takes another one when a locked terminal is opened again. */
export const vezDeSesion = (): number => vez;

export function empezarOtraSesion(): void {
  vez += 1;
}

/** What was asked with the session before tells nothing of this one, however late its answer comes. */
export function avisarSesionVencida(deQueVez: number): void {
  if (deQueVez === vez) for (const oyente of oyentes) oyente();
}
