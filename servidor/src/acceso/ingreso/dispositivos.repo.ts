import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { DIAS_DE_DISPOSITIVO } from '#acceso/cookie.ts';
import { crearSecreto, huellaDeSecreto } from '#acceso/hash.ts';
import type { Tx } from '#db/db.ts';

type DeUnaPersona = {
  readonly usuarioId: string;
  /** What the browser brought as its mark. */
  readonly token: string | undefined;
  readonly agente: string;
};

/** Whether the person logged in before on this browser and asked to be remembered; its use is noted. */
export async function usarDispositivo(tx: Tx, { usuarioId, token }: DeUnaPersona): Promise<boolean> {
  if (token === undefined) return false;
  const usado = await tx
    .updateTable('dispositivo')
    .set({ usado_en: sql`now()` })
    .where('token_hash', '=', huellaDeSecreto(token))
    .where('usuario_id', '=', usuarioId)
    .where('vence_en', '>', sql<string>`now()`)
    .returning('id')
    .executeTakeFirst();
  return usado !== undefined;
}

/**
 * Makes the browser a known one of this person for 180 days. Its mark is always a new one, also for the others it knows:
 * one that somebody copied or planted there is worth nothing from then on.
 */
export async function recordarDispositivo(tx: Tx, { usuarioId, token, agente }: DeUnaPersona): Promise<string> {
  const nuevo = crearSecreto();
  const hash = huellaDeSecreto(nuevo);
  if (token !== undefined) {
    await tx
      .updateTable('dispositivo')
      .set({ token_hash: hash })
      .where('token_hash', '=', huellaDeSecreto(token))
      .execute();
  }
  await sql`
    insert into dispositivo (id, usuario_id, token_hash, agente, vence_en)
    values (${uuidv7()}, ${usuarioId}, ${hash}, ${agente}, now() + make_interval(days => ${DIAS_DE_DISPOSITIVO}))
    on conflict (token_hash, usuario_id) do update
      set agente = excluded.agente, usado_en = now(), vence_en = excluded.vence_en
  `.execute(tx);
  return nuevo;
}
