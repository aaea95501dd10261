import { randomBytes } from 'node:crypto';
import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#db/db.ts';
import { ReglaRota, rechazar } from '#http/regla-rota.ts';
import { asentarAuditoria, diferencias } from '#plataforma/auditoria.ts';
import { exigirContrasenaNueva } from './contrasenas/exigir.query.ts';
import { crearHash, crearSecreto, huellaDeSecreto } from './hash.ts';
import { hayAdministrador, usuarioDeConsola } from './usuarios.repo.ts';
import { insertarPersona } from './usuarios-admin/usuarios.repo.ts';

const VALIDEZ_DEL_CODIGO = '60 minutes';

/**
 * The one-time code that lets the first administrator register: 128 bits, one hour, single use. Each start makes a
 * new one and the former stop working.
 */
export async function emitirCodigoDeAlta(db: Db): Promise<string> {
  const codigo = randomBytes(16).toString('base64url');
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('codigo_de_alta').execute();
    await tx
      .insertInto('codigo_de_alta')
      .values({ codigo_hash: huellaDeSecreto(codigo), vence_en: sql`now() + ${VALIDEZ_DEL_CODIGO}::interval` })
      .execute();
  });
  return codigo;
}

type PrimeraCuenta = { readonly nombre: string; readonly email: string; readonly contrasena: string };

/** Registers the first administrator with the console's code. Two at once: the code's row is locked, one wins. */
export async function crearPrimeraCuenta(tx: Tx, codigo: string, cuenta: PrimeraCuenta, hash: string): Promise<string> {
  const usado = await tx
    .updateTable('codigo_de_alta')
    .set({ usado_en: sql`now()` })
    .where('codigo_hash', '=', huellaDeSecreto(codigo))
    .where('usado_en', 'is', null)
    .where('vence_en', '>', sql<string>`now()`)
    .returning('codigo_hash')
    .executeTakeFirst();
  if (await hayAdministrador(tx)) rechazar('acceso.alta_cerrada', {});
  if (!usado) rechazar('acceso.codigo_de_alta', {});
  return insertarPersona(tx, { ...cuenta, hash, concesiones: [{ rol: 'administrador', sucursalId: null }] });
}

/**
 * Creates the administrator of ADMIN_EMAIL and ADMIN_PASSWORD when there is none yet.
 * Answers whether somebody administers this installation afterwards.
 */
export async function asegurarAdministrador(
  db: Db,
  { email, contrasena }: { readonly email?: string | undefined; readonly contrasena?: string | undefined },
): Promise<boolean> {
  if (await hayAdministrador(db)) return true;
  if (email === undefined || contrasena === undefined) return false;
  const nombre = email.split('@')[0] ?? email;
  await crearUsuarioPorConsola(db, { nombre, email, rol: 'administrador', contrasena }).catch(async (error) => {
    // Another server that started at the same time may have just done it.
    if (!(error instanceof ReglaRota) || !(await hayAdministrador(db))) throw error;
  });
  return true;
}

type PorConsola = PrimeraCuenta & { readonly rol: Rol };

/** A user made by the operator, outside any session. */
export async function crearUsuarioPorConsola(db: Db, { rol, contrasena, ...cuenta }: PorConsola): Promise<string> {
  await exigirContrasenaNueva(db, { contrasena, persona: [cuenta.nombre, cuenta.email] });
  const hash = await crearHash(contrasena);
  return db.transaction().execute(async (tx) => {
    const id = await insertarPersona(tx, { ...cuenta, hash, concesiones: [{ rol, sucursalId: null }] });
    await auditarPorConsola(tx, { accion: 'usuario.crear', id, cambios: { ...cuenta, rol } });
    return id;
  });
}

type ClaveNueva = {
  readonly email: string;
  readonly venceDias?: number | undefined;
  readonly cuota?: number | undefined;
};

/** An API key for an existing user. The key is told once; only its hash stays. */
export async function crearClaveApi(db: Db, { email, venceDias, cuota = 6_000 }: ClaveNueva): Promise<string> {
  const clave = `tt_${crearSecreto()}`;
  await db.transaction().execute(async (tx) => {
    const usuario = await tx
      .selectFrom('usuario')
      .select('id')
      .where('email', '=', email.trim().toLowerCase())
      .where('activo', '=', true)
      .executeTakeFirst();
    if (!usuario) rechazar('comun.no_encontrado', { que: `una persona usuaria activa con el correo ${email}` });
    await tx
      .insertInto('clave_api')
      .values({
        id: uuidv7(),
        usuario_id: usuario.id,
        clave_hash: huellaDeSecreto(clave),
        cuota,
        vence_en: venceDias === undefined ? null : sql`now() + make_interval(days => ${venceDias}::int)`,
      })
      .execute();
    await auditarPorConsola(tx, { accion: 'clave_api.crear', id: usuario.id, cambios: { cuota } });
  });
  return clave;
}

/** The trace of what the operator does, outside any session. */
export async function auditarPorConsola(
  tx: Tx,
  { accion, id, cambios }: { accion: string; id: string; cambios: Record<string, string | number> },
): Promise<void> {
  const consola = await usuarioDeConsola(tx);
  await asentarAuditoria(
    tx,
    { usuarioId: consola.id, quien: consola.nombre, direccion: 'consola', pedidoId: uuidv7() },
    { accion, entidad: 'usuario', id, cambios: diferencias(null, cambios) },
  );
}
