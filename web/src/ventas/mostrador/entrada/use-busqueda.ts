import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { buscarArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato-de-articulo.ts';
import { consultaDe } from '#api/consultas.ts';
import { pedir } from '#api/pedir.ts';
import { useConEspera } from '#ui/con-espera.ts';

const ESPERA_MS = 90;
const LIMITE = 12;

export type Respuesta = { readonly exacto: boolean; readonly filas: readonly Hallazgo[] };

export type Busqueda = {
  readonly filas: readonly Hallazgo[];
  /** Whether `filas` answer to what is written right now, and not to a moment ago. */
  readonly alDia: boolean;
  /** Asks the server for exactly this text, now. */
  readonly preguntar: (texto: string) => Promise<Respuesta>;
};

/** Where what there is is counted, and the lista of the prices; without one, the default one. */
export type DondeBusca = { readonly depositoId: string | null; readonly listaId: string | undefined };

/** What the server finds for `buscado` while it is being typed. */
export function useBusqueda(buscado: string, activa: boolean, { depositoId, listaId }: DondeBusca): Busqueda {
  const asentado = useConEspera(buscado, ESPERA_MS);
  const pedidoDe = (texto: string) => ({
    query: { texto, limite: LIMITE, ...(depositoId === null ? {} : { depositoId }), ...(listaId && { listaId }) },
  });
  const hallados = useQuery({
    ...consultaDe(buscarArticulos, pedidoDe(asentado)),
    enabled: activa && asentado !== '',
    placeholderData: keepPreviousData,
  });
  return {
    filas: buscado === '' ? [] : (hallados.data?.filas ?? []),
    alDia: asentado === buscado && !hallados.isPlaceholderData && hallados.data !== undefined,
    // Apart from what is shown while typing, which is given up when the field, the place or the lista change.
    preguntar: (texto) => pedir(buscarArticulos, pedidoDe(texto)),
  };
}
