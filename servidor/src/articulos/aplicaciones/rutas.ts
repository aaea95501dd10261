import * as contrato from '@trastienda/nucleo/articulos/aplicaciones/contrato-de-aplicaciones.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { leerAplicaciones, leerVehiculos } from './aplicaciones.query.ts';
import { agregarAplicacion, cambiarAplicacion, quitarAplicacion } from './cambiar-aplicaciones.ts';

export function rutasDeAplicaciones(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarVehiculos, ({ db }, { query }) => leerVehiculos(db, query));
  montar(app, entorno, contrato.listarAplicaciones, ({ db }, { params }) => leerAplicaciones(db, params.id));
  montar(app, entorno, contrato.agregarAplicacion, (orden, { params, body }) =>
    agregarAplicacion(orden, params.id, body),
  );
  montar(app, entorno, contrato.cambiarAplicacion, (orden, { params, body }) => cambiarAplicacion(orden, params, body));
  montar(app, entorno, contrato.quitarAplicacion, (orden, { params, body }) => quitarAplicacion(orden, params, body));
}
