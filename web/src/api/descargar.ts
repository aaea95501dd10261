import type { Endpoint, InputOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { enviar } from './pedir.ts';

/** Asks for a file and hands it to the browser's downloads. A refusal rejects like any other call. */
export async function descargar<E extends Endpoint>(endpoint: E, input: InputOf<E>, nombre: string): Promise<void> {
  const respuesta = await enviar(endpoint, input as object, {});
  entregar(await respuesta.blob(), nombre);
}

/** Hands something that is already here to the browser's downloads. */
export function entregar(que: Blob, nombre: string): void {
  const url = URL.createObjectURL(que);
  const enlace = document.createElement('a');
  enlace.href = url;
  enlace.download = nombre;
  enlace.click();
  // The browser needs the address until the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
