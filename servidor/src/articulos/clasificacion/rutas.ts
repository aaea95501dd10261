import * as contrato from '@trastienda/nucleo/articulos/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { buscarEnClasificacion } from './buscar.query.ts';
import { cambiarNodo, crearNodo } from './cambiar-nodo.ts';
import { verNodo } from './detalle.query.ts';
import { exportarNodos } from './exportar-nodos.ts';
import { aplicarOmision } from './lotes/aplicar-omision.ts';
import { deshacerLote } from './lotes/deshacer-lote.ts';
import { listarDiferencias } from './lotes/diferencias.query.ts';
import { exportarLotes, listarLotes } from './lotes/lotes.query.ts';
import { trasladar } from './lotes/trasladar.ts';
import { verTraslado } from './lotes/traslado.query.ts';
import { listarNodos } from './nodos.query.ts';

export function rutasDeClasificacion(app: FastifyInstance, entorno: Entorno): void {
  rutasDeNiveles(app, entorno);
  montar(app, entorno, contrato.buscarEnClasificacion, (consulta, { query }) =>
    buscarEnClasificacion(consulta, query.buscar),
  );
  montar(app, entorno, contrato.verNodo, (consulta, { params }) => verNodo(consulta, params.nivel, params.id));
  montar(app, entorno, contrato.listarDiferencias, (consulta, { params, query }) =>
    listarDiferencias(consulta, params.nivel, params.id, query),
  );
  montar(app, entorno, contrato.aplicarOmision, (orden, { params, body }) =>
    aplicarOmision(orden, params.nivel, params.id, body),
  );
  montar(app, entorno, contrato.verTraslado, (consulta, { params, query }) =>
    verTraslado(consulta, params.nivel, params.id, query),
  );
  montar(app, entorno, contrato.moverNodo, (orden, { params, body }) =>
    trasladar(orden, 'MOVER', params.nivel, params.id, body),
  );
  montar(app, entorno, contrato.fusionarNodo, (orden, { params, body }) =>
    trasladar(orden, 'FUSIONAR', params.nivel, params.id, body),
  );
  montar(app, entorno, contrato.listarLotesDeClasificacion, (consulta, { query }) => listarLotes(consulta, query));
  montar(app, entorno, contrato.exportarLotesDeClasificacion, async (consulta, { query }) =>
    exportarLotes(consulta, query),
  );
  montar(app, entorno, contrato.deshacerLoteDeClasificacion, (orden, { params, body }) =>
    deshacerLote(orden, params.id, body.motivo),
  );
}

function rutasDeNiveles(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarRubros, (consulta, { query }) => listarNodos(consulta, 'rubro', query));
  montar(app, entorno, contrato.exportarRubros, (consulta, { query }) => exportarNodos(consulta, 'rubro', query));
  montar(app, entorno, contrato.crearRubro, (orden, { body }) => crearNodo(orden, 'rubro', body));
  montar(app, entorno, contrato.cambiarRubro, (orden, { params, body }) =>
    cambiarNodo(orden, 'rubro', params.id, body),
  );

  montar(app, entorno, contrato.listarFamilias, (consulta, { query }) => listarNodos(consulta, 'familia', query));
  montar(app, entorno, contrato.exportarFamilias, (consulta, { query }) => exportarNodos(consulta, 'familia', query));
  montar(app, entorno, contrato.crearFamilia, (orden, { body: { rubroId, ...alta } }) =>
    crearNodo(orden, 'familia', alta, { campo: 'rubroId', id: rubroId }),
  );
  montar(app, entorno, contrato.cambiarFamilia, (orden, { params, body }) =>
    cambiarNodo(orden, 'familia', params.id, body),
  );

  montar(app, entorno, contrato.listarSubfamilias, (consulta, { query }) => listarNodos(consulta, 'subfamilia', query));
  montar(app, entorno, contrato.exportarSubfamilias, (consulta, { query }) =>
    exportarNodos(consulta, 'subfamilia', query),
  );
  montar(app, entorno, contrato.crearSubfamilia, (orden, { body: { familiaId, ...alta } }) =>
    crearNodo(orden, 'subfamilia', alta, { campo: 'familiaId', id: familiaId }),
  );
  montar(app, entorno, contrato.cambiarSubfamilia, (orden, { params, body }) =>
    cambiarNodo(orden, 'subfamilia', params.id, body),
  );
}
