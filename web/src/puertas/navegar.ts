import { destinoSeguro } from '@trastienda/nucleo/acceso/puertas.ts';
import { useSyncExternalStore } from 'react';

const oyentes = new Set<() => void>();

/** Goes to another door without asking the server for the page again. */
export function irA(href: string): void {
  history.pushState(null, '', href);
  for (const oyente of oyentes) oyente();
  scrollTo(0, 0);
}

/** How the page is left. A browser lets nobody watch it being done, so it has a name of its own. */
export const salida = { irA: (href: string): void => location.assign(href) };

/** Leaves the doors: the application is another page. */
export const salirA = (href: string): void => salida.irA(href);

/** Goes in, to where the person was going. The page stays busy until the other one is here. */
export function entrar(): Promise<never> {
  salirA(destinoSeguro(new URLSearchParams(location.search).get('next')));
  return new Promise(() => {});
}

/** The same door with what it needs to know: where the person was going. */
export const conDestino = (camino: string): string => {
  const next = new URLSearchParams(location.search).get('next');
  return next === null ? camino : `${camino}?next=${encodeURIComponent(next)}`;
};

export const useCamino = (): string =>
  useSyncExternalStore(
    (oyente) => {
      oyentes.add(oyente);
      addEventListener('popstate', oyente);
      return () => {
        oyentes.delete(oyente);
        removeEventListener('popstate', oyente);
      };
    },
    () => location.pathname,
  );

/**
 * The secret a mail put after the `#`. It is taken out of the address at once, so that neither the history nor a
 * picture of the screen keeps it.
 */
export function tomarCodigo(): string | undefined {
  const codigo = new URLSearchParams(location.hash.slice(1)).get('codigo') ?? undefined;
  if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
  return codigo;
}
