import { queryOptions } from '@tanstack/react-query';
import { ESTADOS_POR_ENTREGAR } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import { listarNotas } from '@trastienda/nucleo/ventas/contrato.ts';
import { claveDe } from '#api/consultas.ts';
import { pedir } from '#api/pedir.ts';

/** One row and the exact total: only the number is shown. */
const UNA = { pagina: 1, porPagina: 1, contar: 'exacto' } as const;

/**
 * How many notas wait to be delivered in a sucursal, or in all: whoever shows the number shares one call. Its key begins as that
 * of the list, so commands refresh it too.
 */
export function contarPorEntregar(sucursalId: string | undefined) {
  const estado = ESTADOS_POR_ENTREGAR.join(',');
  const input = { query: { ...UNA, ...(sucursalId === undefined ? {} : { sucursalId }), estado } };
  return queryOptions({
    queryKey: [...claveDe(listarNotas, input), 'cantidad'],
    queryFn: async ({ signal }) => (await pedir(listarNotas, input, { signal })).total,
  });
}
