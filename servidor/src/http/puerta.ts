import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import * as limites from './limites.ts';

type Atender = (pedido: IncomingMessage, respuesta: ServerResponse) => void;

/** One of those who attend, one after the other, what comes to the same port. */
export type Turno = {
  /** For Fastify, which brings its own way of attending. */
  readonly serverFactory: (atender: Atender) => Server;
  /** From now on requests are this one's, also those that come by connections that were open already. */
  readonly empezar: () => void;
};

export type Puerta = {
  readonly server: Server;
  readonly turno: () => Turno;
  readonly escuchar: (donde: { readonly port: number; readonly host: string }) => Promise<void>;
  /** Takes no more connections, and ends when those that are busy have been answered. */
  readonly cerrar: () => Promise<void>;
};

/** How node looks after any server of ours: the one of the door, and one that Fastify makes for itself. */
export const GUARDIA = {
  headersTimeout: limites.ENCABEZADOS_TIMEOUT_MS,
  maxHeaderSize: limites.ENCABEZADOS_MAXIMO_KIB * 1024,
  // Node looks for those who are late every half minute unless told otherwise.
  connectionsCheckingInterval: limites.REVISION_DE_CONEXIONES_MS,
} as const;

const CADA_MS = 200;

/**
 * The one place where the product listens, from its first moment: whoever comes while the data are being brought
 * forward is told so instead of finding nobody, and no connection is lost when the application takes over.
 */
export function crearPuerta(): Puerta {
  let actual: Atender | undefined;
  const server = createServer(
    { ...GUARDIA, requestTimeout: limites.SUBIDA_TIMEOUT_MS, keepAliveTimeout: limites.KEEP_ALIVE_MS },
    (pedido, respuesta) => actual?.(pedido, respuesta),
  );
  return {
    server,
    turno: () => {
      let suyo: Atender | undefined;
      return {
        serverFactory: (atender) => {
          suyo = atender;
          return server;
        },
        empezar: () => {
          actual = suyo;
        },
      };
    },
    escuchar: ({ port, host }) =>
      new Promise((listo, falla) => {
        server.once('error', falla);
        server.listen({ port, host }, () => {
          server.off('error', falla);
          listo();
        });
      }),
    cerrar: () => cerrar(server),
  };
}

function cerrar(server: Server): Promise<void> {
  // A connection that was busy a moment ago stays open, idle, unless somebody looks again.
  const reloj = setInterval(() => server.closeIdleConnections(), CADA_MS);
  return new Promise((listo) => {
    server.close(() => {
      clearInterval(reloj);
      listo();
    });
  });
}
