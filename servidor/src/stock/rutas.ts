import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { rutasDeNumeros } from './numeros/rutas.ts';
import { rutasDeAjustes } from './rutas-de-ajustes.ts';
import { rutasDeSaldos } from './rutas-de-saldos.ts';

export function rutasDeStock(app: FastifyInstance, entorno: Entorno): void {
  rutasDeSaldos(app, entorno);
  rutasDeAjustes(app, entorno);
  rutasDeNumeros(app, entorno);
}
