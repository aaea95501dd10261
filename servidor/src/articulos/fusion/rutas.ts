import * as contrato from '@trastienda/nucleo/articulos/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { fusionarArticulo } from './fusionar.ts';
import { verFusion } from './ver-fusion.ts';

export function rutasDeFusion(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.verFusion, (consulta, { params, query }) => verFusion(consulta, params.id, query.enId));
  montar(app, entorno, contrato.fusionarArticulo, (orden, { params, body }) =>
    fusionarArticulo(orden, params.id, body),
  );
}
