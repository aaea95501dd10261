import * as contrato from '@trastienda/nucleo/articulos/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { listarCampos, verUso } from './campos.query.ts';
import { cambiarCampo, crearCampo } from './definir-campos.ts';
import { pedirCampo, soltarCampo } from './lugares-de-campo.ts';

export function rutasDeCampos(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarCampos, ({ db }, { query }) => listarCampos(db, query));
  montar(app, entorno, contrato.crearCampo, (orden, { body }) => crearCampo(orden, body));
  montar(app, entorno, contrato.cambiarCampo, (orden, { params, body }) => cambiarCampo(orden, params.id, body));
  montar(app, entorno, contrato.verUsoDeCampo, ({ db }, { params, query }) => verUso(db, params.id, query));
  montar(app, entorno, contrato.pedirCampo, (orden, { params, body }) => pedirCampo(orden, params.id, body));
  montar(app, entorno, contrato.soltarCampo, (orden, { params, body }) => soltarCampo(orden, params.id, body));
}
