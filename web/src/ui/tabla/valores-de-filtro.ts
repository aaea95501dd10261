import { paginaDe } from '#ui/listas/pagina-de-lista.ts';
import type { ValorDeFiltro, ValoresBuscados } from '#ui/tabla/tabla-tipos.ts';

type Pagina = { readonly filas: readonly ValorDeFiltro[]; readonly total: number };
type Pedido = {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (pedido: { signal: AbortSignal }) => Promise<Pagina>;
};

export const esBuscado = (valores: readonly ValorDeFiltro[] | ValoresBuscados): valores is ValoresBuscados =>
  'endpoint' in valores;

const SIN_PEDIR: Pedido = { queryKey: ['sin-valores'], queryFn: async () => ({ filas: [], total: 0 }) };

/** The values that begin a list, or those a search finds. */
export const valoresHallados = ({ endpoint, query }: ValoresBuscados, buscar: string, cuantos: number): Pedido =>
  // Any endpoint of a list may be asked; that its rows are values is what `ValoresBuscados` says of it.
  paginaDe(endpoint, { ...query, porPagina: cuantos, ...(buscar === '' ? {} : { buscar }) }) as unknown as Pedido;

/** Some values by their ids. */
export const valoresElegidos = (buscados: ValoresBuscados | undefined, ids: readonly string[]): Pedido =>
  buscados === undefined
    ? SIN_PEDIR
    : (paginaDe(buscados.endpoint, {
        ...buscados.query,
        porPagina: ids.length,
        elegidos: ids.join(','),
      }) as unknown as Pedido);
