import { useSearch } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { DisenoDeColumnas } from '#ui/tabla/columnas.ts';

/** Where the address names the saved view. Some lists ask for a `vista` of their own, which is another thing. */
export const CAMPO_DE_VISTA = 'guardada';
/** In the address, that a table shows as it comes although it would open with a view. */
export const SIN_VISTA = 'no';

type Conocida = { readonly diseno: DisenoDeColumnas };

// What the server said of each view; null, that it could not be had.
let conocidas: ReadonlyMap<string, Conocida | null> = new Map();
let iniciales: Readonly<Record<string, string>> = {};
const oyentes = new Set<() => void>();

function avisar(): void {
  for (const oyente of oyentes) oyente();
}

/** Keeps the layout of some views at hand, for the tables that are asked to show them. */
export function conocerVistas(vistas: Iterable<readonly [string, Conocida | null]>): void {
  conocidas = new Map([...conocidas, ...vistas]);
  avisar();
}

/** Which view each table opens with, as the session tells it. */
export function usarVistasIniciales(vistas: Readonly<Record<string, string>>): void {
  iniciales = vistas;
  avisar();
}

/** The person chose another one for a table, or none. */
export function cambiarInicial(tabla: string, vista: string | null): void {
  const { [tabla]: _, ...otras } = iniciales;
  usarVistasIniciales(vista === null ? otras : { ...otras, [tabla]: vista });
}

export function alConocerVistas(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

export const vistaConocida = (vista: string | undefined): Conocida | null | undefined =>
  vista === undefined ? undefined : conocidas.get(vista);

/** The view that the address asks for; with `SIN_VISTA`, none. */
export function useVistaPedida(): string | undefined {
  const pedida = useEnDireccion();
  return pedida === SIN_VISTA ? undefined : pedida;
}

function useEnDireccion(): string | undefined {
  const vista = useSearch({
    strict: false,
    select: (busqueda) => (busqueda as { readonly [CAMPO_DE_VISTA]?: unknown })[CAMPO_DE_VISTA],
  });
  return typeof vista === 'string' ? vista : undefined;
}

/**
 * What a table still has to wait for before it shows its rows: the view of the address, or the one it opens with when the
 * address says nothing.
 */
export function useVistaPorLlegar(tabla: string | undefined, direccionVacia: boolean) {
  const enDireccion = useEnDireccion();
  const pedida = useVistaPedida();
  const inicial = useVistaInicial(tabla);
  const sabida = useSyncExternalStore(alConocerVistas, () => vistaConocida(pedida) !== undefined);
  if (tabla === undefined) return { porAbrir: undefined, esperando: false };
  const porAbrir = enDireccion === undefined && direccionVacia ? inicial : undefined;
  return { porAbrir, esperando: porAbrir !== undefined || (pedida !== undefined && !sabida) };
}

/** The view that a table would open with. */
export const useVistaInicial = (tabla: string | undefined): string | undefined =>
  useSyncExternalStore(alConocerVistas, () => (tabla === undefined ? undefined : iniciales[tabla]));
