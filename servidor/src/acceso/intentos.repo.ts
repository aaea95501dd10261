import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Db } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';

/** `seguridad.md` 3.5. */
export const FALLOS_POR_CUENTA = 5;
const ESPERA_INICIAL_S = 30;
const ESPERA_MAXIMA_S = 15 * 60;
export const FALLOS_POR_DIRECCION = 20;
const VENTANA_DIRECCION = '15 minutes';

export const claveDeCuenta = (usuario: string): string => `cuenta:${usuario.trim().toLowerCase()}`;

/** IPv6 counts by /64, which is what one customer of a provider holds; IPv4 inside IPv6 counts as IPv4. */
export function claveDeDireccion(ip: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (v4) return `direccion:${v4}`;
  if (!isIPv6(ip)) return `direccion:${ip}`;
  const [cabeza = '', cola = ''] = ip.split('::');
  const grupos = cabeza === '' ? [] : cabeza.split(':');
  const finales = cola === '' ? [] : cola.split(':');
  const ceros = Array.from({ length: Math.max(0, 8 - grupos.length - finales.length) }, () => '0');
  const red = [...grupos, ...ceros, ...finales].slice(0, 4).map((grupo) => Number.parseInt(grupo, 16).toString(16));
  return `direccion:${red.join(':')}::/64`;
}

/** Refuses (429, saying for how long) while an account or an address has to wait. */
export async function exigirSinEspera(db: Db, claves: readonly string[]): Promise<void> {
  const { segundos } = await db
    .selectFrom('intento')
    .select(
      sql<number>`coalesce(ceil(extract(epoch from max(bloqueado_hasta) - clock_timestamp())), 0)::int`.as('segundos'),
    )
    .where((fila) => fila('clave', '=', fila.fn.any(fila.val(claves))))
    .executeTakeFirstOrThrow();
  if (segundos > 0) rechazar('acceso.espera', { segundos });
}

/**
 * Counts a failure. An account waits 30 s after five in a row, doubling up to 15 minutes, and never longer: nobody can
 * lock somebody else out for good. An address waits once it fails 20 times in 15 minutes.
 */
export async function registrarFallo(db: Db, cuenta: string, direccion: string): Promise<void> {
  await sql`
    insert into intento as i (clave, fallos, desde) values (${cuenta}, 1, clock_timestamp())
    on conflict (clave) do update set
      fallos = i.fallos + 1,
      bloqueado_hasta = case when i.fallos + 1 >= ${FALLOS_POR_CUENTA}
        then clock_timestamp() + make_interval(secs =>
          least(${ESPERA_MAXIMA_S}, ${ESPERA_INICIAL_S} * power(2, least(10, i.fallos + 1 - ${FALLOS_POR_CUENTA}))))
        else i.bloqueado_hasta end
  `.execute(db);
  await sql`
    insert into intento as i (clave, fallos, desde) values (${direccion}, 1, clock_timestamp())
    on conflict (clave) do update set
      fallos = case when i.desde < clock_timestamp() - ${VENTANA_DIRECCION}::interval then 1 else i.fallos + 1 end,
      desde = case when i.desde < clock_timestamp() - ${VENTANA_DIRECCION}::interval then clock_timestamp() else i.desde end,
      bloqueado_hasta = case
        when i.desde >= clock_timestamp() - ${VENTANA_DIRECCION}::interval and i.fallos + 1 >= ${FALLOS_POR_DIRECCION}
        then i.desde + ${VENTANA_DIRECCION}::interval else i.bloqueado_hasta end
  `.execute(db);
}

export async function olvidarFallos(db: Db, cuenta: string): Promise<void> {
  await db.deleteFrom('intento').where('clave', '=', cuenta).execute();
}
