import type { Endpoint, InputOf, ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { claveDe } from '#api/consultas.ts';
import { pedir } from '#api/pedir.ts';
import { PRIMERA_PAGINA } from './primera-pagina.ts';

/** The row of a list endpoint. */
export type FilaDe<E> = ResponseOf<E> extends { filas: readonly (infer Fila)[] } ? Fila : never;

type Pagina<E> = { filas: FilaDe<E>[]; total: number; totalExacto: boolean };

/** One page of a list, for `useQuery`. */
export function paginaDe<E extends Endpoint>(endpoint: E, query: object, params?: Readonly<Record<string, string>>) {
  // Every list takes this query and answers with this shape (`consultaDeLista`, `listaDe` in nucleo), which a
  // generic endpoint cannot say by itself.
  const input = (params === undefined ? { query } : { query, params }) as InputOf<Endpoint>;
  return {
    queryKey: claveDe(endpoint, input),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      pedir<Endpoint>(endpoint, input, { signal }) as Promise<Pagina<E>>,
  };
}

type Consulta = {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (pedido: { signal: AbortSignal }) => Promise<unknown>;
};

/** What the router tells whoever is on the way to a screen. */
type Llegada = {
  readonly context: { readonly adelantar: (consulta: Consulta) => void };
  readonly location: { readonly searchStr: string };
  /** Somebody is only near the link. */
  readonly preload: boolean;
};

/**
 * `loader` of the route of a list: its first rows are asked for together with the code of its screen and not after it (when
 * the page itself is opened there the build sees this call, and the server asks for them with the page). Only
 * where the address says nothing: what it says otherwise is for the screen to read. So is, `conEllas`, what the screen asks
 * for without saying anything.
 */
export const primerasFilas =
  (endpoint: Endpoint, ...conEllas: readonly Endpoint[]) =>
  ({ context, location, preload }: Llegada): void => {
    if (location.searchStr !== '' || preload) return;
    context.adelantar(paginaDe(endpoint, PRIMERA_PAGINA));
    for (const una of conEllas) {
      const nada = {} as InputOf<Endpoint>;
      context.adelantar({ queryKey: claveDe(una, nada), queryFn: ({ signal }) => pedir(una, nada, { signal }) });
    }
  };
