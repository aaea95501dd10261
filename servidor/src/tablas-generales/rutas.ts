import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';

export function rutasDeTablasGenerales(_app: FastifyInstance, _entorno: Entorno): void {}
