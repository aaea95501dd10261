import { claveDeDireccion, gastarEnVentana } from '#acceso/intentos.repo.ts';
import type { Db, Tx } from '#db/db.ts';

/** Mails with a link, within an hour (`seguridad.md` 3.5): nobody's mailbox is flooded through us. */
export const CORREOS_POR_CUENTA = 3;
export const CORREOS_POR_DIRECCION = 10;
const VENTANA = '1 hour';

/** Takes one of the mails an hour that go to an account. Answers the seconds to wait when there is none left. */
export const gastarCorreoDeCuenta = (db: Db | Tx, cuenta: string): Promise<number> =>
  gastar(db, `correo-cuenta:${cuenta}`, CORREOS_POR_CUENTA);

/** The same of those that may be asked for from one address. */
export const gastarCorreoDeDireccion = (db: Db | Tx, ip: string): Promise<number> =>
  gastar(db, `correo-${claveDeDireccion(ip)}`, CORREOS_POR_DIRECCION);

async function gastar(db: Db | Tx, clave: string, tope: number): Promise<number> {
  const { segundos } = await gastarEnVentana(db, { clave, ventana: VENTANA, tope });
  return segundos;
}
