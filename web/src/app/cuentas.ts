import { useQuery } from '@tanstack/react-query';
import { finalizarNota } from '@trastienda/nucleo/ventas/contrato.ts';
import { usePuede } from '#acceso/permisos.tsx';
import { useSucursal } from '#acceso/sesion.tsx';
import { useYaPinto } from '#api/tras-pintar.ts';
import { contarPorEntregar } from '#inicio/por-entregar.ts';

const FRESCA_MS = 60_000;

/** Work that waits behind an entry of the menu. */
export function useCuentas(): Readonly<Record<string, number>> {
  const puede = usePuede();
  const sucursal = useSucursal();
  const yaPinto = useYaPinto();
  const { data = 0 } = useQuery({
    ...contarPorEntregar(sucursal?.id),
    enabled: yaPinto && puede(finalizarNota, sucursal?.id),
    staleTime: FRESCA_MS,
  });
  return { '/ventas/finalizar-notas-de-pedido': data };
}
