import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#db/db.ts';
import type { Llavero } from '#http/entorno.ts';
import { type Recifrado, recifrar } from '#plataforma/recifrar.ts';
import type { Mensaje } from './carta.ts';

/** A mail and how long it makes sense to send it. */
export type Pendiente = { readonly mensaje: Mensaje; readonly sirveMinutos: number };

export async function guardarPendientes(tx: Tx, llavero: Llavero, pendientes: readonly Pendiente[]): Promise<void> {
  const filas = pendientes.map(({ mensaje, sirveMinutos }) => {
    const id = uuidv7();
    return { id, sirveMinutos, ...llavero.cifrar(Buffer.from(JSON.stringify(mensaje)), id) };
  });
  await sql`
    insert into correo_pendiente (id, clave_id, sobre, vence_en)
    select f.id, f.clave_id, f.sobre, now() + make_interval(mins => f.minutos)
    from unnest(${filas.map(({ id }) => id)}::uuid[], ${filas.map(({ claveId }) => claveId)}::text[],
                ${filas.map(({ cifrado }) => cifrado)}::bytea[], ${filas.map(({ sirveMinutos }) => sirveMinutos)}::int[])
      as f (id, clave_id, sobre, minutos)
  `.execute(tx);
}

export type Tomado = {
  readonly id: string;
  readonly claveId: string;
  readonly sobre: Buffer;
  readonly intentos: number;
};

/** Half a minute, doubling. It must outlast an attempt: until then nobody else takes the same mail. */
const PRIMERA_ESPERA_S = 30;

/**
 * Takes a mail whose turn it is, and says at once when its next turn will be: who dies while sending does not lose it, and two
 * nodes never send the same one. One at a time: those behind one that takes long would come to their next turn unsent.
 */
export async function tomarPendiente(db: Db): Promise<Tomado | undefined> {
  const { rows } = await sql<Tomado>`
    update correo_pendiente as p
    set intentos = p.intentos + 1,
        proximo_en = clock_timestamp() + make_interval(secs => ${PRIMERA_ESPERA_S} * power(2, p.intentos))
    from (select id from correo_pendiente where proximo_en <= clock_timestamp()
          order by proximo_en limit 1 for update skip locked) as turno
    where p.id = turno.id
    returning p.id, p.clave_id as "claveId", p.sobre, p.intentos
  `.execute(db);
  return rows[0];
}

export async function olvidarPendiente(db: Db, id: string): Promise<void> {
  await db.deleteFrom('correo_pendiente').where('id', '=', id).execute();
}

/** Throws away what can no longer serve, and says how many. */
export async function tirarVencidos(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('correo_pendiente')
    .where('vence_en', '<=', sql<string>`clock_timestamp()`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Encrypts what waits again with the key of today. */
export const recifrarPendientes = (tx: Tx, llavero: Llavero): Promise<Recifrado> =>
  recifrar(tx, llavero, { tabla: 'correo_pendiente', id: 'id', cifrado: 'sobre' });
