import { sql } from 'kysely';
import { huellaDeSecreto } from '#acceso/hash.ts';
import type { Db, Tx } from '#db/db.ts';
import type { Llavero } from '#http/entorno.ts';
import { type Recifrado, recifrar } from '#plataforma/recifrar.ts';
import { crearCodigosDeRecuperacion, crearSecretoDeCodigos, mostrarSecreto, sinGrupos } from './codigos.ts';

/** Until when a secret that was shown may still be activated. */
const VALIDEZ_DE_PREPARADO = '30 minutes';

/**
 * Makes the secret of a second factor that is worth nothing until a code of it is given; the former one that was never
 * activated dies. Nothing when there is an active one.
 */
export async function prepararSecreto(
  tx: Tx,
  llavero: Llavero,
  usuarioId: string,
): Promise<{ readonly secreto: string; readonly uri: string } | undefined> {
  const bytes = crearSecretoDeCodigos();
  const { claveId, cifrado } = llavero.cifrar(bytes, usuarioId);
  const { rows } = await sql<{ email: string }>`
    insert into factor_codigo as f (usuario_id, clave_id, secreto) values (${usuarioId}, ${claveId}, ${cifrado})
    on conflict (usuario_id) do update set clave_id = excluded.clave_id, secreto = excluded.secreto, preparado_en = now()
      where f.activo_desde is null
    returning (select email from usuario where id = f.usuario_id) as email
  `.execute(tx);
  return rows[0] && mostrarSecreto(bytes, rows[0].email);
}

/** The secret of a person: the active one, or the one being set up. */
export async function leerSecreto(
  db: Db | Tx,
  llavero: Llavero,
  usuarioId: string,
  cual: 'activo' | 'preparado',
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ claveId: string; secreto: Buffer }>`
    select clave_id as "claveId", secreto from factor_codigo
    where usuario_id = ${usuarioId} and (activo_desde is not null) = ${cual === 'activo'}
      and (activo_desde is not null or preparado_en > now() - ${VALIDEZ_DE_PREPARADO}::interval)
  `.execute(db);
  const [fila] = rows;
  return fila && llavero.descifrar(fila.claveId, fila.secreto, usuarioId);
}

/** Takes the code of a step once: of two with the same, or an older one, only the first gets through. */
export async function aceptarPaso(tx: Tx, usuarioId: string, paso: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update factor_codigo set ultimo_paso = ${paso}
    where usuario_id = ${usuarioId} and activo_desde is not null and (ultimo_paso is null or ultimo_paso < ${paso})
  `.execute(tx);
  return numAffectedRows === 1n;
}

/** From now on it is asked for. The code that activated it is used up. False when it was active already. */
export async function activarSecreto(tx: Tx, usuarioId: string, paso: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update factor_codigo set activo_desde = now(), ultimo_paso = ${paso}
    where usuario_id = ${usuarioId} and activo_desde is null
  `.execute(tx);
  return numAffectedRows === 1n;
}

/** Ten new recovery codes in the place of those there were. They are told this once. */
export async function reemplazarCodigos(tx: Tx, usuarioId: string): Promise<string[]> {
  const codigos = crearCodigosDeRecuperacion();
  await tx.deleteFrom('codigo_de_recuperacion').where('usuario_id', '=', usuarioId).execute();
  await sql`
    insert into codigo_de_recuperacion (usuario_id, codigo_hash)
    select ${usuarioId}, * from unnest(${codigos.map((codigo) => huellaDeSecreto(sinGrupos(codigo)))}::bytea[])
  `.execute(tx);
  return codigos;
}

/** Uses up a recovery code and answers how many are left; nothing when there is no such code, or it was used. */
export async function usarCodigoDeRecuperacion(tx: Tx, usuarioId: string, codigo: string): Promise<number | undefined> {
  const { numAffectedRows } = await sql`
    update codigo_de_recuperacion set usado_en = now()
    where usuario_id = ${usuarioId} and codigo_hash = ${huellaDeSecreto(codigo)} and usado_en is null
  `.execute(tx);
  if (numAffectedRows !== 1n) return undefined;
  const { rows } = await sql<{ quedan: number }>`
    select count(*)::int as quedan from codigo_de_recuperacion where usuario_id = ${usuarioId} and usado_en is null
  `.execute(tx);
  return rows[0]?.quedan ?? 0;
}

/** Codes of an application are no longer asked for; recovery codes go with the last factor. */
export async function quitarFactorDeCodigos(tx: Tx, usuarioId: string): Promise<void> {
  await tx.deleteFrom('factor_codigo').where('usuario_id', '=', usuarioId).execute();
  await quitarCodigosSinFactor(tx, usuarioId);
}

/** Recovery codes stand in for a factor: without any they are good for nothing. */
export async function quitarCodigosSinFactor(tx: Tx, usuarioId: string): Promise<void> {
  await sql`
    delete from codigo_de_recuperacion c where c.usuario_id = ${usuarioId}
      and not exists (select from llave_de_acceso l where l.usuario_id = ${usuarioId})
      and not exists (select from factor_codigo f where f.usuario_id = ${usuarioId} and f.activo_desde is not null)
  `.execute(tx);
}

/** Takes away every second factor of somebody who lost them all, and the request for it with them. */
export async function quitarFactores(tx: Tx, usuarioId: string): Promise<void> {
  for (const tabla of ['reinicio_de_factor', 'factor_codigo', 'codigo_de_recuperacion', 'llave_de_acceso'] as const) {
    await tx.deleteFrom(tabla).where('usuario_id', '=', usuarioId).execute();
  }
}

/** Encrypts every secret again with the key of today. */
export const recifrarSecretos = (tx: Tx, llavero: Llavero): Promise<Recifrado> =>
  recifrar(tx, llavero, { tabla: 'factor_codigo', id: 'usuario_id', cifrado: 'secreto' });
