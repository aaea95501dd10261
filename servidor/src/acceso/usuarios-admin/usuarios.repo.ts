import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';
import { type ConcesionPedida, reemplazarConcesiones } from './concesiones.repo.ts';

export type PersonaNueva = {
  readonly nombre: string;
  readonly email: string;
  readonly hash: string;
  readonly concesiones: readonly ConcesionPedida[];
};

/** A person with their first password and roles. Of two with the same address, one comes in. */
export async function insertarPersona(tx: Tx, { nombre, email, hash, concesiones }: PersonaNueva): Promise<string> {
  const correo = email.trim().toLowerCase();
  const creado = await tx
    .insertInto('usuario')
    .values({ id: uuidv7(), nombre: nombre.trim(), email: correo })
    .onConflict((fila) => fila.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!creado) rechazar('acceso.email_repetido', { email: correo });
  await tx.insertInto('credencial').values({ usuario_id: creado.id, contrasena: hash }).execute();
  await reemplazarConcesiones(tx, creado.id, concesiones);
  return creado.id;
}

/**
 * Locks a person and, in the same order for everybody, those who administer the whole installation: of two who take the
 * last ones away at the same time, the second sees what the first did.
 */
export async function bloquearConAdministradores(tx: Tx, usuarioId: string): Promise<void> {
  await sql`
    select from usuario where id = ${usuarioId} or activo and id in
      (select usuario_id from concesion where rol = 'administrador' and sucursal_id is null)
    order by id for no key update
  `.execute(tx);
}

/** Refuses what would leave nobody to administer the whole installation. After the write, with the locks held. */
export async function exigirQueQuedeAdministrador(tx: Tx): Promise<void> {
  const alguno = await tx
    .selectFrom('concesion as c')
    .innerJoin('usuario as u', 'u.id', 'c.usuario_id')
    .select('u.id')
    .where('c.rol', '=', 'administrador')
    .where('c.sucursal_id', 'is', null)
    .where('u.activo', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (!alguno) rechazar('acceso.ultimo_administrador', {});
}

export async function guardarPersona(
  tx: Tx,
  id: string,
  { nombre, activo }: { readonly nombre: string; readonly activo: boolean },
): Promise<void> {
  await tx.updateTable('usuario').set({ nombre, activo, version: sql`version + 1` }).where('id', '=', id).execute();
}

export async function subirVersion(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('usuario').set({ version: sql`version + 1` }).where('id', '=', id).execute();
}

/** What somebody may do changed: their sessions get another token with their next request (`seguridad.md` 3.2). */
export async function renovarSesiones(tx: Tx, usuarioId: string): Promise<void> {
  await tx.updateTable('sesion').set({ renovar: true }).where('usuario_id', '=', usuarioId).execute();
}

export async function guardarReinicio(
  tx: Tx,
  { usuarioId, pedidoPor, motivo }: { usuarioId: string; pedidoPor: string; motivo: string },
): Promise<void> {
  await sql`
    insert into reinicio_de_factor (usuario_id, pedido_por, motivo) values (${usuarioId}, ${pedidoPor}, ${motivo})
    on conflict (usuario_id) do update set pedido_por = excluded.pedido_por, pedido_en = now(), motivo = excluded.motivo
  `.execute(tx);
}

/** Keeps the roles asked for somebody, in the place of those that were asked before. */
export async function guardarAscenso(
  tx: Tx,
  {
    usuarioId,
    pedidoPor,
    concesiones,
  }: { usuarioId: string; pedidoPor: string; concesiones: readonly ConcesionPedida[] },
): Promise<void> {
  await sql`
    insert into ascenso_pedido (usuario_id, pedido_por, concesiones)
    values (${usuarioId}, ${pedidoPor}, ${JSON.stringify(concesiones)}::jsonb)
    on conflict (usuario_id) do update
      set pedido_por = excluded.pedido_por, pedido_en = now(), concesiones = excluded.concesiones
  `.execute(tx);
}

export async function borrarAscenso(tx: Tx, usuarioId: string): Promise<void> {
  await tx.deleteFrom('ascenso_pedido').where('usuario_id', '=', usuarioId).execute();
}

/** What waits for somebody and what they asked for others: who no longer administers asks for nothing. */
export async function borrarPedidos(tx: Tx, usuarioId: string): Promise<void> {
  await sql`delete from ascenso_pedido where ${usuarioId} in (usuario_id, pedido_por)`.execute(tx);
  await sql`delete from reinicio_de_factor where ${usuarioId} in (usuario_id, pedido_por)`.execute(tx);
}

export async function guardarPolitica(tx: Tx, rol: string, exige: boolean): Promise<void> {
  await sql`
    insert into politica_de_rol (rol, exige_segundo_factor) values (${rol}, ${exige})
    on conflict (rol) do update set exige_segundo_factor = excluded.exige_segundo_factor
  `.execute(tx);
}
