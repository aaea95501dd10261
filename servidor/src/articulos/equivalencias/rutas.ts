import * as contrato from '@trastienda/nucleo/articulos/equivalencias/contrato-de-equivalencias.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { agregarEquivalente, quitarEquivalente, reemplazarArticulo } from './cambiar-equivalencias.ts';
import { verEquivalencias } from './equivalencias.query.ts';

export function rutasDeEquivalencias(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.verEquivalencias, (consulta, { params, query }) =>
    verEquivalencias(consulta, params.id, query),
  );
  montar(app, entorno, contrato.agregarEquivalente, (orden, { params, body }) =>
    agregarEquivalente(orden, params.id, body),
  );
  montar(app, entorno, contrato.quitarEquivalente, (orden, { params, body }) => quitarEquivalente(orden, params, body));
  montar(app, entorno, contrato.reemplazarArticulo, (orden, { params, body }) =>
    reemplazarArticulo(orden, params.id, body),
  );
}
