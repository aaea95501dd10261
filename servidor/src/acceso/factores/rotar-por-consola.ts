import { sql } from 'kysely';
import { auditarPorConsola } from '#acceso/alta.ts';
import { usuarioDeConsola } from '#acceso/usuarios.repo.ts';
import { recifrarPendientes } from '#correo/index.ts';
import type { Db, Tx } from '#db/db.ts';
import type { Recifrado } from '#plataforma/recifrar.ts';
import { recifrarSecretos } from './factores.repo.ts';
import { abrirLlavero, rotarLlavero } from './llavero.ts';

/** Any number that nothing else locks by. */
const CERROJO = 7_264_214;

/**
 * Another key for what only this installation may read, and everything under it again: all in one transaction, beside a running
 * server. Cut at any moment nothing is lost: what was not written again names the former key, which stays in the file.
 */
export async function rotarClaveDeSecretos(db: Db, dataDir: string): Promise<Recifrado> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${CERROJO})`.execute(tx);
    rotarLlavero(dataDir);
    const llavero = abrirLlavero(dataDir);
    const partes = [await recifrarSecretos(tx, llavero), await recifrarPendientes(tx, llavero)];
    const recifrados = partes.reduce((suma, parte) => suma + parte.recifrados, 0);
    const ilegibles = partes.reduce((suma, parte) => suma + parte.ilegibles, 0);
    await auditarRotacion(tx, { secreto: 'segundo-factor', recifrados, ilegibles });
    return { recifrados, ilegibles };
  });
}

/** The trace of a secret that was changed: which one, never what it is. */
export async function auditarRotacion(
  tx: Tx,
  cambios: { readonly secreto: string } & Partial<Recifrado>,
): Promise<void> {
  const { id } = await usuarioDeConsola(tx);
  await auditarPorConsola(tx, { accion: 'secreto.rotar', id, cambios });
}
