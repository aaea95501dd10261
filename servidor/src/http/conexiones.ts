import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { redDe } from './direccion.ts';

type Limites = {
  readonly maximo: number;
  readonly porDireccion: number;
  /** Behind a proxy every connection is the proxy's. */
  readonly trasProxy: boolean;
};

/** Who is on this machine is no stranger: a proxy, a tool of the operator, a campaign. */
const DE_LA_MAQUINA = new Set(['127.0.0.1', redDe('::1')]);
/** From here on those that do nothing make room. */
const PARTE_LLENA = 0.8;

/**
 * Shares the connections: so many for each address, and when they are about to run out the one that has been idle longest
 * gives its place, so that nobody keeps the others out by opening many and saying nothing.
 */
export function repartirConexiones(server: Server, { maximo, porDireccion, trasProxy }: Limites): void {
  server.maxConnections = maximo;
  const porRed = new Map<string, number>();
  // In the order in which they fell idle. A connection that has not said a whole request yet is idle too.
  const ociosas = new Set<Socket>();

  server.on('connection', (socket: Socket) => {
    const red = redDe(socket.remoteAddress ?? '');
    const abiertas = (porRed.get(red) ?? 0) + 1;
    if (!trasProxy && abiertas > porDireccion && !DE_LA_MAQUINA.has(red)) {
      socket.destroy();
      return;
    }
    porRed.set(red, abiertas);
    socket.once('close', () => {
      ociosas.delete(socket);
      const quedan = (porRed.get(red) ?? 1) - 1;
      if (quedan > 0) porRed.set(red, quedan);
      else porRed.delete(red);
    });
    const [masVieja] = ociosas;
    if (masVieja && ociosas.size > maximo * PARTE_LLENA) masVieja.destroy();
    ociosas.add(socket);
  });

  server.on('request', ({ socket }: IncomingMessage, respuesta: ServerResponse) => {
    // One that was open before anybody counted would never be told of its end, and stay here for ever.
    if (!ociosas.delete(socket)) return;
    respuesta.once('close', () => {
      if (!socket.destroyed) ociosas.add(socket);
    });
  });
}
