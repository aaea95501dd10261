import * as contrato from '@trastienda/nucleo/articulos/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { cambiarControl } from './cambiar-control.ts';

export function rutasDeNumeros(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.cambiarControl, (orden, { params, body }) => cambiarControl(orden, params.id, body));
}
