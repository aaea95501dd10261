import type { Endpoint, InputOf, ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { conConfirmacion } from './confirmacion.ts';
import { aceptar, direccion, encabezadosDe, faltaConfirmacion, SinRespuesta } from './pedir.ts';
import { claveNueva } from './uuid.ts';

export type Avance = { readonly enviados: number; readonly total: number };

type OpcionesDeSubida = {
  readonly signal?: AbortSignal;
  /** Idempotency key; without it each call gets its own. */
  readonly clave?: string;
  readonly onAvance?: (avance: Avance) => void;
};

/**
 * Sends a file to an endpoint of `cuerpo: 'multipart'`, telling how much of it has left (bytes). Answers and rejects as `pedir` does.
 * It goes by XMLHttpRequest because fetch does not tell how an upload advances.
 */
export async function subir<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  archivo: File,
  opciones: OpcionesDeSubida = {},
): Promise<ResponseOf<E>> {
  const { clave = claveNueva(), ...resto } = opciones;
  const intentar = async () =>
    aceptar(await mandar(endpoint, input, formularioDe(input, archivo), { ...resto, clave }));
  const respuesta = await conConfirmacion(intentar, faltaConfirmacion);
  return (await respuesta.json()) as ResponseOf<E>;
}

/** The fields first and the file last, so that the server knows what comes before it comes. */
function formularioDe(input: { readonly body?: unknown }, archivo: File): FormData {
  const formulario = new FormData();
  for (const [nombre, valor] of Object.entries(input.body ?? {})) {
    if (valor !== undefined) formulario.append(nombre, String(valor));
  }
  formulario.append('archivo', archivo, archivo.name);
  return formulario;
}

function mandar(
  endpoint: Endpoint,
  { params = {} }: { readonly params?: unknown },
  formulario: FormData,
  opciones: OpcionesDeSubida,
): Promise<Response> {
  const { signal, clave, onAvance } = opciones;
  return new Promise((listo, falla) => {
    if (signal?.aborted) return falla(abortado());
    const pedido = new XMLHttpRequest();
    const handleAborto = () => pedido.abort();
    const terminar = (seguir: () => void) => {
      signal?.removeEventListener('abort', handleAborto);
      seguir();
    };
    pedido.open(endpoint.method, direccion(endpoint.path, params as Readonly<Record<string, unknown>>, {}));
    for (const [nombre, valor] of Object.entries(encabezadosDe(endpoint, clave))) {
      pedido.setRequestHeader(nombre, valor);
    }
    pedido.upload.onprogress = ({ loaded, total }) => onAvance?.({ enviados: loaded, total });
    pedido.onload = () => terminar(() => listo(new Response(pedido.responseText, { status: pedido.status })));
    pedido.onerror = () => terminar(() => falla(new SinRespuesta()));
    pedido.onabort = () => terminar(() => falla(abortado()));
    signal?.addEventListener('abort', handleAborto);
    pedido.send(formulario);
  });
}

const abortado = () => new DOMException('The upload was given up.', 'AbortError');
