import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { verLote } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lotes.ts';
import { useEffect, useRef } from 'react';
import { conQuienesLasMuestran, consultaDe, salaDe } from '#api/consultas.ts';

const CADA_MS = 1000;
/** It changes by itself, or by who may approve it: soon after its moment, and now and then. */
const TRAS_SU_MOMENTO_MS = 3000;
const CADA_TANTO_MS = 30_000;

/** How long until what is shown of a batch that nobody touches here may not hold any more; never, when nothing moves it. */
export function enCuanto(lote: Pick<LoteDePrecio, 'estado' | 'aplicaDesde' | 'hasta'>, ahora: number): number | false {
  const momento = { PROGRAMADO: lote.aplicaDesde, APLICADO: lote.hasta }[lote.estado as string] ?? null;
  if (momento === null) return lote.estado === 'APROBADO' ? CADA_TANTO_MS : false;
  const falta = Date.parse(momento) - ahora;
  return Math.min(Math.max(falta, 0) + TRAS_SU_MOMENTO_MS, CADA_TANTO_MS);
}

/** One batch, asked about again and again while somebody's long work is in course, and when it may change by itself. */
export function useLote(id: string, trabajando: boolean) {
  const cache = useQueryClient();
  const consulta = useQuery({
    ...consultaDe(verLote, { params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      trabajando || data?.tarea ? CADA_MS : data !== undefined && enCuanto(data, Date.now()),
  });
  const hayTarea = consulta.data !== undefined && consulta.data.tarea !== null;
  const anterior = useRef(hayTarea);
  // What the work changed is on other screens too, and so are its lines.
  useEffect(() => {
    const termino = anterior.current && !hayTarea;
    anterior.current = hayTarea;
    if (!termino) return;
    for (const sala of conQuienesLasMuestran([salaDe(verLote)])) void cache.invalidateQueries({ queryKey: [sala] });
  }, [hayTarea, cache]);
  return consulta;
}
