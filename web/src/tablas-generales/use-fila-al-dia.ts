import { useQueryClient } from '@tanstack/react-query';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { Endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import { useRegistroAlDia } from '#ui/formularios/registro-al-dia.ts';
import { paginaDe } from '#ui/listas/pagina-de-lista.ts';

type Partes<Fila, Valores> = {
  readonly valoresDe: (fila: Fila | undefined) => Valores;
  /** How what its values only name by its id is called, by that id. */
  readonly nombresDe?: (fila: Fila) => Readonly<Record<string, string>>;
};

/** The row of a form, if it is not a new one, and how to go over to what somebody else saved of it meanwhile (INV-73). */
export function useFilaAlDia<Fila extends { readonly id: string; readonly version: number }, Valores>(
  listar: Endpoint,
  fila: Fila | null,
  { valoresDe, nombresDe = () => ({}) }: Partes<Fila, Valores>,
) {
  const cache = useQueryClient();
  return useRegistroAlDia<Fila | undefined, Valores>(fila ?? undefined, {
    leer: async () => {
      const { filas } = await cache.fetchQuery(paginaDe(listar, { id: fila?.id }));
      return definido(filas[0] as Fila | undefined, 'the row that is being changed');
    },
    valoresDe,
    nombresDe: (una) => (una === undefined ? {} : nombresDe(una)),
  });
}
