import { useQueries } from '@tanstack/react-query';
import { listarSaldos, SALDOS_POR_PEDIDO } from '@trastienda/nucleo/stock/contrato.ts';
import { claveDe } from '#api/consultas.ts';
import { pedir } from '#api/pedir.ts';

/** What there is of each artículo in a depósito. An artículo is in the answer once it is known. */
export function useHay(articuloIds: readonly string[], depositoId: string | null): ReadonlyMap<string, string> {
  const distintos = [...new Set(articuloIds)];
  const saldos = useQueries({
    queries: distintos.map((articuloId) => ({
      queryKey: claveDe(listarSaldos, { hay: articuloId, depositoId }),
      queryFn: () => leerFisico(articuloId, depositoId ?? ''),
      enabled: depositoId !== null,
    })),
  });
  return new Map(
    distintos.flatMap((articuloId, i): [string, string][] => {
      const fisico = saldos[i]?.data;
      return fisico === undefined ? [] : [[articuloId, fisico]];
    }),
  );
}

type Tanda = { readonly articuloIds: string[]; readonly fisicos: Promise<ReadonlyMap<string, string>> };

/** Of each depósito, the reading that still takes artículos. */
const abiertas = new Map<string, Tanda>();

/**
 * Those that are wanted at the same time are asked for together: one by one, the lines of a long draft would be more readings
 * than a session has at once.
 */
async function leerFisico(articuloId: string, depositoId: string): Promise<string> {
  const abierta = abiertas.get(depositoId);
  const tanda = abierta && abierta.articuloIds.length < SALDOS_POR_PEDIDO ? abierta : abrirTanda(depositoId);
  tanda.articuloIds.push(articuloId);
  return (await tanda.fisicos).get(articuloId) ?? '0';
}

function abrirTanda(depositoId: string): Tanda {
  const articuloIds: string[] = [];
  const leer = async () => {
    await new Promise((seguir) => setTimeout(seguir));
    if (abiertas.get(depositoId) === tanda) abiertas.delete(depositoId);
    const query = { articuloIds: articuloIds.join(), depositoId, porPagina: SALDOS_POR_PEDIDO };
    const { filas } = await pedir(listarSaldos, { query });
    return new Map(filas.map((fila) => [fila.articuloId, fila.fisico]));
  };
  const tanda: Tanda = { articuloIds, fisicos: leer() };
  abiertas.set(depositoId, tanda);
  return tanda;
}
