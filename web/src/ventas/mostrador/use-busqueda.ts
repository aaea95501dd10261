import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { buscarArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato-de-articulo.ts';
import { consultaDe } from '#api/consultas.ts';
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

/** What the server finds for `buscado` while it is being typed. */
export function useBusqueda(buscado: string, activa: boolean, depositoId: string | null): Busqueda {
  const cache = useQueryClient();
  const asentado = useConEspera(buscado, ESPERA_MS);
  const consulta = (texto: string) =>
    consultaDe(buscarArticulos, {
      query: { texto, limite: LIMITE, ...(depositoId === null ? {} : { depositoId }) },
    });
  const hallados = useQuery({
    ...consulta(asentado),
    enabled: activa && asentado !== '',
    placeholderData: keepPreviousData,
  });
  return {
    filas: buscado === '' ? [] : (hallados.data?.filas ?? []),
    alDia: asentado === buscado && !hallados.isPlaceholderData && hallados.data !== undefined,
    preguntar: (texto) => cache.fetchQuery({ ...consulta(texto), staleTime: 0 }),
  };
}
