import { useQuery } from '@tanstack/react-query';
import { listarSucursales } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { usePuede } from '#acceso/permisos.tsx';
import { type Sucursal, useSesion } from '#acceso/sesion.tsx';
import { paginaDe } from '#ui/listas/pagina-de-lista.ts';

const HASTA = 200;

/** Those a lista may be for: all that are active, or one's own for whoever may not see the others. */
export function useSucursalesDePrecio(): readonly Pick<Sucursal, 'id' | 'nombre'>[] {
  const { sucursales } = useSesion();
  const todas = useQuery({
    ...paginaDe<typeof listarSucursales>(listarSucursales, { activa: 'true', porPagina: HASTA }),
    enabled: usePuede()(listarSucursales),
    staleTime: 5 * 60_000,
  });
  return todas.data?.filas ?? sucursales;
}
