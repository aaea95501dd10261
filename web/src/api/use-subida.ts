import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, InputOf, ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useEffect, useRef, useState } from 'react';
import { salaDe } from './consultas.ts';
import { contestaLaOrden } from './pedir.ts';
import { type Avance, subir } from './subir.ts';
import { claveNueva } from './uuid.ts';

/**
 * Sends a file and shows how it goes: `avance` while it leaves, `cancelar` to give it up. As with every command, the
 * same file sent again after silence carries the same idempotency key.
 */
export function useSubida<E extends Endpoint>(endpoint: E) {
  const cache = useQueryClient();
  const [avance, setAvance] = useState<Avance | null>(null);
  const control = useRef<AbortController | null>(null);
  // Whoever leaves the screen gives it up.
  useEffect(() => () => control.current?.abort(), []);
  const dudosa = useRef<{ readonly archivo: File; readonly huella: string; readonly clave: string } | null>(null);

  const subida = useMutation<ResponseOf<E>, Error, { readonly input: InputOf<E>; readonly archivo: File }>({
    mutationFn: async ({ input, archivo }) => {
      const huella = JSON.stringify(input);
      const repite = dudosa.current?.archivo === archivo && dudosa.current.huella === huella;
      const clave = repite ? (dudosa.current?.clave ?? claveNueva()) : claveNueva();
      dudosa.current = { archivo, huella, clave };
      control.current = new AbortController();
      setAvance({ enviados: 0, total: archivo.size });
      const respuesta = await subir(endpoint, input, archivo, {
        signal: control.current.signal,
        clave,
        onAvance: setAvance,
      }).catch((error: unknown) => {
        if (contestaLaOrden(error)) dudosa.current = null;
        throw error;
      });
      dudosa.current = null;
      return respuesta;
    },
    onSettled: () => {
      setAvance(null);
      control.current = null;
      return cache.invalidateQueries({ queryKey: [salaDe(endpoint)] });
    },
  });
  return { subir: subida.mutateAsync, ocupada: subida.isPending, avance, cancelar: () => control.current?.abort() };
}
