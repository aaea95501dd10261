import type { Interceptor } from '#api/interceptor.ts';

type Clave = `${'GET' | 'POST'} /api/data/${string}`;

/** What the fake API answers: a status and a body. */
export type Respuesta = { readonly status: number; readonly cuerpo: unknown };

/** Answers a call from its body. What it throws is answered as 500. */
export type Manejador = (cuerpo: Readonly<Record<string, unknown>>) => Respuesta;

/** The calls of the fake API; the samples behind each come with the first one that asks for them. */
export type Rutas = Readonly<Record<Clave, () => Promise<Manejador>>>;

export const bien = (cuerpo: unknown): Respuesta => ({ status: 200, cuerpo });

/** Refuses a call about something that does not exist, in the words of the wire. */
export const noEncontrado = (message: string): Respuesta => ({ status: 404, cuerpo: { message } });

const FALLO: Respuesta = { status: 500, cuerpo: { message: 'Internal server error' } };

const TARDE_MS = 1500;

/**
 * Answers those calls inside the browser, at once, and leaves every other to the network. `?mock=` on a call asks for a
 * late answer, for an empty list or for a failure.
 */
export const crearApiFalsa =
  (rutas: Rutas): Interceptor =>
  (direccion, { method = 'GET', body, signal }) => {
    const { pathname, searchParams } = new URL(direccion, 'http://demostracion');
    const traer = rutas[`${method} ${pathname}` as Clave];
    if (traer === undefined) return undefined;
    return contestar(traer, method, body, searchParams.get('mock'), signal);
  };

async function contestar(
  traer: () => Promise<Manejador>,
  method: string,
  body: RequestInit['body'],
  mock: string | null,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  const manejador = await traer();
  if (mock === 'slow') await new Promise((listo) => setTimeout(listo, TARDE_MS));
  signal?.throwIfAborted();
  if (mock === 'error') return enviar(FALLO);
  if (mock === 'empty') return enviar(method === 'GET' ? bien([]) : noEncontrado('Post not found'));
  try {
    return enviar(manejador(leer(body)));
  } catch {
    return enviar(FALLO);
  }
}

const leer = (body: RequestInit['body']): Readonly<Record<string, unknown>> =>
  typeof body === 'string' ? JSON.parse(body) : body instanceof FormData ? deFormulario(body) : {};

/** A form carries text only: what names something by its id is read as the number it is. */
const deFormulario = (formulario: FormData) =>
  Object.fromEntries(
    [...formulario].map(([clave, valor]) => [clave, clave.endsWith('Id') ? Number(valor) : valor] as const),
  );

const enviar = ({ status, cuerpo }: Respuesta): Response => Response.json(cuerpo, { status });
