import type { Sesion } from '@trastienda/nucleo/acceso/contrato.ts';

const comenzados = new WeakSet<object>();

/**
 * The screen to begin with, when the person prefers another one than the home page: asked for once by each opening of
 * the application (`apertura`), and only if it was opened at its root. A page read again stays where it is.
 */
export function comienzoDe(apertura: object, sesion: Sesion, pathname: string): string | undefined {
  if (comenzados.has(apertura)) return undefined;
  comenzados.add(apertura);
  const { paginaDeInicio } = sesion.preferencias;
  if (pathname !== '/' || paginaDeInicio === '/' || esRelectura()) return undefined;
  return paginaDeInicio ?? undefined;
}

function esRelectura(): boolean {
  const [navegacion] = performance.getEntriesByType?.('navigation') ?? [];
  return navegacion !== undefined && (navegacion as PerformanceNavigationTiming).type !== 'navigate';
}
