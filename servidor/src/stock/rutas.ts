import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { rutasDeAjustes } from './ajustes/rutas-de-ajustes.ts';
import { rutasDeNumeros } from './numeros/rutas.ts';
import { rutasDeSaldos } from './saldos/rutas-de-saldos.ts';

export function rutasDeStock(app: FastifyInstance, entorno: Entorno): void {
  rutasDeSaldos(app, entorno);
  rutasDeAjustes(app, entorno);
  rutasDeNumeros(app, entorno);
}
