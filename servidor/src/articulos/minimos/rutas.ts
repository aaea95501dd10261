import * as contrato from '@trastienda/nucleo/articulos/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { cambiarMinimos } from './cambiar-minimos.ts';
import { verMinimos } from './minimos.query.ts';

export function rutasDeMinimos(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.verMinimos, (consulta, { params }) => verMinimos(consulta, params.id));
  montar(app, entorno, contrato.cambiarMinimos, (orden, { params, body }) => cambiarMinimos(orden, params.id, body));
}
