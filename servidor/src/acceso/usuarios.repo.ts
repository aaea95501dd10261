import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#db/db.ts';
import { huellaDeSecreto } from './hash.ts';

/** Whose credential: the person of a session, or whoever has that e-mail or alias. */
export type Buscado = { readonly id: string } | { readonly usuario: string };

export type CredencialLeida = {
  readonly usuarioId: string;
  readonly contrasena: string;
  /** When the password was chosen, as the database writes it. */
  readonly cambiadaEn: string;
  /** The browser that asks, when it is a known one of this person. */
  readonly dispositivoId: string | null;
};

/** The active person looked for, with the hash to check a password against. */
export async function leerCredencial(
  db: Db,
  buscado: Buscado,
  marca: string | undefined,
): Promise<CredencialLeida | undefined> {
  const nombre = 'usuario' in buscado ? buscado.usuario.trim().toLowerCase() : null;
  const id = 'id' in buscado ? buscado.id : null;
  const { rows } = await sql<CredencialLeida>`
    select u.id as "usuarioId", c.contrasena, c.cambiada_en::text as "cambiadaEn", d.id as "dispositivoId"
    from usuario u join credencial c on c.usuario_id = u.id
    left join dispositivo d on d.usuario_id = u.id and d.token_hash = ${marca === undefined ? null : huellaDeSecreto(marca)}
                           and d.vence_en > now()
    where (u.email = ${nombre} or u.alias = ${nombre} or u.id = ${id}::uuid) and u.activo
  `.execute(db);
  return rows[0];
}

/**
 * Whether a password that was found right is still the one: it may have been changed while it was looked at. Whoever
 * changes it waits until this transaction ends, and then finds what it opened.
 */
export async function sostenerCredencial(
  tx: Tx,
  { usuarioId, cambiadaEn }: Pick<CredencialLeida, 'usuarioId' | 'cambiadaEn'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from credencial where usuario_id = ${usuarioId} and cambiada_en = ${cambiadaEn}::timestamptz for no key update
  `.execute(tx);
  return rows.length === 1;
}

/** Keeps a password hashed again with the parameters of today, unless it was changed meanwhile. */
export async function renovarHash(db: Db, usuarioId: string, antes: string, despues: string): Promise<void> {
  await db
    .updateTable('credencial')
    .set({ contrasena: despues })
    .where('usuario_id', '=', usuarioId)
    .where('contrasena', '=', antes)
    .execute();
}

export async function hayAdministrador(db: Db | Tx): Promise<boolean> {
  const alguno = await db
    .selectFrom('concesion as c')
    .innerJoin('usuario as u', 'u.id', 'c.usuario_id')
    .select('u.id')
    .where('c.rol', '=', 'administrador')
    .where('u.activo', '=', true)
    .limit(1)
    .executeTakeFirst();
  return alguno !== undefined;
}

const CONSOLA = 'consola@trastienda.invalid';

/** Who signs what the operator does from the console. Inactive: nobody can log in as it. */
export async function usuarioDeConsola(tx: Tx): Promise<{ readonly id: string; readonly nombre: string }> {
  const nombre = 'Operación por consola';
  await tx
    .insertInto('usuario')
    .values({ id: uuidv7(), nombre, email: CONSOLA, activo: false })
    .onConflict((fila) => fila.doNothing())
    .execute();
  return tx.selectFrom('usuario').select(['id', 'nombre']).where('email', '=', CONSOLA).executeTakeFirstOrThrow();
}

type SucursalDeUsuario = { readonly id: string; readonly codigo: string; readonly nombre: string };

/** The active sucursales a person has any role in. */
export async function sucursalesDe(db: Db, usuarioId: string): Promise<SucursalDeUsuario[]> {
  const { rows } = await sql<SucursalDeUsuario>`
    select s.id, s.codigo, s.nombre from sucursal s
    where s.activa and exists (select from concesion c
      where c.usuario_id = ${usuarioId} and (c.sucursal_id is null or c.sucursal_id = s.id))
    order by s.id
  `.execute(db);
  return rows;
}
