import * as contrato from '@trastienda/nucleo/articulos/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { guardarFormato, leerFormatos, quitarFormato } from './formatos.ts';
import { leerImpresiones } from './impresiones.query.ts';
import { imprimirEtiquetas } from './imprimir-etiquetas.ts';
import { verMuestra } from './muestra.query.ts';
import { prepararEtiquetas } from './preparar-etiquetas.ts';

export function rutasDeEtiquetas(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.verMuestraDeEtiquetas, (consulta, { query }) => verMuestra(consulta, query));
  montar(app, entorno, contrato.listarFormatosDeEtiqueta, async ({ db }) => ({ filas: await leerFormatos(db) }));
  montar(app, entorno, contrato.guardarFormatoDeEtiqueta, (orden, { body }) => guardarFormato(orden, body));
  montar(app, entorno, contrato.quitarFormatoDeEtiqueta, (orden, { params }) => quitarFormato(orden, params.id));
  montar(app, entorno, contrato.prepararEtiquetas, (orden, { body }) => prepararEtiquetas(orden, body));
  montar(app, entorno, contrato.listarImpresiones, ({ db }, { query }) => leerImpresiones(db, query));
  montar(app, entorno, contrato.imprimirEtiquetas, (consulta, { params }) => imprimirEtiquetas(consulta, params.id));
}
