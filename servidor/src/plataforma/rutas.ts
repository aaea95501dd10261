import * as contrato from '@trastienda/nucleo/plataforma/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { leerActividad } from './actividad.query.ts';
import type { FuenteDeActividad } from './fuente-de-actividad.ts';
import type { ReservaDeActividad } from './reserva-de-actividad.ts';
import { rutasDeNotificaciones } from './rutas-de-notificaciones.ts';

/** `actividad`: what other rooms have to tell in the trail of a record, and what they keep from some. */
export function rutasDePlataforma(
  app: FastifyInstance,
  entorno: Entorno,
  actividad: { readonly fuentes: readonly FuenteDeActividad[]; readonly reservas: readonly ReservaDeActividad[] },
): void {
  rutasDeNotificaciones(app, entorno);
  montar(app, entorno, contrato.verActividad, ({ db, usuario }, { params, query }) =>
    leerActividad(db, usuario, { ...params, antesDe: query.antesDe }, actividad),
  );
}
