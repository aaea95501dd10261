import type { Endpoint, InputOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useRef, useState } from 'react';
import { descargar } from '#api/descargar.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';

/** Hands over a file: `ocupado` until it is there; when it does not come, says why. */
export function useDescarga() {
  const avisos = useAvisos();
  const [ocupado, setOcupado] = useState(false);
  const [recibidos, setRecibidos] = useState(0);
  const corte = useRef<AbortController>(undefined);
  return {
    ocupado,
    /** Bytes that came so far. */
    recibidos,
    bajar: <E extends Endpoint>(endpoint: E, input: InputOf<E>, nombre: string): void => {
      const propio = new AbortController();
      corte.current = propio;
      setOcupado(true);
      setRecibidos(0);
      descargar(endpoint, input, nombre, { signal: propio.signal, onAvance: setRecibidos })
        // Whoever stopped it knows.
        .catch((error: unknown) => propio.signal.aborted || avisos.error(error))
        .finally(() => setOcupado(false));
    },
    /** Gives up what is coming: the server stops making it. */
    cancelar: () => corte.current?.abort(),
  };
}
