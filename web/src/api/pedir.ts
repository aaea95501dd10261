import type { Endpoint, InputOf, ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import type { CodigoDeError } from '@trastienda/nucleo/errores.ts';
import { decirFrase, decirRechazo } from '#i18n/decir.ts';
import { avisarSinRespuesta } from './conexion.ts';
import { conConfirmacion } from './confirmacion.ts';
import { sinNadie } from './gestos.ts';
import { llamar } from './interceptor.ts';
import { avisarSesionVencida } from './sesion-vencida.ts';
import { claveNueva } from './uuid.ts';

/** One field the server refused: where it is in the body, and why. */
export type Problema = { readonly path: readonly (string | number)[]; readonly message: string };

/** The server said no. Carries its answer body: `code` tells the rule, `message` says it in the language of the interface. */
export class PedidoRechazado extends Error {
  readonly status: number;
  readonly code: CodigoDeError | 'sin_codigo';
  readonly data: unknown;
  readonly issues: readonly Problema[];

  constructor(status: number, cuerpo: Readonly<Record<string, unknown>>) {
    const code = typeof cuerpo.code === 'string' ? cuerpo.code : 'sin_codigo';
    super(decirRechazo(code, cuerpo.data, typeof cuerpo.title === 'string' ? cuerpo.title : ''));
    this.name = 'PedidoRechazado';
    this.status = status;
    this.code = code as CodigoDeError | 'sin_codigo';
    this.data = cuerpo.data;
    this.issues = leerProblemas(cuerpo.issues);
  }
}

/** Those turned away at the door, before anybody looks at what they bring: who has no session, who asks too often. */
const SIN_MIRAR: readonly number[] = [401, 429];

/**
 * Whether a failure says what became of an order: that it was not carried out, nor was an earlier try with its key that nobody
 * answered.
 */
export const contestaLaOrden = (error: unknown): boolean =>
  error instanceof PedidoRechazado && error.status < 500 && !SIN_MIRAR.includes(error.status);

/** Nobody answered: the network or the server is down. What was asked may or may not have happened. */
export class SinRespuesta extends Error {
  constructor() {
    super('Wrong Services');
    this.name = 'SinRespuesta';
  }
}

export type Opciones = {
  readonly signal?: AbortSignal;
  /** Idempotency key of a command. Without it each call gets its own. */
  readonly clave?: string;
};

/** As much of an endpoint as a call needs. */
type Puerta = Pick<Endpoint, 'method' | 'path' | 'formato'>;

type Partes = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

/**
 * Calls an endpoint of the contract. Rejects with `PedidoRechazado` (the server's answer) or `SinRespuesta`.
 * There is no time limit; an abort by `signal` rejects with the browser's own AbortError.
 */
export async function pedir<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  opciones: Opciones = {},
): Promise<ResponseOf<E>> {
  const respuesta = await enviar(endpoint, input as Partes, opciones);
  return (await respuesta.json().catch(alCortarse)) as ResponseOf<E>;
}

/** The raw answer of an endpoint, already known to be good. A repeated try carries the same idempotency key. */
export function enviar(endpoint: Puerta, input: Partes, opciones: Opciones): Promise<Response> {
  const { clave = claveNueva(), ...resto } = opciones;
  return conConfirmacion(() => mandar(endpoint, input, { ...resto, clave }), faltaConfirmacion);
}

/** Whether a call was refused only because the server wants to know who is there. */
export const faltaConfirmacion = (error: unknown): boolean =>
  error instanceof PedidoRechazado && error.code === 'acceso.falta_confirmacion';

async function mandar(endpoint: Puerta, input: Partes, { signal, clave }: Opciones): Promise<Response> {
  const { params = {}, query = {}, body } = input;
  const respuesta = await llamar(direccion(endpoint.path, params, query), {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: {
      ...encabezadosDe(endpoint, clave),
      ...(body === undefined || esFormulario(body) ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: esFormulario(body) ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }).catch(alCortarse);
  return aceptar(respuesta);
}

/** Nobody answered, or not to the end: half an answer tells no more than none of what was asked. */
export function alCortarse(error: unknown): never {
  if (esAborto(error)) throw error;
  avisarSinRespuesta();
  throw new SinRespuesta();
}

const TIPOS: Readonly<Record<string, string>> = { csv: 'text/csv', pdf: 'application/pdf' };

/** What every call says of itself: that it is the application, what it reads, the key of a command, and that nobody asked for it. */
export const encabezadosDe = (endpoint: Puerta, clave: string | undefined): Readonly<Record<string, string>> => ({
  accept: TIPOS[endpoint.formato ?? 'json'] ?? 'application/json',
  'x-requested-with': 'app',
  ...(endpoint.method === 'GET' ? {} : { 'idempotency-key': clave ?? claveNueva() }),
  ...(sinNadie() ? { 'x-unattended': '1' } : {}),
});

/** The answer if it is a good one; otherwise rejects with `PedidoRechazado`, and tells when the session expired. */
export async function aceptar(respuesta: Response): Promise<Response> {
  if (respuesta.ok) return respuesta;
  const rechazo = new PedidoRechazado(respuesta.status, await leerCuerpo(respuesta));
  if (rechazo.code === 'comun.sin_sesion') avisarSesionVencida();
  throw rechazo;
}

/** The address of an endpoint with its parts in place; `undefined` and empty query values are left out. */
export function direccion(
  path: string,
  params: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>>,
): string {
  const ruta = path.replace(/:(\w+)/g, (_, nombre: string) => encodeURIComponent(String(params[nombre] ?? '')));
  const busqueda = new URLSearchParams();
  for (const [nombre, valor] of Object.entries(query)) {
    for (const uno of Array.isArray(valor) ? valor : [valor]) {
      if (uno !== undefined && uno !== '') busqueda.append(nombre, String(uno));
    }
  }
  const texto = busqueda.toString();
  return texto === '' ? ruta : `${ruta}?${texto}`;
}

const esFormulario = (body: unknown): body is FormData | URLSearchParams =>
  body instanceof FormData || body instanceof URLSearchParams;

const esAborto = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** A proxy may answer with a page instead of our JSON: then only the status is known. */
async function leerCuerpo(respuesta: Response): Promise<Readonly<Record<string, unknown>>> {
  const cuerpo: unknown = await respuesta.json().catch(() => undefined);
  return typeof cuerpo === 'object' && cuerpo !== null ? (cuerpo as Record<string, unknown>) : {};
}

function leerProblemas(issues: unknown): readonly Problema[] {
  if (!Array.isArray(issues)) return [];
  return issues.flatMap((issue: unknown) => {
    if (typeof issue !== 'object' || issue === null) return [];
    const { path, message } = issue as { path?: unknown; message?: unknown };
    const partes = Array.isArray(path) ? path : String(path ?? '').split('.');
    return [
      { path: partes.filter((parte) => parte !== '' && parte !== 'body'), message: decirFrase(String(message ?? '')) },
    ];
  });
}
