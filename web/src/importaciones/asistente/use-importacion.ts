import { useQuery, useQueryClient } from '@tanstack/react-query';
import { verImportacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useEffect, useRef } from 'react';
import { conQuienesLasMuestran, consultaDe } from '#api/consultas.ts';
import { CADA_MS } from '#importaciones/avance.ts';
import { DE_PANTALLA } from '#importaciones/entidades.ts';

/** One importación, asked about again and again while work is in course and not otherwise. */
export function useImportacion(id: string) {
  const cache = useQueryClient();
  const consulta = useQuery({
    ...consultaDe(verImportacion, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.tarea ? CADA_MS : false),
  });
  const tarea = consulta.data?.tarea?.tarea ?? null;
  const entidad = consulta.data?.entidad;
  const anterior = useRef(tarea);
  // What the work changed is on other screens too, and so is the list of its rows.
  useEffect(() => {
    const termino = anterior.current !== null && tarea === null;
    anterior.current = tarea;
    if (!termino || entidad === undefined) return;
    for (const sala of conQuienesLasMuestran(['importaciones', ...DE_PANTALLA[entidad].salas])) {
      void cache.invalidateQueries({ queryKey: [sala] });
    }
  }, [tarea, entidad, cache]);
  return consulta;
}
