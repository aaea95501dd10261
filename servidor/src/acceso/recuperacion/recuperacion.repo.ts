import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { huellaDeSecreto } from '#acceso/hash.ts';
import type { Db, Tx } from '#db/db.ts';

export const MINUTOS_DE_RECUPERACION = 30;

export type Destinatario = { readonly id: string; readonly nombre: string; readonly email: string };

/** Who can have a new password by mail: an active person with that e-mail or alias who has one. */
export async function leerDestinatario(tx: Tx, usuario: string): Promise<Destinatario | undefined> {
  const buscado = usuario.trim().toLowerCase();
  return tx
    .selectFrom('usuario as u')
    .innerJoin('credencial as c', 'c.usuario_id', 'u.id')
    .select(['u.id', 'u.nombre', 'u.email'])
    .where((fila) => fila.or([fila('u.email', '=', buscado), fila('u.alias', '=', buscado)]))
    .where('u.activo', '=', true)
    .executeTakeFirst();
}

/** Keeps the hash of a new link. One live link a person: the former stops working. */
export async function guardarEnlace(tx: Tx, usuarioId: string, codigo: string): Promise<void> {
  await sql`
    insert into enlace (id, proposito, usuario_id, codigo_hash, vence_en)
    values (${uuidv7()}, 'recuperacion', ${usuarioId}, ${huellaDeSecreto(codigo)},
            now() + make_interval(mins => ${MINUTOS_DE_RECUPERACION}))
    on conflict (usuario_id, proposito) do update
      set id = excluded.id, codigo_hash = excluded.codigo_hash, creado_en = now(), vence_en = excluded.vence_en, usado_en = null
  `.execute(tx);
}

type EnlaceVivo = Destinatario & { readonly alias: string | null; readonly vence: string };

export async function leerEnlace(db: Db, codigo: string): Promise<EnlaceVivo | undefined> {
  return db
    .selectFrom('enlace as e')
    .innerJoin('usuario as u', 'u.id', 'e.usuario_id')
    .select(['u.id', 'u.nombre', 'u.email', 'u.alias', 'e.vence_en as vence'])
    .where('e.codigo_hash', '=', huellaDeSecreto(codigo))
    .where('e.proposito', '=', 'recuperacion')
    .where('e.usado_en', 'is', null)
    .where('e.vence_en', '>', sql<string>`now()`)
    .where('u.activo', '=', true)
    .executeTakeFirst();
}

/** Uses the link up. Of two at once, one does. */
export async function usarEnlace(tx: Tx, codigo: string): Promise<boolean> {
  const usado = await tx
    .updateTable('enlace')
    .set({ usado_en: sql`now()` })
    .where('codigo_hash', '=', huellaDeSecreto(codigo))
    .where('usado_en', 'is', null)
    .where('vence_en', '>', sql<string>`now()`)
    .returning('id')
    .executeTakeFirst();
  return usado !== undefined;
}

/** The address of a person changed, or somebody else takes care of the account: what was sent before opens nothing. */
export async function anularEnlaces(tx: Tx, usuarioId: string): Promise<void> {
  await tx.deleteFrom('enlace').where('usuario_id', '=', usuarioId).execute();
}
