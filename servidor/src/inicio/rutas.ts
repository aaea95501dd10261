import * as contrato from '@trastienda/nucleo/inicio/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { verActividad } from './actividad.query.ts';
import { verMejores } from './mejores.query.ts';
import { verStockDeInicio } from './stock.query.ts';
import { contarTarjetas } from './tarjetas.query.ts';
import { verCifras, verVentas } from './ventas.query.ts';

/** What the first page of the day tells: it only reads, and has no table of its own. */
export function rutasDeInicio(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.verVentas, (consulta, { query }) => verVentas(consulta, query));
  montar(app, entorno, contrato.verCifras, (consulta, { query }) => verCifras(consulta, query));
  montar(app, entorno, contrato.verActividad, (consulta, { query }) => verActividad(consulta, query));
  montar(app, entorno, contrato.verMejores, (consulta, { query }) => verMejores(consulta, query));
  montar(app, entorno, contrato.verStockDeInicio, (consulta, { query }) => verStockDeInicio(consulta, query));
  montar(app, entorno, contrato.contarTarjetas, (consulta, { query }) => contarTarjetas(consulta, query));
}
