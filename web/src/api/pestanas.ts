// The doors use it too, which travel light: no library here.

const CLAVE = 'trastienda.sesion.v1';
const QUE = ['entro', 'salio', 'vencio'] as const;

type NovedadDeSesion = {
  /** Somebody came in, went out, or was told that the session is over. */
  readonly que: (typeof QUE)[number];
  /** Who came in; null when nobody is in. */
  readonly usuarioId: string | null;
  readonly cuando: number;
};

/** Tells the other tabs of this browser what happened to the session they share. */
export function contarAPestanas(que: NovedadDeSesion['que'], usuarioId: string | null): void {
  try {
    localStorage.setItem(CLAVE, JSON.stringify({ que, usuarioId, cuando: Date.now() } satisfies NovedadDeSesion));
  } catch {
    // Without storage each tab finds out with its next call.
  }
}

/** The last thing that happened to the session, as far as this browser remembers. */
export function ultimaNovedad(): NovedadDeSesion | undefined {
  try {
    return leer(localStorage.getItem(CLAVE));
  } catch {
    return undefined;
  }
}

/** Calls `oyente` when another tab tells something. Returns how to stop. */
export function alCambiarEnOtraPestana(oyente: (novedad: NovedadDeSesion) => void): () => void {
  const handleStorage = (evento: StorageEvent) => {
    const novedad = evento.key === CLAVE ? leer(evento.newValue) : undefined;
    if (novedad) oyente(novedad);
  };
  globalThis.addEventListener('storage', handleStorage);
  return () => globalThis.removeEventListener('storage', handleStorage);
}

function leer(texto: string | null): NovedadDeSesion | undefined {
  if (texto === null) return undefined;
  try {
    const leida: unknown = JSON.parse(texto);
    return esNovedad(leida) ? leida : undefined;
  } catch {
    return undefined;
  }
}

const esNovedad = (leida: unknown): leida is NovedadDeSesion =>
  typeof leida === 'object' &&
  leida !== null &&
  'que' in leida &&
  (QUE as readonly unknown[]).includes(leida.que) &&
  'usuarioId' in leida &&
  (leida.usuarioId === null || typeof leida.usuarioId === 'string') &&
  'cuando' in leida &&
  typeof leida.cuando === 'number';
