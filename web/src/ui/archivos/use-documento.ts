import type { Endpoint, InputOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useEffect, useRef, useState } from 'react';
import { entregar } from '#api/descargar.ts';
import { alCortarse, enviar } from '#api/pedir.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';

/** Pages of a document that came, of how many; `total` is 0 until that is known. */
type AvanceDeDocumento = { readonly hechas: number; readonly total: number };

/** Takes a PDF away while it is drawn: tells how far it is, and lets go of it when asked or when the screen is left. */
export function useDocumento() {
  const avisos = useAvisos();
  const [avance, setAvance] = useState<AvanceDeDocumento | null>(null);
  const actual = useRef<AbortController | null>(null);
  useEffect(() => () => actual.current?.abort(), []);

  const bajar = <E extends Endpoint>(endpoint: E, input: InputOf<E>, nombre: string): void => {
    const control = new AbortController();
    actual.current?.abort();
    actual.current = control;
    setAvance({ hechas: 0, total: 0 });
    enviar(endpoint, input as object, { signal: control.signal })
      .then((respuesta) => leer(respuesta, setAvance).catch(alCortarse))
      .then((documento) => entregar(documento, nombre))
      .catch((error: unknown) => {
        if (!control.signal.aborted) avisos.error(error);
      })
      .finally(() => {
        if (actual.current === control) setAvance(null);
      });
  };
  const dejar = () => {
    actual.current?.abort();
    setAvance(null);
  };
  return { avance, bajar, dejar };
}

const PAGINA = '/Type /Page\n';

async function leer(respuesta: Response, avisar: (avance: AvanceDeDocumento) => void): Promise<Blob> {
  const total = Number(respuesta.headers.get('x-paginas') ?? 0);
  const letras = new TextDecoder('latin1');
  const trozos: Uint8Array<ArrayBuffer>[] = [];
  let hechas = 0;
  let cola = '';
  const lector = respuesta.body?.getReader();
  for (let paso = await lector?.read(); paso && !paso.done; paso = await lector?.read()) {
    trozos.push(paso.value);
    const texto = cola + letras.decode(paso.value);
    hechas += texto.split(PAGINA).length - 1;
    // As much of a mark as the piece may have cut off: a whole one does not fit in it, and none is counted twice.
    cola = texto.slice(1 - PAGINA.length);
    avisar({ hechas, total });
  }
  return new Blob(trozos, { type: 'application/pdf' });
}
