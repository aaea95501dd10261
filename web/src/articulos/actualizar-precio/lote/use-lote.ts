import { useQuery, useQueryClient } from '@tanstack/react-query';
import { verLote } from '@trastienda/nucleo/articulos/precios/contrato-de-lotes.ts';
import { useEffect, useRef } from 'react';
import { consultaDe, salaDe } from '#api/consultas.ts';

const CADA_MS = 1000;

/** One batch, asked about again and again while somebody's long work is in course and not otherwise. */
export function useLote(id: string, trabajando: boolean) {
  const cache = useQueryClient();
  const consulta = useQuery({
    ...consultaDe(verLote, { params: { id } }),
    refetchInterval: ({ state }) => (trabajando || state.data?.tarea ? CADA_MS : false),
  });
  const hayTarea = consulta.data !== undefined && consulta.data.tarea !== null;
  const anterior = useRef(hayTarea);
  // What the work changed is on other screens too, and so are its lines.
  useEffect(() => {
    const termino = anterior.current && !hayTarea;
    anterior.current = hayTarea;
    if (termino) void cache.invalidateQueries({ queryKey: [salaDe(verLote)] });
  }, [hayTarea, cache]);
  return consulta;
}
