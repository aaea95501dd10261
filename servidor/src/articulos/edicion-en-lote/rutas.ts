import * as contrato from '@trastienda/nucleo/articulos/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar, montarLibre } from '#http/montar.ts';
import { exportarEdiciones, listarEdiciones, verEdicion } from './ediciones.query.ts';
import { deshacerEdicion, editarEnLote } from './editar-en-lote.ts';
import { ensayar } from './ensayar.ts';
import { exportarLineasDeEdicion, listarLineasDeEdicion } from './lineas.query.ts';

export function rutasDeEdicionEnLote(app: FastifyInstance, entorno: Entorno): void {
  // It reads, and what it reads by does not fit an address: no command, so nothing is kept of it.
  montarLibre(app, entorno, contrato.verEdicionEnLote, async (_request, _reply, { usuario, input }) =>
    ensayar(entorno, usuario, input.body),
  );
  montar(app, entorno, contrato.editarEnLote, (orden, { body }) => editarEnLote(orden, body));
  montar(app, entorno, contrato.listarEdiciones, (consulta, { query }) => listarEdiciones(consulta, query));
  montar(app, entorno, contrato.exportarEdiciones, async (consulta, { query }) => exportarEdiciones(consulta, query));
  montar(app, entorno, contrato.verEdicionHecha, (consulta, { params }) => verEdicion(consulta, params.id));
  montar(app, entorno, contrato.listarLineasDeEdicion, (consulta, { params, query }) =>
    listarLineasDeEdicion(consulta, params.id, query),
  );
  montar(app, entorno, contrato.exportarLineasDeEdicion, (consulta, { params, query }) =>
    exportarLineasDeEdicion(consulta, params.id, query),
  );
  montar(app, entorno, contrato.deshacerEdicion, (orden, { params, body }) =>
    deshacerEdicion(orden, params.id, body.motivo),
  );
}
