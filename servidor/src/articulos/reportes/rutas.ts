import * as contrato from '@trastienda/nucleo/articulos/contrato.ts';
import type { FastifyInstance } from 'fastify';
import { conNodosDeHoy, type PorNodo } from '#articulos/clasificacion/nodos-de-hoy.query.ts';
import type { Consulta } from '#http/contexto.ts';
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
  montar(app, entorno, contrato.resumirCalidad, deHoy(resumirCalidad));
  montar(app, entorno, contrato.listarCalidad, deHoy(listarCalidad));
  montar(app, entorno, contrato.exportarCalidad, deHoy(exportarCalidad));
  montar(app, entorno, contrato.resumirVentas, deHoy(resumirVentas));
  montar(app, entorno, contrato.listarVentas, deHoy(listarVentas));
  montar(app, entorno, contrato.exportarVentas, deHoy(exportarVentas));
  montar(app, entorno, contrato.resumirCambios, deHoy(resumirCambios));
  montar(app, entorno, contrato.listarCambios, deHoy(listarCambios));
  montar(app, entorno, contrato.exportarCambios, deHoy(exportarCambios));
  montar(app, entorno, contrato.resumirAbc, deHoy(resumirAbc));
  montar(app, entorno, contrato.listarAbc, deHoy(listarAbc));
  montar(app, entorno, contrato.exportarAbc, deHoy(exportarAbc));
  montar(app, entorno, contrato.cambiarUmbralesDeAbc, (orden, { body }) => cambiarUmbrales(orden, body));
  montar(app, entorno, contrato.listarInactivos, deHoy(listarInactivos));
  montar(app, entorno, contrato.exportarInactivos, deHoy(exportarInactivos));
  montar(app, entorno, contrato.verValuacion, deHoy(verValuacion));
  montar(app, entorno, contrato.listarValuacion, deHoy(listarValuacion));
  montar(app, entorno, contrato.exportarValuacion, deHoy(exportarValuacion));
}

/** Every report that is narrowed to a place of the tree is read by what that place is by now. */
const deHoy =
  <Query extends PorNodo, Salida>(leer: (consulta: Consulta, query: Query) => Salida) =>
  async (consulta: Consulta, { query }: { readonly query: Query }): Promise<Awaited<Salida>> =>
    await leer(consulta, await conNodosDeHoy(consulta.db, query));
