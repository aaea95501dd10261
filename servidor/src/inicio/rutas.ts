import * as contrato from '@trastienda/nucleo/inicio/contrato.ts';
import * as deAvisos from '@trastienda/nucleo/inicio/contrato-de-avisos.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar, montarLibre } from '#http/montar.ts';
import { verActividad } from './actividad.query.ts';
import { listarAvisos } from './avisos.query.ts';
import { anotarEnterado, escribirAviso, retirarAviso } from './avisos.ts';
import { verMejores } from './mejores.query.ts';
import { verStockDeInicio } from './stock.query.ts';
import { contarTarjetas } from './tarjetas.query.ts';
import { verCifras, verVentas } from './ventas.query.ts';

/** What the first page of the day tells, which only reads; and the notices people write each other there. */
export function rutasDeInicio(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.verVentas, (consulta, { query }) => verVentas(consulta, query));
  montar(app, entorno, contrato.verCifras, (consulta, { query }) => verCifras(consulta, query));
  montar(app, entorno, contrato.verActividad, (consulta, { query }) => verActividad(consulta, query));
  montar(app, entorno, contrato.verMejores, (consulta, { query }) => verMejores(consulta, query));
  montar(app, entorno, contrato.verStockDeInicio, (consulta, { query }) => verStockDeInicio(consulta, query));
  montar(app, entorno, contrato.contarTarjetas, (consulta, { query }) => contarTarjetas(consulta, query));

  montar(app, entorno, deAvisos.listarAvisos, listarAvisos);
  montar(app, entorno, deAvisos.escribirAviso, (orden, { body }) => escribirAviso(orden, body));
  montar(app, entorno, deAvisos.retirarAviso, (orden, { params }) => retirarAviso(orden, params.id));
  // Its own state and nobody else's: no trail is left of it.
  montarLibre(app, entorno, deAvisos.enterarse, async (_request, reply, { usuario, input }) => {
    const { enterado } = input.body;
    await anotarEnterado(entorno.db, usuario, input.params.id, enterado);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify({ enterado }));
  });
}
