import { useQuery } from '@tanstack/react-query';
import { ESTADOS_POR_ENTREGAR } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import { finalizarNota, listarNotas } from '@trastienda/nucleo/ventas/contrato.ts';
import { usePuede } from '#acceso/permisos.tsx';
import { useSucursal } from '#acceso/sesion.tsx';
import { claveDe } from '#api/consultas.ts';
import { pedir } from '#api/pedir.ts';

const FRESCA_MS = 60_000;

/** Work that waits behind an entry of the menu. The key is that of the tile of the home page: both ask once. */
export function useCuentas(): Readonly<Record<string, number>> {
  const puede = usePuede();
  const sucursal = useSucursal();
  const input = {
    query: {
      pagina: 1,
      porPagina: 1,
      contar: 'exacto' as const,
      ...(sucursal ? { sucursalId: sucursal.id } : {}),
      estado: ESTADOS_POR_ENTREGAR.join(','),
    },
  };
  const { data = 0 } = useQuery({
    queryKey: [...claveDe(listarNotas, input), 'cantidad'],
    queryFn: async ({ signal }) => (await pedir(listarNotas, input, { signal })).total,
    enabled: puede(finalizarNota, sucursal?.id),
    staleTime: FRESCA_MS,
  });
  return { '/ventas/finalizar-notas-de-pedido': data };
}
