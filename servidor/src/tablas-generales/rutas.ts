import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { rutasDeLugares } from './rutas-de-lugares.ts';
import { rutasDeValores } from './rutas-de-valores.ts';

export function rutasDeTablasGenerales(app: FastifyInstance, entorno: Entorno): void {
  rutasDeLugares(app, entorno);
  rutasDeValores(app, entorno);
}
