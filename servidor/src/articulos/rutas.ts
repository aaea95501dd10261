import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';

export function rutasDeArticulos(_app: FastifyInstance, _entorno: Entorno): void {}
