import { useQuery } from '@tanstack/react-query';
import { listarSucursales } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { usePuede } from '#acceso/permisos.tsx';
import { useSesion, useSucursal } from '#acceso/sesion.tsx';
import { paginaDe } from '#ui/listas/pagina-de-lista.ts';

export type SucursalVisible = { readonly id: string; readonly codigo: string; readonly nombre: string };

/** More sucursales than this do not fit a table; the ficha shows them all. */
const MAXIMO = 12;
const VER_OTRAS = { permiso: 'stock.ver_otras' } as const;

/** The sucursales whose stock the person may see, the own one first. */
export function useSucursalesVisibles(): readonly SucursalVisible[] {
  const { sucursales, permisos } = useSesion();
  // Whoever has a role in all of them has them all in the session.
  const lasTieneTodas = Object.values(permisos).includes('TODAS');
  const propia = useSucursal();
  const puede = usePuede();
  const todas = useQuery({
    ...paginaDe<typeof listarSucursales>(listarSucursales, { activa: 'true', porPagina: MAXIMO }),
    enabled: !lasTieneTodas && puede(VER_OTRAS) && puede(listarSucursales),
    staleTime: 5 * 60_000,
  });
  const visibles: readonly SucursalVisible[] = todas.data?.filas ?? sucursales;
  return visibles.toSorted((a, b) => Number(b.id === propia?.id) - Number(a.id === propia?.id)).slice(0, MAXIMO);
}
