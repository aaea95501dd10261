import { useQueries } from '@tanstack/react-query';
import { listarSaldos } from '@trastienda/nucleo/stock/contrato.ts';
import { consultaDe } from '#api/consultas.ts';

/** What there is of each artículo in a depósito. An artículo is in the answer once it is known. */
export function useHay(articuloIds: readonly string[], depositoId: string | null): ReadonlyMap<string, string> {
  const distintos = [...new Set(articuloIds)];
  const saldos = useQueries({
    queries: distintos.map((articuloId) => ({
      ...consultaDe(listarSaldos, { query: { articuloId, depositoId: depositoId ?? '' } }),
      enabled: depositoId !== null,
    })),
  });
  return new Map(
    distintos.flatMap((articuloId, i): [string, string][] => {
      const datos = saldos[i]?.data;
      return datos === undefined ? [] : [[articuloId, datos.filas[0]?.fisico ?? '0']];
    }),
  );
}
