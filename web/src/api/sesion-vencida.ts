const oyentes = new Set<() => void>();

/** Calls `oyente` whenever the server says that there is no session. Returns how to stop. */
export function alVencerSesion(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

export function avisarSesionVencida(): void {
  for (const oyente of oyentes) oyente();
}
