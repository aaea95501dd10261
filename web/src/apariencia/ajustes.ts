import { useSyncExternalStore } from 'react';
import { z } from 'zod';

/** Also read by `antes-de-pintar.js`, before the first paint. */
export const CLAVE = 'trastienda.apariencia.v1';

// A bad stored value falls back to the default of that field only.
const Ajustes = z.object({
  modo: z.enum(['light', 'dark', 'system']).catch('light'),
  direccion: z.enum(['ltr', 'rtl']).catch('ltr'),
  barra: z.enum(['completa', 'mini']).catch('completa'),
  densidad: z.enum(['densa', 'normal']).catch('densa'),
});
export type Ajustes = z.infer<typeof Ajustes>;

const OMISION: Ajustes = Ajustes.parse({});

let actuales = leer();
const oyentes = new Set<() => void>();

function leer(): Ajustes {
  const guardado = z
    .string()
    .transform((texto) => JSON.parse(texto))
    .pipe(Ajustes);
  try {
    const resultado = guardado.safeParse(localStorage.getItem(CLAVE));
    return resultado.success ? resultado.data : OMISION;
  } catch {
    // Storage may be forbidden or hold something that is not JSON: the defaults serve.
    return OMISION;
  }
}

export const verAjustes = (): Ajustes => actuales;

export function cambiarAjustes(cambios: Partial<Ajustes>): void {
  actuales = { ...actuales, ...cambios };
  try {
    localStorage.setItem(CLAVE, JSON.stringify(actuales));
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  avisar();
}

/** Calls `oyente` after each change, also those made in another tab. Returns how to stop. */
export function alCambiarAjustes(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

function avisar(): void {
  for (const oyente of oyentes) oyente();
}

globalThis.addEventListener?.('storage', (evento) => {
  if (evento.key !== CLAVE) return;
  actuales = leer();
  avisar();
});

export const useAjustes = (): Ajustes => useSyncExternalStore(alCambiarAjustes, verAjustes);
