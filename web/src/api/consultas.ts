import {
  type Query,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Endpoint, InputOf, ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useRef } from 'react';
import { contestaLaOrden, pedir } from './pedir.ts';
import { claveNueva } from './uuid.ts';

/** The room an endpoint belongs to: the first part of its path. `/api/stock/saldos` → `stock`. */
export const salaDe = ({ path }: Pick<Endpoint, 'path'>): string => path.split('/')[2] ?? '';

/** Cache key of an endpoint: its room first, so that a command may refresh a whole room. */
export const claveDe = (endpoint: Pick<Endpoint, 'path'>, input?: unknown): QueryKey =>
  input === undefined ? [salaDe(endpoint), endpoint.path] : [salaDe(endpoint), endpoint.path, input];

/** Reads an endpoint through the cache: `useQuery(consultaDe(verArticulo, { params: { id } }))`. */
export const consultaDe = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  queryOptions({
    queryKey: claveDe(endpoint, input),
    queryFn: ({ signal }): Promise<ResponseOf<E>> => pedir(endpoint, input, { signal }),
  });

/** The home tells what every room does. */
const DE_TODAS = 'inicio';

/**
 * Those that show what each keeps: the counter judges prices by what an artículo costs, and opens kits by what they take; a nota
 * names its cliente, who lists its notas.
 */
const LA_MUESTRA: Readonly<Record<string, string>> = { articulos: 'ventas', ventas: 'clientes', clientes: 'ventas' };

/** Some rooms, with those that show what they keep. */
export const conQuienesLasMuestran = (salas: readonly string[]): readonly string[] => [
  ...new Set([...salas, ...salas.flatMap((sala) => LA_MUESTRA[sala] ?? []), DE_TODAS]),
];

type OpcionesDeComando = {
  /** Rooms whose lists are read again afterwards, besides the endpoint's own. */
  readonly invalida?: readonly string[];
};

/**
 * Sends a command: `const crear = useComando(crearMarca); crear.mutate({ body })`.
 * Each one carries an idempotency key. When nobody answered, sending the same again uses the same key, so it
 * cannot happen twice. Whatever the outcome, the rooms concerned are read again: a refusal usually means that
 * what the screen shows is out of date.
 */
export function useComando<E extends Endpoint>(endpoint: E, { invalida = [] }: OpcionesDeComando = {}) {
  const cache = useQueryClient();
  const dudoso = useRef<{ readonly huella: string; readonly clave: string } | null>(null);

  return useMutation<ResponseOf<E>, Error, InputOf<E>>({
    mutationFn: async (input) => {
      const huella = JSON.stringify(input);
      const clave = dudoso.current?.huella === huella ? dudoso.current.clave : claveNueva();
      dudoso.current = { huella, clave };
      const respuesta = await pedir(endpoint, input, { clave }).catch((error: unknown) => {
        if (contestaLaOrden(error)) dudoso.current = null;
        throw error;
      });
      dudoso.current = null;
      return respuesta;
    },
    onSettled: () =>
      Promise.all(conQuienesLasMuestran([salaDe(endpoint), ...invalida]).map((sala) => leerDeNuevo(cache, sala))),
  });
}

/**
 * Reads a room again. A first reading that is still under way may have seen the world before the command, and Query
 * would take it for the new one: it is given up first.
 */
async function leerDeNuevo(cache: QueryClient, sala: string): Promise<void> {
  const primeras = (query: Query) => query.state.data === undefined && query.isActive();
  await cache.cancelQueries({ queryKey: [sala], predicate: primeras });
  await cache.invalidateQueries({ queryKey: [sala] });
}
