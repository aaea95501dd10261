import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';

export type CredencialLeida = { readonly usuarioId: string; readonly nombre: string; readonly contrasena: string };

/** The active person with that e-mail or alias, with the hash to check a password against. */
export async function leerCredencial(db: Db, usuario: string): Promise<CredencialLeida | undefined> {
  const buscado = usuario.trim().toLowerCase();
  return db
    .selectFrom('usuario as u')
    .innerJoin('credencial as c', 'c.usuario_id', 'u.id')
    .select(['u.id as usuarioId', 'u.nombre', 'c.contrasena'])
    .where((fila) => fila.or([fila('u.email', '=', buscado), fila('u.alias', '=', buscado)]))
    .where('u.activo', '=', true)
    .executeTakeFirst();
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

export type UsuarioNuevo = {
  readonly nombre: string;
  readonly email: string;
  readonly rol: Rol;
  /** Null grants the role in every sucursal. */
  readonly sucursalId: string | null;
  readonly hash: string;
};

export async function insertarUsuario(tx: Tx, { nombre, email, rol, sucursalId, hash }: UsuarioNuevo): Promise<string> {
  const correo = email.trim().toLowerCase();
  const creado = await tx
    .insertInto('usuario')
    .values({ id: uuidv7(), nombre: nombre.trim(), email: correo })
    .onConflict((fila) => fila.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!creado) rechazar('acceso.email_repetido', { email: correo });
  await tx.insertInto('credencial').values({ usuario_id: creado.id, contrasena: hash }).execute();
  await tx.insertInto('concesion').values({ usuario_id: creado.id, rol, sucursal_id: sucursalId }).execute();
  return creado.id;
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

export type SucursalDeUsuario = { readonly id: string; readonly codigo: string; readonly nombre: string };

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
