import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as contrato from '@trastienda/nucleo/acceso/contrato.ts';
import type { z } from 'zod';
import { useComando } from '#api/consultas.ts';
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

export const altaPendiente = queryOptions({
  queryKey: ['acceso', 'alta'],
  queryFn: ({ signal }) => pedir(contrato.verAlta, {}, { signal }),
});

export function useIngresar() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { usuario: string; contrasena: string }) => pedir(contrato.ingresar, { body }),
    onSuccess: (sesion) => cache.setQueryData(clave, sesion),
  });
}

export function useDarDeAlta() {
  const cache = useQueryClient();
  const comando = useComando(contrato.darDeAlta);
  return {
    enviar: async (body: z.input<typeof contrato.Alta>) =>
      cache.setQueryData(clave, await comando.mutateAsync({ body })),
  };
}

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
