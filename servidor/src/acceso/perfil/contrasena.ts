import { minimoDeContrasena, necesitaFactor } from '@trastienda/nucleo/acceso/contrasena.ts';
import { exigirContrasenaNueva } from '#acceso/contrasenas/exigir.query.ts';
import { guardarContrasena } from '#acceso/contrasenas/guardar.repo.ts';
import { ponerCookie } from '#acceso/cookie.ts';
import { crearHash } from '#acceso/hash.ts';
import { comprobarContrasena } from '#acceso/ingreso/contrasena.ts';
import { anotar, auditarEnPuerta, lugarDe, type Puerta, sesionDe } from '#acceso/ingreso/puerta.ts';
import { cerrarSesionesDe, rotarToken } from '#acceso/sesiones.repo.ts';
import { sostenerCredencial } from '#acceso/usuarios.repo.ts';
import { transaccion } from '#db/transaccion.ts';
import { rechazar } from '#http/regla-rota.ts';
import { publicar } from '#plataforma/eventos.ts';
import { leerPerfil } from './perfil.query.ts';

type Cambio = { readonly actual: string; readonly nueva: string; readonly cerrarOtras: boolean };

/**
 * Changes the password of who asks, who says the one they have. The other sessions end unless told otherwise, and this
 * one goes on with another token.
 */
export async function cambiarContrasena(puerta: Puerta, usuarioId: string, cambio: Cambio): Promise<void> {
  const { entorno, request, reply } = puerta;
  const { db, https } = entorno;
  const sesion = sesionDe(request);
  const credencial = await comprobarContrasena(puerta, { id: usuarioId }, cambio.actual, 'acceso.contrasena_actual');
  const { nombre, email, alias, contrasena } = await leerPerfil(db, usuarioId);
  if (cambio.nueva === cambio.actual) {
    rechazar('acceso.contrasena_debil', { razon: 'La contraseña nueva es la misma que la actual.' });
  }
  await exigirContrasenaNueva(db, {
    contrasena: cambio.nueva,
    persona: [nombre, email, alias],
    conFactor: contrasena.minimo === minimoDeContrasena(true),
  });
  const hash = await crearHash(cambio.nueva);
  const token = await transaccion(db, async (tx) => {
    if (!(await sostenerCredencial(tx, credencial))) rechazar('acceso.contrasena_actual', {});
    await guardarContrasena(tx, usuarioId, { hash, corta: necesitaFactor(cambio.nueva) });
    if (cambio.cerrarOtras) await cerrarSesionesDe(tx, usuarioId, sesion.id);
    await publicar(tx, { tipo: 'seguridad.contrasena_cambiada', usuarioId, datos: lugarDe(request) });
    await auditarEnPuerta(tx, request, { accion: 'usuario.cambiar_contrasena', usuarioId });
    return rotarToken(tx, sesion.id);
  });
  if (token !== undefined) ponerCookie(reply, 'sid', token, https);
  anotar(request, { evento: 'usuario.cambiar_contrasena', resultado: 'bien', usuario: usuarioId, sesion: sesion.id });
}
