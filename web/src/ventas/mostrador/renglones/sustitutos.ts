import { useQuery } from '@tanstack/react-query';
import { type Hallazgo, verEquivalencias } from '@trastienda/nucleo/articulos/contrato.ts';
import { sustitutosParaVender } from '@trastienda/nucleo/articulos/equivalencias/sustitutos.ts';
import { consultaDe } from '#api/consultas.ts';
import type { DondeBusca } from '#ventas/mostrador/entrada/use-busqueda.ts';

export type Sustitutos = { readonly reemplazo: Hallazgo | null; readonly equivalentes: readonly Hallazgo[] };

const NINGUNO: Sustitutos = { reemplazo: null, equivalentes: [] };

/** What may be sold instead of an artículo, best first (ART-28), at the prices of the lista of the nota; nothing until it is known. */
export function useSustitutos(
  articuloId: string,
  { depositoId, listaId }: DondeBusca,
  { enabled = true }: { readonly enabled?: boolean } = {},
): Sustitutos {
  const { data } = useQuery({
    ...consultaDe(verEquivalencias, {
      params: { id: articuloId },
      query: { ...(depositoId === null ? {} : { depositoId }), ...(listaId && { listaId }) },
    }),
    enabled,
  });
  return data ? sustitutosParaVender(data) : NINGUNO;
}
