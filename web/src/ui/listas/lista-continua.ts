import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueries } from '@tanstack/react-query';
import type { Endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import { SinRespuesta } from '#api/pedir.ts';
import { type PaginaDeLista, useLista } from './lista.ts';
import { type FilaDe, paginaDe } from './pagina-de-lista.ts';
import { POR_PAGINA } from './primera-pagina.ts';

type BloqueDeFilas<Fila> = {
  readonly filas: readonly Fila[] | undefined;
  readonly error: Error | null;
  readonly reintentar: () => void;
};

/** The way to the rows beyond the first ones: the list in blocks of the same size. */
export type Bloques<Fila> = {
  readonly tamano: number;
  /** What is asked. Another question begins at the top again. */
  readonly pregunta: string;
  /** Where the address says to begin. */
  readonly inicio: number;
  /** How a block, from 0, is asked for. */
  readonly consulta: (n: number) => {
    readonly queryKey: readonly unknown[];
    readonly queryFn: (pedido: { signal: AbortSignal }) => Promise<{ readonly filas: readonly Fila[] }>;
  };
};

export type ListaContinua<Fila> = PaginaDeLista<Fila> & { readonly bloques?: Bloques<Fila> };

/** The place among all the rows, from 0, of the first one that it has at hand. */
export const primeraDe = ({ bloques, pagina, porPagina }: ListaContinua<unknown>): number =>
  bloques ? 0 : (pagina - 1) * porPagina;

const CELULAR = '(max-width:599.95px)';

/** Cards are read by pages: their heights differ, and a phone has no scroll bar to jump with. */
export const useEsCelular = (): boolean => useMediaQuery(CELULAR);

/** The same where nothing is drawn yet. */
export const celular = (): boolean => window.matchMedia(CELULAR).matches;

/** Somebody who walks a long list leaves blocks behind that nobody sees again. */
const SE_GUARDAN_MS = 60_000;

/** A list to scroll through from the first row to the last; on a phone, its page. */
export function useListaContinua<E extends Endpoint>(
  endpoint: E,
  valores: object,
  params?: Readonly<Record<string, string>>,
): ListaContinua<FilaDe<E>> {
  const celular = useEsCelular();
  const { pagina, porPagina, ...filtros } = valores as { readonly pagina?: number; readonly porPagina?: number };
  const lista = useLista(endpoint, celular ? valores : { ...filtros, pagina: 1, porPagina: POR_PAGINA }, params);
  if (celular) return lista;
  const pregunta = JSON.stringify(filtros);
  const inicio = ((pagina ?? 1) - 1) * (porPagina ?? POR_PAGINA);
  return {
    ...lista,
    bloques: {
      tamano: POR_PAGINA,
      pregunta,
      inicio,
      consulta: (n) => paginaDe<E>(endpoint, { ...filtros, pagina: n + 1, porPagina: POR_PAGINA }, params),
    },
  };
}

/**
 * Blocks of a list, which are asked for while `pedidos`. One that is no more among them is given up if it has not come:
 * its request is cut off.
 */
export function useBloques<Fila>(
  { consulta }: Bloques<Fila>,
  numeros: readonly number[],
  pedidos: boolean,
): ReadonlyMap<number, BloqueDeFilas<Fila>> {
  const respuestas = useQueries({
    queries: numeros.map((n) => ({ ...consulta(n), enabled: pedidos, gcTime: SE_GUARDAN_MS })),
  });
  return new Map(
    respuestas.map(({ data, error, isPaused, refetch }, i) => [
      numeros[i] ?? 0,
      // Without a connection they are not asked for until it is back.
      { filas: data?.filas, error: isPaused && !data ? new SinRespuesta() : error, reintentar: () => void refetch() },
    ]),
  );
}
