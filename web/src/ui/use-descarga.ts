import type { Endpoint, InputOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useState } from 'react';
import { descargar } from '#api/descargar.ts';
import { useAvisos } from './avisos.tsx';

/** Hands over a file: `ocupado` until it is there; when it does not come, says why. */
export function useDescarga() {
  const avisos = useAvisos();
  const [ocupado, setOcupado] = useState(false);
  return {
    ocupado,
    bajar: <E extends Endpoint>(endpoint: E, input: InputOf<E>, nombre: string): void => {
      setOcupado(true);
      descargar(endpoint, input, nombre)
        .catch((error: unknown) => avisos.error(error))
        .finally(() => setOcupado(false));
    },
  };
}
