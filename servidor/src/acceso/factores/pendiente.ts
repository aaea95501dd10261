import { leerCookie, quitarCookie } from '#acceso/cookie.ts';
import { cerrarPendiente, gastarIntento, leerPendiente, type Pendiente } from '#acceso/ingreso/pendientes.repo.ts';
import { bloquearPersona } from '#acceso/ingreso/personas.repo.ts';
import { anotar, lugarDe, type Puerta, publicarAparte } from '#acceso/ingreso/puerta.ts';
import { devolverCodigo, gastarCodigo } from '#acceso/intentos.repo.ts';
import type { Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';

/** The pending login of the browser that asks, which must be waiting for this. */
export async function exigirPendiente({ entorno, request }: Puerta, motivo?: Pendiente['motivo']): Promise<Pendiente> {
  const token = leerCookie(request, 'ingreso', entorno.https);
  const pendiente = token === undefined ? undefined : await leerPendiente(entorno.db, token);
  if (!pendiente || (motivo !== undefined && pendiente.motivo !== motivo)) rechazar('acceso.sin_pendiente', {});
  return pendiente;
}

/** A try at the code a pending login asks for, taken already from those it has and from those of its account. */
export type Intento = Pendiente & { readonly quedan: number; readonly ultimo: boolean };

export async function tomarIntento(puerta: Puerta, motivo: Pendiente['motivo']): Promise<Intento> {
  const { entorno, request } = puerta;
  const { usuarioId } = await exigirPendiente(puerta, motivo);
  const { ultimo } = await gastarCodigo(entorno.db, usuarioId);
  const token = leerCookie(request, 'ingreso', entorno.https) ?? '';
  const gastado = await gastarIntento(entorno.db, token);
  if (!gastado) return rechazar('acceso.sin_pendiente', {});
  return { ...gastado, ultimo };
}

/** What every right code does in the transaction that opens the session: its pending login ends, and only once. */
export async function consumirIntento(tx: Tx, { id, usuarioId }: Pick<Pendiente, 'id' | 'usuarioId'>): Promise<void> {
  // First, like everything that changes an account.
  await bloquearPersona(tx, usuarioId);
  if (!(await cerrarPendiente(tx, id))) rechazar('acceso.sin_pendiente', {});
  await devolverCodigo(tx, usuarioId);
}

/**
 * Refuses a wrong code. With the last try the login begins again, and its person is told that somebody knows their
 * password.
 */
export async function rechazarCodigo(puerta: Puerta, intento: Intento): Promise<never> {
  const { entorno, request, reply } = puerta;
  const { usuarioId, quedan, ultimo } = intento;
  anotar(request, { evento: 'acceso.segundo_factor', resultado: 'rechazado', usuario: usuarioId });
  if (quedan === 0 || ultimo) {
    await publicarAparte(puerta, { tipo: 'seguridad.codigos_equivocados', usuarioId, datos: lugarDe(request) });
  }
  if (quedan > 0) return rechazar('acceso.codigo_rechazado', { quedan });
  quitarCookie(reply, 'ingreso', entorno.https);
  return rechazar('acceso.sin_pendiente', {});
}
