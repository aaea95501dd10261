import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';

/** `seguridad.md` 3.6. */
const VALIDEZ = '5 minutes';
export const VALIDEZ_DE_DESAFIO_MS = 5 * 60_000;
const BYTES = 32;

type Proposito = 'ingreso' | 'confirmacion' | 'alta';

export type Portador = {
  readonly proposito: Proposito;
  /** The session, the pending login or the mark of the browser it is bound to. */
  readonly portadorId: string;
  readonly usuarioId: string | null;
};

/**
 * Something new to sign, for one purpose of one bearer: the former one of theirs dies. Anybody may ask for them, so each
 * one takes away some of those that were left behind.
 */
export async function crearDesafio(db: Db | Tx, { proposito, portadorId, usuarioId }: Portador): Promise<Buffer> {
  const bytes = randomBytes(BYTES);
  await sql`
    with previos as (
      delete from desafio where portador_id = ${portadorId} and proposito = ${proposito}
    ), viejos as (
      delete from desafio where desafio in (select desafio from desafio where creado_en < now() - interval '1 hour'
        limit 20 for update skip locked)
    )
    insert into desafio (desafio, proposito, usuario_id, portador_id)
    values (${bytes.toString('base64url')}, ${proposito}, ${usuarioId}, ${portadorId})
  `.execute(db);
  return bytes;
}

/** Uses it up, whatever comes of it: of two who bring the same, one is heard. */
export async function gastarDesafio(
  db: Db | Tx,
  desafio: string,
  { proposito, portadorId }: Omit<Portador, 'usuarioId'>,
): Promise<{ readonly usuarioId: string | null } | undefined> {
  const { rows } = await sql<{ usuarioId: string | null }>`
    delete from desafio where desafio = ${desafio} and proposito = ${proposito} and portador_id = ${portadorId}
      and creado_en > now() - ${VALIDEZ}::interval
    returning usuario_id as "usuarioId"
  `.execute(db);
  return rows[0];
}
