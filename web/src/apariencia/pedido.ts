const oyentes = new Set<() => void>();

/** Asks the shell to open the appearance: for screens, which do not know it. */
export function pedirApariencia(): void {
  for (const oyente of oyentes) oyente();
}

/** Calls `oyente` whenever a screen asks for the appearance. Returns how to stop. */
export function alPedirApariencia(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}
