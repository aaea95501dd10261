import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { type Llegada, pedirHttp } from '#campanias/comun/pedir.ts';

export type Pedido = {
  readonly metodo?: string;
  readonly ruta: string;
  readonly encabezados?: Readonly<Record<string, string>>;
  readonly cuerpo?: string | Buffer;
  readonly agente?: Agent;
  /** What X-Forwarded-For says when the request reaches the product. */
  readonly desde?: string;
};

export type Respuesta = Pick<Llegada, 'status' | 'texto'>;

const TIMEOUT_MS = 20_000;
const comun = new Agent({ keepAlive: true, maxSockets: 40 });

export function pedir(url: string, pedido: Pedido): Promise<Respuesta> {
  const { metodo = 'GET', ruta, encabezados = {}, cuerpo, agente = comun, desde } = pedido;
  return pedirHttp({
    ...{ metodo, url, ruta, contenido: cuerpo, agente, timeoutMs: TIMEOUT_MS },
    encabezados: {
      ...(cuerpo === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(cuerpo) }),
      ...(desde === undefined ? {} : { 'x-forwarded-for': desde }),
      ...encabezados,
    },
  });
}

export const codigoDe = ({ texto }: Respuesta): string => {
  try {
    return (JSON.parse(texto) as { readonly code?: string }).code ?? '';
  } catch {
    return '';
  }
};

/** A bare connection, from an address of this machine of its own. */
export type Hilo = {
  readonly socket: Socket;
  readonly abierto: () => boolean;
  /** The status of the first answer that came; 0 without any. */
  readonly status: () => number;
};

export function abrirHilo(puerto: number, desde: string): Hilo {
  const socket = connect({ port: puerto, host: '127.0.0.1', localAddress: desde });
  let [llegado, cerrado] = ['', false];
  socket.on('data', (trozo: Buffer) => {
    if (llegado.length < 64) llegado += trozo.toString('latin1');
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    cerrado = true;
  });
  return {
    socket,
    abierto: () => !cerrado,
    status: () => Number(/^HTTP\/1\.1 (\d{3})/.exec(llegado)?.[1] ?? 0),
  };
}

/** As the hosts of a network, one after another: 127.0.0.2, 127.0.0.3… */
export const direccion = (i: number): string => `127.0.${Math.floor(i / 250)}.${(i % 250) + 2}`;
