import * as contrato from '@trastienda/nucleo/articulos/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { listarAbc, resumirAbc } from './abc.query.ts';
import { listarCalidad, resumirCalidad } from './calidad.query.ts';
import { listarCambios, resumirCambios } from './cambios.query.ts';
import {
  exportarAbc,
  exportarCalidad,
  exportarCambios,
  exportarInactivos,
  exportarValuacion,
  exportarVentas,
} from './exportar.ts';
import { listarInactivos } from './inactivos.query.ts';
import { resumirVentas } from './resumen-de-ventas.query.ts';
import { cambiarUmbrales } from './umbrales.ts';
import { listarValuacion, verValuacion } from './valuacion.query.ts';
import { listarVentas } from './ventas.query.ts';

export function rutasDeReportes(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.resumirCalidad, (consulta, { query }) => resumirCalidad(consulta, query));
  montar(app, entorno, contrato.listarCalidad, (consulta, { query }) => listarCalidad(consulta, query));
  montar(app, entorno, contrato.exportarCalidad, (consulta, { query }) => exportarCalidad(consulta, query));
  montar(app, entorno, contrato.resumirVentas, (consulta, { query }) => resumirVentas(consulta, query));
  montar(app, entorno, contrato.listarVentas, (consulta, { query }) => listarVentas(consulta, query));
  montar(app, entorno, contrato.exportarVentas, (consulta, { query }) => exportarVentas(consulta, query));
  montar(app, entorno, contrato.resumirCambios, (consulta, { query }) => resumirCambios(consulta, query));
  montar(app, entorno, contrato.listarCambios, (consulta, { query }) => listarCambios(consulta, query));
  montar(app, entorno, contrato.exportarCambios, (consulta, { query }) => exportarCambios(consulta, query));
  montar(app, entorno, contrato.resumirAbc, (consulta, { query }) => resumirAbc(consulta, query));
  montar(app, entorno, contrato.listarAbc, (consulta, { query }) => listarAbc(consulta, query));
  montar(app, entorno, contrato.exportarAbc, (consulta, { query }) => exportarAbc(consulta, query));
  montar(app, entorno, contrato.cambiarUmbralesDeAbc, (orden, { body }) => cambiarUmbrales(orden, body));
  montar(app, entorno, contrato.listarInactivos, (consulta, { query }) => listarInactivos(consulta, query));
  montar(app, entorno, contrato.exportarInactivos, (consulta, { query }) => exportarInactivos(consulta, query));
  montar(app, entorno, contrato.verValuacion, (consulta, { query }) => verValuacion(consulta, query));
  montar(app, entorno, contrato.listarValuacion, (consulta, { query }) => listarValuacion(consulta, query));
  montar(app, entorno, contrato.exportarValuacion, (consulta, { query }) => exportarValuacion(consulta, query));
}
