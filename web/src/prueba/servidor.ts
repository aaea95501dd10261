import { vi } from 'vitest';
import { atenderSubidas } from './subidas.ts';

/** Answers by `METHOD path` or `METHOD path?query`. A body with a `status` from 400 up is a refusal. */
export type Respuestas = Readonly<Record<string, unknown>>;

/** Stands for the API: answers by a table and remembers what it was asked. */
export class ServidorDePrueba {
  readonly #respuestas: Map<string, unknown>;
  readonly #pedidos: {
    readonly clave: string;
    readonly url: string;
    readonly body: unknown;
    readonly headers: Headers;
  }[] = [];

  constructor(respuestas: Respuestas) {
    this.#respuestas = new Map(Object.entries(respuestas));
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => this.#atender(url, init));
    atenderSubidas();
  }

  /** Changes what a door answers from now on. A function gets the body and answers each time. */
  responder(clave: string, respuesta: unknown): void {
    this.#respuestas.set(clave, respuesta);
  }

  /** The bodies sent to a door, in order. */
  recibido(clave: string): readonly unknown[] {
    return this.#de(clave).map(({ body }) => body);
  }

  /** The addresses asked to a door, with their query, in order. */
  direcciones(clave: string): readonly string[] {
    return this.#de(clave).map(({ url }) => url);
  }

  /** One header of what was sent to a door, in order. */
  encabezados(clave: string, nombre: string): readonly (string | null)[] {
    return this.#de(clave).map(({ headers }) => headers.get(nombre));
  }

  #de(clave: string) {
    return this.#pedidos.filter((pedido) => pedido.clave === clave || sinConsulta(pedido.clave) === clave);
  }

  async #atender(url: string, init: RequestInit): Promise<Response> {
    const clave = `${init.method ?? 'GET'} ${url}`;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    this.#pedidos.push({ clave, url, body, headers: new Headers(init.headers) });

    const puerta = [clave, sinConsulta(clave)].find((cual) => this.#respuestas.has(cual));
    if (puerta === undefined) {
      const title = `La prueba no tiene respuesta para ${clave}`;
      return Response.json({ status: 404, code: 'comun.ruta_desconocida', title }, { status: 404 });
    }
    const respuesta = this.#respuestas.get(puerta);
    const dicha = typeof respuesta === 'function' ? await respuesta(body, url) : respuesta;
    if (dicha instanceof Response) return dicha;
    // A network that fails is a table row too.
    if (dicha instanceof Error) throw dicha;
    return Response.json(dicha, { status: statusDe(dicha) });
  }
}

const sinConsulta = (clave: string): string => clave.split('?')[0] ?? clave;

function statusDe(respuesta: unknown): number {
  const esRechazo = typeof respuesta === 'object' && respuesta !== null && 'code' in respuesta && 'title' in respuesta;
  return esRechazo && 'status' in respuesta ? Number(respuesta.status) : 200;
}
