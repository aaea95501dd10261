import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePuede } from '#acceso/permisos.tsx';
import { useSucursal } from '#acceso/sesion.tsx';
import type { Buscador } from '#ui/pantalla/buscador.ts';

/** What the command palette asks the server for, of what the person may see. It comes with the palette, not before. */
export function useBuscadores() {
  const puede = usePuede();
  const sucursalId = useSucursal()?.id;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['paleta', 'buscadores'],
    queryFn: async () => (await import('./buscadores.ts')).buscadores,
    select: useCallback((todos: readonly Buscador[]) => todos.filter((uno) => puede(uno)), [puede]),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return { data, isFetching, isError, aca: { sucursalId } };
}
