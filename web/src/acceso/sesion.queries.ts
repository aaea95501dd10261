import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import * as contrato from '@trastienda/nucleo/acceso/contrato.ts';
import { useCallback } from 'react';
import { PedidoRechazado, pedir } from '#api/pedir.ts';

const clave = ['sesion'] as const;

/** Who is in, or null. Asked once; entering and leaving write it. */
export const sesionAbierta = queryOptions({
  queryKey: clave,
  queryFn: async (): Promise<contrato.Sesion | null> => {
    try {
      return await pedir(contrato.verSesion, {});
    } catch (error) {
      // Nobody in is an answer here, not a failure.
      if (error instanceof PedidoRechazado && error.status === 401) return null;
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** Leaves, and forgets everything that was read. */
export function useSalir() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => pedir(contrato.salir, {}),
    onSuccess: () => {
      cache.clear();
      cache.setQueryData(clave, null);
    },
  });
}

/** Reads who is in again, and with it the menu and the screens: after a change of roles or of one's own data. */
export function useReleerSesion(): () => Promise<void> {
  const cache = useQueryClient();
  const router = useRouter();
  return useCallback(async () => {
    // A session that is over is told by the call itself, which knows whether to cover the screen or to leave it.
    cache.setQueryData(clave, await pedir(contrato.verSesion, {}));
    await router.invalidate();
  }, [cache, router]);
}
