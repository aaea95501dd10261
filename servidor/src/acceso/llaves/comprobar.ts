import { anotar, lugarDe, type Puerta, publicarAparte } from '#acceso/ingreso/puerta.ts';
import type { Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';
import { comprobarFirma, desafioDe, type Respuesta } from './ceremonia.ts';
import { gastarDesafio, type Portador } from './desafios.repo.ts';
import { type LlaveGuardada, leerLlave, usarLlave } from './llaves.repo.ts';
import { sitioDe } from './sitio.ts';

type Firmada = { readonly llave: LlaveGuardada; readonly contador: number };
type Rechazo = 'acceso.llave_rechazada' | 'acceso.confirmacion_rechazada';

/**
 * Checks the signature of a passkey on a challenge of this bearer, which is used up whatever comes of it. With
 * `usuarioId` it must be one of theirs; without, the passkey says who it is.
 */
export async function comprobarLlave(
  puerta: Puerta,
  respuesta: Respuesta,
  portador: Omit<Portador, 'usuarioId'>,
  rechazo: Rechazo,
): Promise<Firmada> {
  const { entorno, request } = puerta;
  const sitio = sitioDe(entorno, request);
  const desafio = desafioDe(respuesta);
  const gastado = desafio === undefined ? undefined : await gastarDesafio(entorno.db, desafio, portador);
  const llave = gastado && (await leerLlave(entorno.db, respuesta.id));
  const esSuya = llave && (gastado.usuarioId === null || gastado.usuarioId === llave.usuarioId);
  const contador = esSuya && desafio ? await comprobarFirma({ sitio, desafio, respuesta }, llave) : undefined;
  if (!llave || contador === undefined) {
    anotar(request, { evento: 'acceso.llave', resultado: 'rechazado', factor: 'llave', usuario: llave?.usuarioId });
    return rechazar(rechazo, {});
  }
  return { llave, contador };
}

/**
 * Does what a signature opens the way to: `trabajo` calls `gastar` in its transaction, which notes the use of the passkey.
 * A counter that goes back is a copy: refused, and its owner told.
 */
export async function conFirma<Hecho>(
  puerta: Puerta,
  { llave, contador }: Firmada,
  rechazo: Rechazo,
  trabajo: (gastar: (tx: Tx) => Promise<void>) => Promise<Hecho>,
): Promise<Hecho> {
  const { request } = puerta;
  const { usuarioId, nombre } = llave;
  let copiada = false;
  const gastar = async (tx: Tx) => {
    copiada = !(await usarLlave(tx, llave.id, contador));
    if (!copiada) return;
    request.log.warn({ evento: 'acceso.llave_copiada', usuario: usuarioId }, 'passkey counter went back');
    rechazar(rechazo, {});
  };
  return trabajo(gastar).catch(async (error) => {
    if (copiada) {
      const datos = { ...lugarDe(request), nombre };
      await publicarAparte(puerta, { tipo: 'seguridad.llave_copiada', usuarioId, datos });
    }
    throw error;
  });
}
