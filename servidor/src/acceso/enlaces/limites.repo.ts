import { sql } from 'kysely';
import { claveDeDireccion } from '#acceso/intentos.repo.ts';
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
  const { rows } = await sql<{ cuantos: number; segundos: number }>`
    insert into intento as i (clave, fallos, desde, ultimo) values (${clave}, 1, clock_timestamp(), clock_timestamp())
    on conflict (clave) do update set
      fallos = case when i.desde < clock_timestamp() - ${VENTANA}::interval then 1 else least(i.fallos, ${tope}) + 1 end,
      desde = case when i.desde < clock_timestamp() - ${VENTANA}::interval then clock_timestamp() else i.desde end,
      ultimo = clock_timestamp()
    returning fallos as cuantos, ceil(extract(epoch from desde + ${VENTANA}::interval - clock_timestamp()))::int as segundos
  `.execute(db);
  const { cuantos = 0, segundos = 0 } = rows[0] ?? {};
  return cuantos > tope ? Math.max(1, segundos) : 0;
}
