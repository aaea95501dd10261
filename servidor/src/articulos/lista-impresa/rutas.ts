import * as contrato from '@trastienda/nucleo/articulos/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { imagenesDe } from './imagenes.ts';
import { imprimirLista, medirLista } from './imprimir-lista.ts';

export function rutasDeListaImpresa(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.medirListaImpresa, (consulta, { query }) => medirLista(consulta, query));
  montar(app, entorno, contrato.imprimirLista, (consulta, { query }) =>
    imprimirLista(consulta, query, imagenesDe(consulta.db, entorno.dataDir)),
  );
}
