import type { FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import type { PaginaDeLista } from '#ui/listas/lista.ts';

/** Where a row stands in the whole list, from 1. Nothing when it is not on the page, such as one just created. */
export function posicionDe(lista: PaginaDeLista<FilaDeArticulo>, id: string): { readonly posicion?: number } {
  const en = lista.filas?.findIndex((fila) => fila.id === id) ?? -1;
  return en < 0 ? {} : { posicion: (lista.pagina - 1) * lista.porPagina + en + 1 };
}
