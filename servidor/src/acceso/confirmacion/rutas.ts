import * as contrato from '@trastienda/nucleo/acceso/contrato.ts';
import { MINUTOS_DE_CONFIRMACION, MINUTOS_DE_CONFIRMACION_EN_TERMINAL } from '@trastienda/nucleo/acceso/contrato.ts';
import type { FastifyInstance } from 'fastify';
import { ponerCookie } from '#acceso/cookie.ts';
import { comprobarContrasena } from '#acceso/ingreso/contrasena.ts';
import { bloquearPersona } from '#acceso/ingreso/personas.repo.ts';
import { anotar, auditarEnPuerta, enviar, type Puerta, sesionDe } from '#acceso/ingreso/puerta.ts';
import { opcionesParaFirmar } from '#acceso/llaves/ceremonia.ts';
import { comprobarLlave, conFirma } from '#acceso/llaves/comprobar.ts';
import { crearDesafio } from '#acceso/llaves/desafios.repo.ts';
import { llavesDe } from '#acceso/llaves/llaves.repo.ts';
import { sitioDe } from '#acceso/llaves/sitio.ts';
import { anotarConfirmacion, rotarToken } from '#acceso/sesiones.repo.ts';
import { comprobarPin } from '#acceso/terminales/pin.ts';
import { olvidarFallosDePin } from '#acceso/terminales/terminales.repo.ts';
import { sostenerCredencial } from '#acceso/usuarios.repo.ts';
import type { Tx } from '#db/db.ts';
import type { Entorno } from '#http/entorno.ts';
import { montarLibre } from '#http/montar.ts';
import { rechazar } from '#http/regla-rota.ts';

/** A fresh proof of who is there, before something delicate (`seguridad.md` 3.2). */
export function rutasDeConfirmacion(app: FastifyInstance, entorno: Entorno): void {
  const { db } = entorno;

  montarLibre(app, entorno, contrato.pedirOpcionesDeConfirmacion, async (request, reply, { usuario }) => {
    const sitio = sitioDe(entorno, request);
    const llaves = await llavesDe(db, usuario.id);
    if (llaves.length === 0) return rechazar('acceso.sin_llaves', {});
    const portador = { proposito: 'confirmacion', portadorId: sesionDe(request).id, usuarioId: usuario.id } as const;
    const desafio = await crearDesafio(db, portador);
    return enviar(reply, 200, { opciones: await opcionesParaFirmar({ sitio, desafio, llaves }) });
  });

  montarLibre(app, entorno, contrato.confirmarIdentidad, async (request, reply, { usuario, input }) => {
    const puerta = { entorno, request, reply };
    const sesion = sesionDe(request);
    const { body } = input;
    if ('contrasena' in body) {
      const rechazo = 'acceso.confirmacion_rechazada';
      const credencial = await comprobarContrasena(puerta, { id: usuario.id }, body.contrasena, rechazo);
      const primero = async (tx: Tx) => {
        if (!(await sostenerCredencial(tx, credencial))) rechazar(rechazo, {});
      };
      return confirmar(puerta, usuario.id, 'contrasena', { primero });
    }
    if ('pin' in body) {
      const { terminalId } = sesion;
      if (terminalId === null) return rechazar('acceso.confirmacion_rechazada', {});
      await comprobarPin(db, { terminalId, usuarioId: usuario.id, pin: body.pin }, () =>
        rechazar('acceso.confirmacion_rechazada', {}),
      );
      const gastar = (tx: Tx) => olvidarFallosDePin(tx, terminalId, usuario.id);
      return confirmar(puerta, usuario.id, 'pin', { gastar });
    }
    const portador = { proposito: 'confirmacion', portadorId: sesion.id } as const;
    const firmada = await comprobarLlave(puerta, body.llave, portador, 'acceso.confirmacion_rechazada');
    return conFirma(puerta, firmada, 'acceso.confirmacion_rechazada', (gastar) =>
      confirmar(puerta, usuario.id, 'llave', { gastar }),
    );
  });
}

type Prueba = {
  /** Before the account is taken, in the order of a login: that its password still is the one. */
  readonly primero?: (tx: Tx) => Promise<void>;
  /** What the proof uses up, once it is. */
  readonly gastar?: (tx: Tx) => Promise<void>;
};

/** Notes the proof and gives the session another token: one that was stolen before is good for nothing delicate. */
async function confirmar(
  puerta: Puerta,
  usuarioId: string,
  factor: 'contrasena' | 'pin' | 'llave',
  { primero, gastar }: Prueba,
) {
  const { entorno, request, reply } = puerta;
  const { id: sesionId } = sesionDe(request);
  const { desde, token } = await entorno.db.transaction().execute(async (tx) => {
    await primero?.(tx);
    await bloquearPersona(tx, usuarioId);
    await gastar?.(tx);
    const desde = await anotarConfirmacion(tx, sesionId, factor === 'pin' ? 'pin' : 'completa');
    const token = await rotarToken(tx, sesionId);
    if (desde === undefined || token === undefined) return rechazar('comun.sin_sesion', {});
    await auditarEnPuerta(tx, request, { accion: 'acceso.confirmar', usuarioId });
    return { desde, token };
  });
  anotar(request, { evento: 'acceso.confirmar', resultado: 'bien', usuario: usuarioId, factor, sesion: sesionId });
  ponerCookie(reply, 'sid', token, entorno.https);
  const minutos = factor === 'pin' ? MINUTOS_DE_CONFIRMACION_EN_TERMINAL : MINUTOS_DE_CONFIRMACION;
  const hasta = new Date(new Date(desde).getTime() + minutos * 60_000).toISOString();
  return enviar(reply, 200, contrato.confirmarIdentidad.response.parse({ hasta }));
}
