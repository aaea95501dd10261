import * as contrato from '@trastienda/nucleo/acceso/contrato.ts';
import { exigirPin } from '@trastienda/nucleo/acceso/pin.ts';
import type { FastifyInstance } from 'fastify';
import { leerCookie, ponerCookie, quitarCookie } from '#acceso/cookie.ts';
import { crearHash } from '#acceso/hash.ts';
import { describirSesion } from '#acceso/ingreso/describir.ts';
import { tomarPersona } from '#acceso/ingreso/personas.repo.ts';
import { anotar, auditarEnPuerta, enviar, lugarDe, type Puerta, sesionDe } from '#acceso/ingreso/puerta.ts';
import { abrirSesion, cerrarSesion } from '#acceso/sesiones.repo.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar, montarLibre, ordenar } from '#http/montar.ts';
import { exigir, ReglaRota, rechazar } from '#http/regla-rota.ts';
import { borrarPin, comprobarPin, guardarPin } from './pin.ts';
import { verTerminal } from './terminales.query.ts';
import * as repo from './terminales.repo.ts';

/** Going on with a PIN on a shared terminal, locking it, and the PIN itself (GAP-10). */
export function rutasDePin(app: FastifyInstance, entorno: Entorno): void {
  const { db, https } = entorno;

  montar(app, entorno, contrato.verTerminal, async (_consulta, _input, { request }) => {
    const id = await repo.terminalDe(db, leerCookie(request, 'terminal', https));
    const terminal = id === null ? undefined : await verTerminal(db, id);
    return { terminal: terminal ?? null, personas: id === null ? [] : await repo.personasDe(db, id) };
  });

  montarLibre(app, entorno, contrato.entrarConPin, async (request, reply, { input }) => {
    const { usuarioId, pin } = input.body;
    const terminalId = await repo.terminalDe(db, leerCookie(request, 'terminal', https));
    if (terminalId === null) return rechazar('acceso.terminal_desconocido', {});
    await comprobarPin(db, { terminalId, usuarioId, pin }, (quedan) =>
      rechazar('acceso.pin_rechazado', { quedan }),
    ).catch((error) => {
      if (error instanceof ReglaRota) {
        anotar(request, { evento: 'acceso.pin', resultado: 'rechazado', usuario: usuarioId, factor: 'pin' });
      }
      throw error;
    });
    return entrar({ entorno, request, reply }, terminalId, usuarioId);
  });

  montarLibre(app, entorno, contrato.bloquearTerminal, async (request, reply, { usuario }) => {
    if (sesionDe(request).terminalId === null) return rechazar('acceso.terminal_desconocido', {});
    await db.transaction().execute(async (tx) => {
      await cerrarSesion(tx, leerCookie(request, 'sid', https) ?? '');
      await auditarEnPuerta(tx, request, { accion: 'acceso.bloquear', usuarioId: usuario.id });
    });
    quitarCookie(reply, 'sid', https);
    return enviar(reply, 200, {});
  });

  montarLibre(app, entorno, contrato.ponerPin, async (request, reply, { usuario, input }) => {
    const hash = await crearHash(exigir(exigirPin(input.body.pin)));
    const manejar = async ({ tx, auditar }: Parameters<Parameters<typeof ordenar>[0]['manejar']>[0]) => {
      await guardarPin(tx, usuario.id, hash);
      auditar({ accion: 'pin.poner', entidad: 'usuario', id: usuario.id });
      return {};
    };
    return ordenar({ entorno, endpoint: contrato.ponerPin, request, reply, usuario, input, manejar });
  });

  montar(app, entorno, contrato.quitarPin, async ({ tx, usuario, auditar }) => {
    await borrarPin(tx, usuario.id);
    auditar({ accion: 'pin.quitar', entidad: 'usuario', id: usuario.id });
    return {};
  });
}

/** A PIN opens a session of that terminal; the one that was open there ends. */
async function entrar({ entorno, request, reply }: Puerta, terminalId: string, usuarioId: string) {
  const { https } = entorno;
  const { id: sesion, token } = await entorno.db.transaction().execute(async (tx) => {
    const persona = await tomarPersona(tx, usuarioId);
    if (!persona?.activo) return rechazar('acceso.pin_bloqueado', {});
    await repo.olvidarFallosDePin(tx, terminalId, usuarioId);
    const previo = leerCookie(request, 'sid', https);
    if (previo !== undefined) await cerrarSesion(tx, previo);
    const abierta = await abrirSesion(tx, { usuarioId, terminalId, conPin: true, ...lugarDe(request) });
    await auditarEnPuerta(tx, request, { accion: 'acceso.entrar_con_pin', usuarioId });
    return abierta;
  });
  anotar(request, { evento: 'acceso.pin', resultado: 'bien', usuario: usuarioId, factor: 'pin', sesion });
  ponerCookie(reply, 'sid', token, https);
  return enviar(reply, 200, contrato.Sesion.parse(await describirSesion(entorno, usuarioId, terminalId)));
}
