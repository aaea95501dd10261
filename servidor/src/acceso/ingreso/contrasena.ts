import { setTimeout as esperar } from 'node:timers/promises';
import { leerCookie } from '#acceso/cookie.ts';
import { crearHashEnTurno, esDeAntes, porTurno, verificarHash } from '#acceso/hash.ts';
import * as intentos from '#acceso/intentos.repo.ts';
import { type Buscado, type CredencialLeida, leerCredencial, renovarHash } from '#acceso/usuarios.repo.ts';
import { rechazar } from '#http/regla-rota.ts';
import { anotar, lugarDe, type Puerta, publicarAparte } from './puerta.ts';

/** What everybody waits while very many fail everywhere (`seguridad.md` 3.5). */
const FRENO_EN_MASA_MS = 1_000;

type Rechazo = 'acceso.credenciales' | 'acceso.confirmacion_rechazada' | 'acceso.contrasena_actual';

/**
 * Checks a password as every door must: with its waits, its count of failures and in its turn, taking as long for
 * somebody who is not there. Answers whose it is, or refuses. Whoever does something with it asks `sostenerCredencial` once
 * more in the transaction that does.
 */
export async function comprobarContrasena(
  { entorno, request }: Pick<Puerta, 'entorno' | 'request'>,
  buscado: Buscado,
  contrasena: string,
  rechazo: Rechazo,
): Promise<Pick<CredencialLeida, 'usuarioId' | 'cambiadaEn'>> {
  const { db } = entorno;
  const credencial = await leerCredencial(db, buscado, leerCookie(request, 'dispositivo', entorno.https));
  const contador = contadorDe(buscado, credencial);
  // A known device waits for its own failures and nobody else's: a whole shop may come from one address.
  const direccion = credencial?.dispositivoId ? contador.clave : intentos.claveDeDireccion(request.ip);
  const { enMasa } = await intentos.exigirSinEspera(db, contador, direccion);
  if (enMasa) await esperar(FRENO_EN_MASA_MS);
  return porTurno(async () => {
    // Asked again when the turn comes: many guesses sent at once must meet the wait that the first ones earned.
    const { fallos } = await intentos.exigirSinEspera(db, contador, direccion);
    const coincide = await verificarHash(contrasena, credencial?.contrasena);
    const suspendida = credencial?.dispositivoId === null && fallos >= intentos.FALLOS_QUE_SUSPENDEN;
    if (!coincide || !credencial || suspendida) {
      await anotarFallo({ entorno, request }, contador, credencial?.usuarioId);
      return rechazar(rechazo, {});
    }
    if (esDeAntes(credencial.contrasena)) {
      await renovarHash(db, credencial.usuarioId, credencial.contrasena, await crearHashEnTurno(contrasena));
    }
    await intentos.olvidarFallos(db, contador);
    return credencial;
  });
}

function contadorDe(buscado: Buscado, credencial: CredencialLeida | undefined): intentos.Contador {
  if (credencial?.dispositivoId) return intentos.contadorDeDispositivo(credencial.dispositivoId);
  if (credencial) return intentos.contadorDeCuenta(credencial.usuarioId);
  return 'id' in buscado ? intentos.contadorDeCuenta(buscado.id) : intentos.contadorDeDesconocido(buscado.usuario);
}

async function anotarFallo(
  { entorno, request }: Pick<Puerta, 'entorno' | 'request'>,
  contador: intentos.Contador,
  usuarioId: string | undefined,
): Promise<void> {
  const direccion = intentos.claveDeDireccion(request.ip);
  const { suspendida, enMasa } = await intentos.registrarFallo(entorno.db, contador, direccion);
  anotar(request, { evento: 'acceso.ingresar', resultado: 'rechazado', factor: 'contrasena', usuario: usuarioId });
  if (enMasa) request.log.warn({ evento: 'acceso.fallos_en_masa' }, 'many logins fail: each takes a second longer');
  if (!suspendida || usuarioId === undefined) return;
  request.log.warn({ evento: 'acceso.contrasena_suspendida', usuario: usuarioId }, 'password suspended');
  await publicarAparte({ entorno }, { tipo: 'seguridad.contrasena_suspendida', usuarioId, datos: lugarDe(request) });
}
