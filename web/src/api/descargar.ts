import type { Endpoint, InputOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { alCortarse, enviar } from './pedir.ts';

type OpcionesDeDescarga = {
  readonly signal?: AbortSignal;
  /** How many bytes came so far, as they come: the server makes the file while it sends it. */
  readonly onAvance?: (bytes: number) => void;
};

/** Asks for a file and hands it to the browser's downloads. A refusal rejects like any other call. */
export async function descargar<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  nombre: string,
  { signal, onAvance }: OpcionesDeDescarga = {},
): Promise<void> {
  const respuesta = await enviar(endpoint, input as object, signal ? { signal } : {});
  const contenido = onAvance && respuesta.body ? contando(respuesta, respuesta.body, onAvance) : respuesta;
  entregar(await contenido.blob().catch(alCortarse), nombre);
}

/** The same answer, telling how much of it came. */
function contando(
  { headers }: Response,
  cuerpo: ReadableStream<Uint8Array>,
  onAvance: (bytes: number) => void,
): Response {
  let bytes = 0;
  const contador = new TransformStream<Uint8Array, Uint8Array>({
    transform: (trozo, salida) => {
      bytes += trozo.length;
      onAvance(bytes);
      salida.enqueue(trozo);
    },
  });
  const tipo = headers.get('content-type');
  return new Response(cuerpo.pipeThrough(contador), tipo === null ? {} : { headers: { 'content-type': tipo } });
}

/** Hands something that is already here to the browser's downloads. */
export function entregar(que: Blob, nombre: string): void {
  const url = URL.createObjectURL(que);
  bajar(url, nombre);
  // The browser needs the address until the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The same of what an address holds by itself, or of what is served from here. */
export function bajar(direccion: string, nombre: string): void {
  const enlace = document.createElement('a');
  enlace.href = direccion;
  enlace.download = nombre;
  enlace.click();
}
