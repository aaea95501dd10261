import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, InputOf, ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { ESTADOS_POR_ENTREGAR } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import { listarNotas } from '@trastienda/nucleo/ventas/contrato.ts';
import { claveDe } from '#api/consultas.ts';
import { pedir } from '#api/pedir.ts';

/** One row and the exact total: only the number is shown. */
export const UNA = { pagina: 1, porPagina: 1, contar: 'exacto' } as const;

/** Reads an endpoint and keeps only a number. Its key begins as the endpoint's own, so commands refresh it too. */
export function contar<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  cantidad: (respuesta: ResponseOf<E>) => number,
) {
  return queryOptions({
    queryKey: [...claveDe(endpoint, input), 'cantidad'],
    queryFn: async ({ signal }) => cantidad(await pedir(endpoint, input, { signal })),
  });
}

/** How many notas are in some states, in a sucursal or in all of them. */
export const contarNotas = (estado: string, sucursalId: string | undefined) =>
  contar(
    listarNotas,
    { query: { ...UNA, ...(sucursalId === undefined ? {} : { sucursalId }), estado } },
    ({ total }) => total,
  );

/** The notas that wait to be delivered: whoever shows the number shares one call. */
export const contarPorEntregar = (sucursalId: string | undefined) =>
  contarNotas(ESTADOS_POR_ENTREGAR.join(','), sucursalId);
