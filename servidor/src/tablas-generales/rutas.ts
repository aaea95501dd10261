import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { rutasDeCondiciones } from './rutas-de-condiciones.ts';
import { rutasDeLogo } from './rutas-de-logo.ts';
import { rutasDeLugares } from './rutas-de-lugares.ts';
import { rutasDeValores } from './rutas-de-valores.ts';

export function rutasDeTablasGenerales(app: FastifyInstance, entorno: Entorno): void {
  rutasDeCondiciones(app, entorno);
  rutasDeLogo(app, entorno);
  rutasDeLugares(app, entorno);
  rutasDeValores(app, entorno);
}
