import type { Ingresado } from '@trastienda/nucleo/acceso/contrato.ts';
import { leerCookie, ponerCookie, quitarCookie } from '#acceso/cookie.ts';
import { abrirSesion, cerrarSesion } from '#acceso/sesiones.repo.ts';
import { anotarIngreso, terminalDe } from '#acceso/terminales/terminales.repo.ts';
import type { Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';
import { publicar } from '#plataforma/eventos.ts';
import { barrer } from './barrer.ts';
import { describirSesion } from './describir.ts';
import { recordarDispositivo, usarDispositivo } from './dispositivos.repo.ts';
import { abrirPendiente } from './pendientes.repo.ts';
import { loQueFalta, mediosDe, type PersonaQueIngresa, tomarPersona } from './personas.repo.ts';
import { anotar, auditarEnPuerta, lugarDe, type Puerta } from './puerta.ts';

export type Ingreso = {
  /** What the audit calls it. */
  readonly accion: string;
  /** What was proved: a password alone, which may still miss something, or all there is to prove. */
  readonly prueba: 'contrasena' | 'completa';
  /** With what, for the security log. */
  readonly factor: 'contrasena' | 'codigo' | 'recuperacion' | 'llave' | 'invitacion' | 'alta';
  /** Makes this browser a known one of the person. */
  readonly recordar?: boolean;
  /** The account has just been made: there is nobody to warn of a login they did not expect. */
  readonly esNueva?: boolean;
  /** Who it is; it may create the account or use up a code, in the transaction that opens the session. */
  readonly quien: (tx: Tx) => Promise<string>;
};

/** What came out of it, with the cookies the browser has to get. */
type Abierto =
  | { readonly pendiente: Exclude<Ingresado, { usuario: unknown }>; readonly token: string }
  | {
      readonly pendiente?: never;
      readonly usuarioId: string;
      readonly sesionId: string;
      readonly token: string;
      readonly terminalId: string | null;
      readonly marca: string | undefined;
    };

/**
 * The one way in: opens the session of whoever `quien` turns out to be or, when what was proved is not enough, the
 * pending login that waits for the rest. Answers what the web is told; the cookies are in the answer already.
 */
export async function completarIngreso(puerta: Puerta, ingreso: Ingreso): Promise<Ingresado> {
  const { entorno, request, reply } = puerta;
  const { https } = entorno;
  const abierto = await entorno.db.transaction().execute(async (tx): Promise<Abierto> => {
    const usuarioId = await ingreso.quien(tx);
    const persona = await tomarPersona(tx, usuarioId);
    if (!persona?.activo) return rechazar('acceso.credenciales', {});
    const falta = ingreso.prueba === 'contrasena' ? loQueFalta(persona) : undefined;
    if (falta === undefined) return abrir(tx, puerta, ingreso, usuarioId);
    const { token, vence } = await abrirPendiente(tx, {
      usuarioId,
      motivo: falta,
      recordar: ingreso.recordar ?? false,
      ...lugarDe(request),
    });
    if (ingreso.esNueva) await auditarEnPuerta(tx, request, { accion: ingreso.accion, usuarioId });
    return { token, pendiente: describirPendiente(persona, falta, vence) };
  });
  if (abierto.pendiente) {
    ponerCookie(reply, 'ingreso', abierto.token, https);
    return abierto.pendiente;
  }
  const { usuarioId, sesionId: sesion, token, marca, terminalId } = abierto;
  anotar(request, { evento: ingreso.accion, resultado: 'bien', usuario: usuarioId, factor: ingreso.factor, sesion });
  ponerCookie(reply, 'sid', token, https);
  if (leerCookie(request, 'ingreso', https) !== undefined) quitarCookie(reply, 'ingreso', https);
  if (marca !== undefined) ponerCookie(reply, 'dispositivo', marca, https);
  const terminal = leerCookie(request, 'terminal', https);
  if (terminalId !== null && terminal !== undefined) ponerCookie(reply, 'terminal', terminal, https);
  return describirSesion(entorno, usuarioId, terminalId);
}

export const describirPendiente = (
  persona: PersonaQueIngresa,
  falta: 'segundo_factor' | 'alta_de_factor',
  vence: string,
): Exclude<Ingresado, { usuario: unknown }> => ({
  pendiente: falta,
  medios: falta === 'segundo_factor' ? mediosDe(persona) : [],
  nombre: persona.nombre,
  vence,
});

async function abrir(tx: Tx, puerta: Puerta, ingreso: Ingreso, usuarioId: string): Promise<Abierto> {
  const { entorno, request } = puerta;
  const previo = leerCookie(request, 'sid', entorno.https);
  const lugar = lugarDe(request);
  // Whoever logs in again gets a new token and the old one dies.
  if (previo !== undefined) await cerrarSesion(tx, previo);
  const terminalId = await terminalDe(tx, leerCookie(request, 'terminal', entorno.https));
  if (terminalId !== null) await anotarIngreso(tx, terminalId, usuarioId);
  const { id: sesionId, token } = await abrirSesion(tx, { usuarioId, terminalId, ...lugar });

  const mismo = { usuarioId, token: leerCookie(request, 'dispositivo', entorno.https), agente: lugar.agente };
  const conocido = await usarDispositivo(tx, mismo);
  const marca = ingreso.recordar ? await recordarDispositivo(tx, mismo) : undefined;
  if (!conocido && !ingreso.esNueva) {
    await publicar(tx, { tipo: 'seguridad.ingreso_nuevo', usuarioId, datos: lugar });
  }
  await auditarEnPuerta(tx, request, { accion: ingreso.accion, usuarioId });
  await barrer(tx);
  return { usuarioId, sesionId, token, terminalId, marca };
}
