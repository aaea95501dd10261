import * as contrato from '@trastienda/nucleo/vistas/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { borrarVista, restaurarVista } from './borrar-vista.ts';
import { elegirVistaInicial } from './elegir-inicial.ts';
import { cambiarVista, crearVista } from './guardar-vista.ts';
import { leerVistas } from './vistas.query.ts';

export function rutasDeVistas(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarVistas, ({ db, usuario }, { query }) => leerVistas(db, usuario, query.pantalla));
  montar(app, entorno, contrato.crearVista, (orden, { body }) => crearVista(orden, body));
  montar(app, entorno, contrato.elegirVistaInicial, (orden, { body }) => elegirVistaInicial(orden, body));
  montar(app, entorno, contrato.cambiarVista, (orden, { params, body }) => cambiarVista(orden, params.id, body));
  montar(app, entorno, contrato.borrarVista, (orden, { params, body }) => borrarVista(orden, params.id, body.version));
  montar(app, entorno, contrato.restaurarVista, (orden, { params, body }) =>
    restaurarVista(orden, params.id, body.version),
  );
}
