import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import { SinRespuesta } from '#api/pedir.ts';
import { type FilaDe, paginaDe } from './pagina-de-lista.ts';
import { POR_PAGINA } from './primera-pagina.ts';

/** A page of a list as the table shows it. `filas` is undefined until the first page is there. */
export type PaginaDeLista<Fila> = {
  readonly filas: readonly Fila[] | undefined;
  readonly total: number;
  readonly totalExacto: boolean;
  /** The exact total is on its way. */
  readonly contando?: boolean;
  readonly pagina: number;
  readonly porPagina: number;
  /** Rows of the previous question are on screen while the new ones come. */
  readonly actualizando: boolean;
  readonly error: Error | null;
  readonly reintentar: () => void;
  /** Some rows of it for another use than the screen: page n, from 1, of so many. */
  readonly tanda: (pagina: number, porPagina: number, signal: AbortSignal) => Promise<readonly Fila[]>;
};

/**
 * The page of rows that `valores` ask for. The previous page stays while the next one loads. When the server
 * stopped counting, the exact total is asked after the page is on screen.
 * `params` are those of the path, if the endpoint has any.
 */
export function useLista<E extends Endpoint>(
  endpoint: E,
  valores: object,
  params?: Readonly<Record<string, string>>,
): PaginaDeLista<FilaDe<E>> {
  const query = { pagina: 1, porPagina: POR_PAGINA, ...valores };
  const pagina = useQuery({ ...paginaDe<E>(endpoint, query, params), placeholderData: keepPreviousData });
  // Without a connection nothing is asked until it is back, and the rows of another question do not answer this one.
  const sinRed = pagina.isPaused && (pagina.isPending || pagina.isPlaceholderData);
  const data = sinRed ? undefined : pagina.data;

  const { pagina: _pagina, porPagina: _porPagina, orden: _orden, ...filtros } = { orden: undefined, ...query };
  const exacto = useQuery({
    ...paginaDe<E>(endpoint, { ...filtros, pagina: 1, porPagina: 1, contar: 'exacto' }, params),
    enabled: data?.totalExacto === false && !pagina.isPlaceholderData,
  });

  const conteo = data?.totalExacto === false && exacto.data ? exacto.data : data;
  return {
    filas: data?.filas,
    total: conteo?.total ?? 0,
    totalExacto: conteo?.totalExacto ?? true,
    contando: exacto.isLoading,
    pagina: query.pagina,
    porPagina: query.porPagina,
    actualizando: data !== undefined && (pagina.isPlaceholderData || pagina.isFetching),
    error: sinRed ? new SinRespuesta() : pagina.error,
    reintentar: () => void pagina.refetch(),
    tanda: async (numero, cuantas, signal) => {
      const pedida = paginaDe<E>(endpoint, { ...query, pagina: numero, porPagina: cuantas }, params);
      return (await pedida.queryFn({ signal })).filas;
    },
  };
}
