import type { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';

/** Lines of the security log that are about the server itself (`seguridad.md` 3.10). */
export const crearVida = (log: Pick<FastifyBaseLogger, 'info'>) => ({
  empezar: (direccion: string) =>
    log.info({ evento: 'servidor.iniciar', resultado: 'bien', escucha: direccion, node: process.version }, 'server'),
  pedirFin: (senal: NodeJS.Signals) => log.info({ evento: 'servidor.detener', resultado: 'pedido', senal }, 'server'),
  terminar: (codigo: 0 | 1) =>
    log.info({ evento: 'servidor.detener', resultado: codigo === 0 ? 'bien' : 'cortado' }, 'server'),
});

/**
 * What nobody caught: nothing is known any more of what the process shares, so it ends and whoever looks after it starts
 * it again. Its line goes through the log, which hides what node would print of the error.
 */
export function enUltimoRecurso(proceso: EventEmitter, log: Pick<FastifyBaseLogger, 'fatal'>, salir: () => void): void {
  proceso.on('uncaughtException', (error: unknown) => {
    try {
      log.fatal({ err: error, evento: 'servidor.falla', resultado: 'cortado' }, 'nobody caught this');
    } finally {
      salir();
    }
  });
}
