import { GESTOS } from '#api/gestos.ts';

/** When somebody last touched this browser, in any of its tabs. */
const CLAVE = 'trastienda.actividad.v1';
const SENALES = [...GESTOS, 'touchstart', 'scroll'] as const;
/** Writing on every gesture would be a lot of writing. */
const CADA_MS = 1000;

let aca = Date.now();

export function ultimaActividad(): number {
  try {
    return Math.max(aca, Number(localStorage.getItem(CLAVE)) || 0);
  } catch {
    // Without storage each tab counts for itself.
    return aca;
  }
}

export function anotarActividad(ahora: number = Date.now()): void {
  aca = ahora;
  try {
    localStorage.setItem(CLAVE, String(ahora));
  } catch {
    // Without storage each tab counts for itself.
  }
}

/** Notes what the person does until it is told to stop; `alTocar` hears of it, at most once a second. */
export function escucharActividad(alTocar: () => void): () => void {
  const handleGesto = () => {
    const ahora = Date.now();
    if (ahora - aca < CADA_MS) return;
    anotarActividad(ahora);
    alTocar();
  };
  for (const senal of SENALES) addEventListener(senal, handleGesto, { capture: true, passive: true });
  return () => {
    for (const senal of SENALES) removeEventListener(senal, handleGesto, { capture: true });
  };
}
