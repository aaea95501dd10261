import * as contrato from '@trastienda/nucleo/articulos/contrato.ts';
import type { FastifyInstance } from 'fastify';
import { existeArticulo } from '#articulos/ficha.query.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar, montarLibre } from '#http/montar.ts';
import { rechazar } from '#http/regla-rota.ts';
import { agregarCosto } from './agregar-costo.ts';
import { cambiarCostos } from './cambiar-costos.ts';
import { exportarCambios, listarCambios, verCambio } from './cambios.query.ts';
import { leerCostos, leerFrescura } from './costos.query.ts';
import { deshacerCambio } from './deshacer-cambio.ts';
import { exportarLineas, listarLineas } from './lineas.query.ts';
import { ensayarCambio } from './vista-previa.query.ts';

export function rutasDeCostos(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarCostos, async ({ db, ahora }, { params }) => {
    if (!(await existeArticulo(db, params.id))) rechazar('comun.no_encontrado', { que: 'el artículo' });
    return { filas: await leerCostos(db, ahora, params.id), frescura: await leerFrescura(db, ahora, params.id) };
  });
  montar(app, entorno, contrato.agregarCosto, (orden, { params, body }) => agregarCosto(orden, params.id, body));
  rutasDeCambiosDeCosto(app, entorno);
}

function rutasDeCambiosDeCosto(app: FastifyInstance, entorno: Entorno): void {
  // It reads, and what it reads by does not fit an address: no command, so nothing is kept of it.
  montarLibre(app, entorno, contrato.verCambioDeCostos, async (_request, _reply, { usuario, input }) =>
    ensayarCambio(entorno, usuario, input.body),
  );
  montar(app, entorno, contrato.cambiarCostos, (orden, { body }) => cambiarCostos(orden, body));
  montar(app, entorno, contrato.listarCambiosDeCosto, (consulta, { query }) => listarCambios(consulta, query));
  montar(app, entorno, contrato.exportarCambiosDeCosto, async (consulta, { query }) =>
    exportarCambios(consulta, query),
  );
  montar(app, entorno, contrato.verCambioDeCostosHecho, (consulta, { params }) => verCambio(consulta, params.id));
  montar(app, entorno, contrato.listarLineasDeCambioDeCosto, (consulta, { params, query }) =>
    listarLineas(consulta, params.id, query),
  );
  montar(app, entorno, contrato.exportarLineasDeCambioDeCosto, (consulta, { params, query }) =>
    exportarLineas(consulta, params.id, query),
  );
  montar(app, entorno, contrato.deshacerCambioDeCostos, (orden, { params, body }) =>
    deshacerCambio(orden, params.id, body.motivo),
  );
}
