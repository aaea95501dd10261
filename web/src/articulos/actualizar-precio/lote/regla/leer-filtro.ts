import type { FiltroDeLote } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';

const ES_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const HASTA = 1_000;

/** What comes with a visit to a new batch: words of its address, or artículos that were chosen elsewhere. */
export function leerFiltro({ buscar, articuloIds }: Readonly<Record<string, unknown>>): FiltroDeLote {
  const ids = (Array.isArray(articuloIds) ? articuloIds : [articuloIds])
    .filter((id): id is string => typeof id === 'string' && ES_ID.test(id))
    .slice(0, HASTA);
  return {
    ...(typeof buscar === 'string' && buscar.trim() !== '' ? { buscar } : {}),
    ...(ids.length > 0 ? { articuloIds: ids } : {}),
  };
}
