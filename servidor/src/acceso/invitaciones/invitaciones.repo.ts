import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { huellaDeSecreto } from '#acceso/hash.ts';
import type { ConcesionPedida } from '#acceso/usuarios-admin/concesiones.repo.ts';
import type { Tx } from '#db/db.ts';

/** `seguridad.md` 3.3. */
export const HORAS_DE_INVITACION = 24;
const VENCE = sql<string>`now() + make_interval(hours => ${HORAS_DE_INVITACION})`;

export async function hayUsuario(tx: Tx, email: string): Promise<boolean> {
  const alguno = await tx.selectFrom('usuario').select('id').where('email', '=', email).executeTakeFirst();
  return alguno !== undefined;
}

type Nueva = {
  readonly email: string;
  readonly nombre: string;
  readonly creadaPor: string;
  readonly codigo: string;
  readonly concesiones: readonly ConcesionPedida[];
};

/** An invitation in the place of the one that address may have had: one live link each. */
export async function insertarInvitacion(tx: Tx, nueva: Nueva): Promise<string> {
  const { email, nombre, creadaPor, codigo, concesiones } = nueva;
  await tx
    .updateTable('invitacion')
    .set({ revocada_en: sql`now()` })
    .where('email', '=', email)
    .where('aceptada_en', 'is', null)
    .where('revocada_en', 'is', null)
    .execute();
  const id = uuidv7();
  await tx
    .insertInto('invitacion')
    .values({ id, email, nombre, codigo_hash: huellaDeSecreto(codigo), creada_por: creadaPor, vence_en: VENCE })
    .execute();
  await sql`
    insert into invitacion_concesion (invitacion_id, rol, sucursal_id)
    select ${id}, * from unnest(${concesiones.map(({ rol }) => rol)}::text[],
                                ${concesiones.map(({ sucursalId }) => sucursalId)}::uuid[])
  `.execute(tx);
  return id;
}

/** Locks an invitation, so that nobody accepts it while somebody else renews or revokes it. */
export async function bloquearInvitacion(tx: Tx, id: string): Promise<void> {
  await sql`select from invitacion where id = ${id} for update`.execute(tx);
}

export async function renovarInvitacion(tx: Tx, id: string, codigo: string): Promise<void> {
  await tx
    .updateTable('invitacion')
    .set({ codigo_hash: huellaDeSecreto(codigo), vence_en: VENCE })
    .where('id', '=', id)
    .execute();
}

export async function revocarInvitacion(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('invitacion').set({ revocada_en: sql`now()` }).where('id', '=', id).execute();
}

/** Somebody leaves, or administers no more: what they invited others to, they invited them to with a right that is gone. */
export async function revocarInvitacionesDe(tx: Tx, creadaPor: string): Promise<void> {
  await tx
    .updateTable('invitacion')
    .set({ revocada_en: sql`now()` })
    .where('creada_por', '=', creadaPor)
    .where('aceptada_en', 'is', null)
    .where('revocada_en', 'is', null)
    .execute();
}

/** Uses an invitation up. Of two who accept it at once, one does. */
export async function aceptarInvitacion(tx: Tx, codigo: string): Promise<string | undefined> {
  const aceptada = await tx
    .updateTable('invitacion')
    .set({ aceptada_en: sql`now()` })
    .where('codigo_hash', '=', huellaDeSecreto(codigo))
    .where('aceptada_en', 'is', null)
    .where('revocada_en', 'is', null)
    .where('vence_en', '>', sql<string>`now()`)
    .returning('id')
    .executeTakeFirst();
  return aceptada?.id;
}
