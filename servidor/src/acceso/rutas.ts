import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { rutasDeIngreso } from './ingreso/rutas.ts';

/** Every door of this room, by what it is for. */
export function rutasDeAcceso(app: FastifyInstance, entorno: Entorno): void {
  rutasDeIngreso(app, entorno);
}
