import * as contrato from '@trastienda/nucleo/stock/contrato.ts';
import type { FastifyInstance } from 'fastify';
import { archivoCsv } from '#http/csv.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { exigirEnAjuste, sucursalesConAjustes } from '#stock/alcance.ts';
import { devolverAjuste, pedirAprobacion } from '#stock/aprobacion/pedir-aprobacion.ts';
import { columnasDeAjustes } from '#stock/saldos/columnas-csv.ts';
import { listarAjustes, recorrerAjustes, sumarAjustes } from './ajustes.query.ts';
import { anularAjuste } from './anular-ajuste.ts';
import { aplicarAjuste, aprobarAjuste } from './aplicar-ajuste.ts';
import { cambiarAjuste } from './cambiar-ajuste.ts';
import { crearAjuste } from './crear-ajuste.ts';
import { revertirAjuste } from './revertir-ajuste.ts';
import { verAjuste } from './ver-ajuste.query.ts';

export function rutasDeAjustes(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarAjustes, async ({ db, usuario }, { query }) =>
    listarAjustes(db, sucursalesConAjustes(usuario), query),
  );
  montar(app, entorno, contrato.sumarAjustes, async ({ db, usuario }, { query }) =>
    sumarAjustes(db, sucursalesConAjustes(usuario), query),
  );
  montar(app, entorno, contrato.exportarAjustes, async ({ db, usuario }, { query }) =>
    archivoCsv({
      nombre: 'ajustes.csv',
      columnas: columnasDeAjustes,
      filas: recorrerAjustes(db, sucursalesConAjustes(usuario), query),
    }),
  );
  montar(app, entorno, contrato.verAjuste, async (consulta, { params }) => {
    const ajuste = await verAjuste(consulta.db, consulta, params.id);
    exigirEnAjuste(consulta.usuario, 'ajuste.ver', ajuste.sucursalId);
    return ajuste;
  });

  montar(app, entorno, contrato.crearAjuste, (orden, { body }) => crearAjuste(orden, body));
  montar(app, entorno, contrato.cambiarAjuste, (orden, { params, body }) => cambiarAjuste(orden, params.id, body));
  montar(app, entorno, contrato.aplicarAjuste, (orden, { params, body }) =>
    aplicarAjuste(orden, params.id, body.version),
  );
  montar(app, entorno, contrato.pedirAprobacion, (orden, { params, body }) => pedirAprobacion(orden, params.id, body));
  montar(app, entorno, contrato.aprobarAjuste, (orden, { params, body }) =>
    aprobarAjuste(orden, params.id, body.version),
  );
  montar(app, entorno, contrato.devolverAjuste, (orden, { params, body }) => devolverAjuste(orden, params.id, body));
  montar(app, entorno, contrato.revertirAjuste, (orden, { params, body }) => revertirAjuste(orden, params.id, body));
  montar(app, entorno, contrato.anularAjuste, (orden, { params, body }) => anularAjuste(orden, params.id, body));
}
