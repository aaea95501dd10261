import * as contrato from '@trastienda/nucleo/plataforma/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { leerActividad } from './actividad.query.ts';
import { rutasDeNotificaciones } from './rutas-de-notificaciones.ts';

export function rutasDePlataforma(app: FastifyInstance, entorno: Entorno): void {
  rutasDeNotificaciones(app, entorno);
  montar(app, entorno, contrato.verActividad, ({ db, usuario }, { params, query }) =>
    leerActividad(db, usuario, { ...params, antesDe: query.antesDe }),
  );
}
