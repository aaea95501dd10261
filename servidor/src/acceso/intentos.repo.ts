import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { redDe } from '#http/direccion.ts';
import { rechazar } from '#http/regla-rota.ts';

/** `seguridad.md` 3.5: what a row of that table says, in its order. */
export const FALLOS_POR_CUENTA = 5;
const FALLOS_POR_DISPOSITIVO = 10;
const ESPERA_INICIAL_S = 30;
/** Of an account and of an address. */
const ESPERA_MAXIMA_S = 15 * 60;
/** From here on the password serves known devices only, until it is reset. */
export const FALLOS_QUE_SUSPENDEN = 100;
export const FALLOS_POR_DIRECCION = 20;
const VENTANA_DIRECCION = '15 minutes';
/** Failures of everybody in a minute, beyond which each login takes a second longer. */
const FALLOS_DE_TODOS = 100;
const VENTANA_DE_TODOS = '1 minute';
const TODOS = 'todos';

/** Whose failures are counted together, and how many in a row it takes to have to wait. */
export type Contador = { readonly clave: string; readonly tolerancia: number };

export const contadorDeCuenta = (usuarioId: string): Contador => ({
  clave: `cuenta:${usuarioId}`,
  tolerancia: FALLOS_POR_CUENTA,
});

/** A name nobody has is counted by what was typed: it waits like the others, and tells nothing. */
export const contadorDeDesconocido = (usuario: string): Contador => ({
  clave: `cuenta:${usuario.trim().toLowerCase()}`,
  tolerancia: FALLOS_POR_CUENTA,
});

/** A browser of its owner has its own count: others who try cannot lock them out. */
export const contadorDeDispositivo = (dispositivoId: string): Contador => ({
  clave: `dispositivo:${dispositivoId}`,
  tolerancia: FALLOS_POR_DISPOSITIVO,
});

export const claveDeDireccion = (ip: string): string => `direccion:${redDe(ip)}`;

export type Freno = {
  /** Failures in a row of the account or device. */
  readonly fallos: number;
  /** So many fail everywhere that everybody takes a second longer. */
  readonly enMasa: boolean;
};

/**
 * Refuses (429, saying for how long) while an account or an address has to wait. A wait beyond the longest there is was
 * written by a clock that was ahead of time, and is over.
 */
export async function exigirSinEspera(db: Db, { clave }: Contador, direccion: string): Promise<Freno> {
  const { rows } = await sql<Freno & { segundos: number }>`
    select coalesce(ceil(extract(epoch from max(bloqueado_hasta)
             filter (where bloqueado_hasta <= clock_timestamp() + make_interval(secs => ${ESPERA_MAXIMA_S}))
             - clock_timestamp())), 0)::int as segundos,
           coalesce(max(fallos) filter (where clave = ${clave}), 0) as fallos,
           coalesce(bool_or(clave = ${TODOS} and fallos >= ${FALLOS_DE_TODOS}
             and desde > clock_timestamp() - ${VENTANA_DE_TODOS}::interval), false) as "enMasa"
    from intento where clave = any(${[clave, direccion, TODOS]}::text[])
  `.execute(db);
  const { segundos = 0, fallos = 0, enMasa = false } = rows[0] ?? {};
  if (segundos > 0) rechazar('acceso.espera', { segundos });
  return { fallos, enMasa };
}

/** The same for what names no account: only the address may have to wait. */
export async function exigirDireccionSinEspera(db: Db, direccion: string): Promise<void> {
  await exigirSinEspera(db, { clave: direccion, tolerancia: FALLOS_POR_DIRECCION }, direccion);
}

/** What a failure brought about, beyond having to wait. */
type Consecuencia = { readonly suspendida: boolean; readonly enMasa: boolean };

/**
 * Counts a failure. An account waits 30 s after five in a row, doubling up to 15 minutes, and never longer: nobody can
 * lock somebody else out for good. An address waits once it fails 20 times in 15 minutes.
 */
export async function registrarFallo(db: Db, contador: Contador, direccion: string): Promise<Consecuencia> {
  const { clave, tolerancia } = contador;
  const { rows } = await sql<{ fallos: number }>`
    insert into intento as i (clave, fallos, desde, ultimo) values (${clave}, 1, clock_timestamp(), clock_timestamp())
    on conflict (clave) do update set
      fallos = i.fallos + 1,
      ultimo = clock_timestamp(),
      bloqueado_hasta = case when i.fallos + 1 >= ${tolerancia}
        then clock_timestamp() + make_interval(secs =>
          least(${ESPERA_MAXIMA_S}, ${ESPERA_INICIAL_S} * power(2, least(10, i.fallos + 1 - ${tolerancia}))))
        else i.bloqueado_hasta end
    returning fallos
  `.execute(db);
  await contarEnVentana(db, { clave: direccion, ventana: VENTANA_DIRECCION, tope: FALLOS_POR_DIRECCION });
  const deTodos = await contarEnVentana(db, { clave: TODOS, ventana: VENTANA_DE_TODOS, tope: null });
  const deLaCuenta = tolerancia === FALLOS_POR_CUENTA && rows[0]?.fallos === FALLOS_QUE_SUSPENDEN;
  return { suspendida: deLaCuenta, enMasa: deTodos === FALLOS_DE_TODOS };
}

