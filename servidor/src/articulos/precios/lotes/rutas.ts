import * as contrato from '@trastienda/nucleo/articulos/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { aplicarLote } from './aplicar/aplicar-lote.ts';
import { mirarProgramados } from './aplicar/programados.ts';
import { revertirLote } from './aplicar/revertir-lote.ts';
import { leerEtiquetas } from './etiquetas.query.ts';
import { exigirLote } from './exigir-lote.ts';
import { exportarEtiquetas } from './exportar-etiquetas.ts';
import { exportarLineas } from './exportar-lineas.ts';
import { exportarLotes } from './exportar-lotes.ts';
import { leerLineas } from './lineas.query.ts';
import { leerLote, leerLotes } from './lotes.query.ts';
import { marcarLineas } from './marcar-lineas.ts';
import { aprobarLote, descartarLote, programarLote } from './mover-lote.ts';
import { cambiarLote, crearLote } from './preparar-lote.ts';
import { simularLote } from './simular/simular-lote.ts';

export function rutasDeLotes(app: FastifyInstance, entorno: Entorno): void {
  // Long work tells how far it is by another connection than its own.
  const { db: aparte } = entorno;
  montar(app, entorno, contrato.listarLotes, ({ db, usuario }, { query }) => leerLotes(db, usuario, query));
  montar(app, entorno, contrato.exportarLotes, async (consulta, { query }) => exportarLotes(consulta, query));
  montar(app, entorno, contrato.crearLote, (orden, { body }) => crearLote(orden, body));
  montar(app, entorno, contrato.verLote, ({ db, usuario }, { params }) => leerLote(db, usuario, params.id));
  montar(app, entorno, contrato.cambiarLote, (orden, { params, body }) => cambiarLote(orden, params.id, body));
  montar(app, entorno, contrato.listarLineas, async ({ db, usuario }, { params, query }) => {
    await exigirLote(db, params.id);
    return leerLineas(db, usuario, params.id, query);
  });
  montar(app, entorno, contrato.exportarLineas, (consulta, { params, query }) =>
    exportarLineas(consulta, params.id, query),
  );
  montar(app, entorno, contrato.marcarLineas, (orden, { params, body }) => marcarLineas(orden, params.id, body));
  montar(app, entorno, contrato.simularLote, (orden, { params, body }) => simularLote(orden, aparte, params.id, body));
  montar(app, entorno, contrato.aprobarLote, (orden, { params, body }) => aprobarLote(orden, params.id, body));
  montar(app, entorno, contrato.programarLote, (orden, { params, body }) => programarLote(orden, params.id, body));
  montar(app, entorno, contrato.aplicarLote, (orden, { params, body }) => aplicarLote(orden, aparte, params.id, body));
  montar(app, entorno, contrato.revertirLote, (orden, { params, body }) =>
    revertirLote(orden, aparte, params.id, body),
  );
  montar(app, entorno, contrato.descartarLote, (orden, { params, body }) => descartarLote(orden, params.id, body));
  montar(app, entorno, contrato.listarEtiquetas, (consulta, { params, query }) =>
    leerEtiquetas(consulta, params.id, query),
  );
  montar(app, entorno, contrato.exportarEtiquetas, (consulta, { params, query }) =>
    exportarEtiquetas(consulta, params.id, query),
  );
  mirarProgramados(app, entorno);
}
