import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { rutasDeConfirmacion } from './confirmacion/rutas.ts';
import { rutasDeFactorAlIngresar } from './factores/rutas-de-ingreso.ts';
import { rutasDeFactorPropio } from './factores/rutas-propias.ts';
import { rutasDeIngreso } from './ingreso/rutas.ts';
import { rutasDeInvitaciones } from './invitaciones/rutas.ts';
import { rutasDeLlaveAlIngresar } from './llaves/rutas-de-ingreso.ts';
import { rutasDeLlavesPropias } from './llaves/rutas-propias.ts';
import { rutasDePerfil } from './perfil/rutas.ts';
import { rutasDeRecuperacion } from './recuperacion/rutas.ts';
import { rutasDeTerminales } from './terminales/rutas.ts';
import { rutasDePin } from './terminales/rutas-de-pin.ts';

/** Every door of this room, by what it is for. */
export function rutasDeAcceso(app: FastifyInstance, entorno: Entorno): void {
  rutasDeIngreso(app, entorno);
  rutasDeRecuperacion(app, entorno);
  rutasDeInvitaciones(app, entorno);
  rutasDePerfil(app, entorno);
  rutasDeFactorAlIngresar(app, entorno);
  rutasDeLlaveAlIngresar(app, entorno);
  rutasDeConfirmacion(app, entorno);
  rutasDeFactorPropio(app, entorno);
  rutasDeLlavesPropias(app, entorno);
  rutasDeTerminales(app, entorno);
  rutasDePin(app, entorno);
}