export async function registrarFalloDeDireccion(db: Db, direccion: string): Promise<void> {
  await contarEnVentana(db, { clave: direccion, ventana: VENTANA_DIRECCION, tope: FALLOS_POR_DIRECCION });
}

type Ventana = { readonly clave: string; readonly ventana: string; readonly tope: number | null };

/** Whether the window of the row `i` is over; one that has not begun yet is of a clock that was ahead of time. */
const acabada = (ventana: string) =>
  sql`i.desde not between clock_timestamp() - ${ventana}::interval and clock_timestamp()`;

/** Counts within a fixed window, which from `tope` on has to be waited out. Answers the count. */
async function contarEnVentana(db: Db, { clave, ventana, tope }: Ventana): Promise<number> {
  const { rows } = await sql<{ fallos: number }>`
    insert into intento as i (clave, fallos, desde, ultimo) values (${clave}, 1, clock_timestamp(), clock_timestamp())
    on conflict (clave) do update set
      fallos = case when ${acabada(ventana)} then 1 else i.fallos + 1 end,
      desde = case when ${acabada(ventana)} then clock_timestamp() else i.desde end,
      ultimo = clock_timestamp(),
      bloqueado_hasta = case
        when not ${acabada(ventana)} and i.fallos + 1 >= ${tope}::int
        then i.desde + ${ventana}::interval else i.bloqueado_hasta end
    returning fallos
  `.execute(db);
  return rows[0]?.fallos ?? 0;
}

export async function olvidarFallos(db: Db | Tx, { clave }: Contador): Promise<void> {
  await db.deleteFrom('intento').where('clave', '=', clave).execute();
}

/** Ends the waits of an account and the suspension of its password: it has just been reset. */
export const levantarSuspension = (tx: Tx, usuarioId: string): Promise<void> =>
  olvidarFallos(tx, contadorDeCuenta(usuarioId));

type Cupo = Ventana & { readonly tope: number };
/** How many were taken with this one, and the seconds to wait when it was one too many. */
type Gasto = { readonly cuantos: number; readonly segundos: number };

/** Takes one of the `tope` that a fixed window has. Asking for more of them makes nobody wait longer. */
export async function gastarEnVentana(db: Db | Tx, { clave, ventana, tope }: Cupo): Promise<Gasto> {
  const { rows } = await sql<Gasto>`
    insert into intento as i (clave, fallos, desde, ultimo) values (${clave}, 1, clock_timestamp(), clock_timestamp())
    on conflict (clave) do update set
      fallos = case when ${acabada(ventana)} then 1 else least(i.fallos, ${tope}) + 1 end,
      desde = case when ${acabada(ventana)} then clock_timestamp() else i.desde end,
      ultimo = clock_timestamp()
    returning fallos as cuantos, ceil(extract(epoch from desde + ${ventana}::interval - clock_timestamp()))::int as segundos
  `.execute(db);
  const { cuantos = 0, segundos = 0 } = rows[0] ?? {};
  return { cuantos, segundos: cuantos > tope ? Math.max(1, segundos) : 0 };
}

/** Second-factor codes: `seguridad.md` 3.5. */
const LIMITES_DE_CODIGO = [
  { prefijo: 'codigo-hora', ventana: '1 hour', tope: 10 },
  { prefijo: 'codigo-dia', ventana: '1 day', tope: 20 },
] as const;

/**
 * Takes one of the 10 failures an hour and 20 a day that an account has for its codes, before the code is looked at; a
 * right one gives it back. Refuses when there is none left.
 */
export async function gastarCodigo(db: Db, usuarioId: string): Promise<{ readonly ultimo: boolean }> {
  let ultimo = false;
  for (const { prefijo, ventana, tope } of LIMITES_DE_CODIGO) {
    const { cuantos, segundos } = await gastarEnVentana(db, { clave: `${prefijo}:${usuarioId}`, ventana, tope });
    if (segundos > 0) rechazar('acceso.espera', { segundos });
    ultimo ||= cuantos === tope;
  }
  return { ultimo };
}

export async function devolverCodigo(tx: Tx, usuarioId: string): Promise<void> {
  const claves = LIMITES_DE_CODIGO.map(({ prefijo }) => `${prefijo}:${usuarioId}`);
  await sql`update intento set fallos = greatest(0, fallos - 1) where clave = any(${claves}::text[])`.execute(tx);
}

/** A few of the rows that say nothing any more; what suspends a password stays. */
export const sentenciaDeOlvido = () => sql`
  delete from intento where clave in (
    select clave from intento where ultimo < now() - interval '2 days' and fallos < ${FALLOS_QUE_SUSPENDEN}
    limit 100 for update skip locked)`;
