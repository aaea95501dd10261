import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useReducer } from 'react';
import { enviar } from '#api/pedir.ts';
import { useOpcion } from './parametros.ts';

type CaminoDeMuestras = `/api/data/${string}`;
type Mock = '' | 'slow' | 'empty' | 'error';

/** What the samples that were read are kept under, so that they are forgotten together. */
export const CLAVE = 'demostracion';

/** What the address asks of the fake API: to be late, to have nothing or to fail. */
export const useMock = (): Mock => useOpcion('mock', ['', 'slow', 'empty', 'error'], '')[0];

const claveDe = (camino: CaminoDeMuestras, mock: Mock): QueryKey => [CLAVE, camino, mock];

/**
 * They live in the page, with what was done to them: nothing that reads everything again, as a network that is back or a
 * terminal that is unlocked, brings them anew, and without the network they come all the same.
 */
const DE_LA_PAGINA = {
  staleTime: 'static',
  gcTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  retry: false,
  // What was not changed is still the same object: of one that was put back it is remembered where it stood.
  structuralSharing: false,
} as const;

/** The samples behind an address of the fake API, through the shared client. They are asked for once. */
export function useMuestras<T>(camino: CaminoDeMuestras) {
  const mock = useMock();
  return useQuery({
    queryKey: claveDe(camino, mock),
    queryFn: ({ signal }) => pedirMuestras<T>('GET', camino, mock, undefined, signal),
    ...DE_LA_PAGINA,
  });
}

/** What a call of the fake API answers to `cuerpo`, and how to change it here. It is asked once for each body. */
export function useMuestraDe<R>(camino: CaminoDeMuestras, cuerpo: Readonly<Record<string, string>>) {
  const mock = useMock();
  const cache = useQueryClient();
  const queryKey = [...claveDe(camino, mock), cuerpo];
  const consulta = useQuery({
    queryKey,
    queryFn: ({ signal }) => pedirMuestras<R>('POST', camino, mock, cuerpo, signal),
    ...DE_LA_PAGINA,
  });
  const cambiar = (fn: (datos: R) => R) =>
    void cache.setQueryData<R>(queryKey, (datos) => (datos === undefined ? undefined : fn(datos)));
  return { consulta, cambiar };
}

/**
 * Changes what was read from an address of the fake API, here only: for what has no call of its own. Who uses it, and
 * what is below, shows it at once.
 */
export function useCambiarMuestras<T>(camino: CaminoDeMuestras): (fn: (datos: T) => T) => void {
  const cache = useQueryClient();
  const mock = useMock();
  // The cache tells of it a moment later, by when the field that is typed in went back and lost its place.
  const [, verlo] = useReducer((vez: number) => vez + 1, 0);
  return useCallback(
    (fn) => {
      cache.setQueryData<T>(claveDe(camino, mock), (datos) => (datos === undefined ? undefined : fn(datos)));
      verlo();
    },
    [cache, camino, mock],
  );
}

/** Sends something to the fake API: `mutate(cuerpo)`, and what it answers. */
export function useEnviarMuestra<R, C = unknown>(camino: CaminoDeMuestras) {
  const mock = useMock();
  return useMutation({ mutationFn: (cuerpo: C) => pedirMuestras<R>('POST', camino, mock, cuerpo) });
}

/** Forgets what was read, so that the samples come again as they were. */
export function useOlvidarMuestras(): () => Promise<void> {
  const cache = useQueryClient();
  return useCallback(() => cache.resetQueries({ queryKey: [CLAVE] }), [cache]);
}

async function pedirMuestras<T>(
  method: 'GET' | 'POST',
  path: CaminoDeMuestras,
  mock: Mock,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const input = { query: { mock }, ...(body === undefined ? {} : { body }) };
  const respuesta = await enviar({ method, path }, input, signal ? { signal } : {});
  return (await respuesta.json()) as T;
}
