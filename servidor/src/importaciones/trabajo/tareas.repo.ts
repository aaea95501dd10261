import type { ErrorDeNegocio } from '@trastienda/nucleo/errores.ts';
import type { Tarea } from '@trastienda/nucleo/importaciones/ciclo-de-importacion.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { transaccion } from '#db/transaccion.ts';
import { fraseDe, rechazar } from '#http/regla-rota.ts';
import { publicar } from '#plataforma/eventos.ts';
import type { Avance } from './obra.ts';

/** Class of the advisory locks by which a process shows that it lives; the other half is its number. */
const CERROJO_DE_PROCESO = 7_264_303;
/** Any number does, as long as nothing else in the database locks on it. */
const CERROJO_DE_TURNO = 7_264_301;

/** Takes the turn to import until the transaction ends; `false` when somebody else has it. */
export async function tomarTurno(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ mio: boolean }>`select pg_try_advisory_xact_lock(${CERROJO_DE_TURNO}) as mio`.execute(
    tx,
  );
  return rows[0]?.mio ?? false;
}

/** The same, waiting for it: one import at a time in the whole database. */
export async function esperarTurno(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CERROJO_DE_TURNO})`.execute(tx);
}

/** Shows, for as long as the connection lives, that the process of this number does. */
export const SENAL_DE_VIDA = { texto: 'select pg_advisory_lock($1, $2)', clase: CERROJO_DE_PROCESO };

/** Says that long work is about to begin; refuses when there is some already. */
export async function marcarTarea(tx: Tx, id: string, tarea: Tarea, ejecutor: number): Promise<void> {
  const nueva = await tx
    .insertInto('importacion_tarea')
    .values({ importacion_id: id, tarea, ejecutor })
    .onConflict((fila) => fila.doNothing())
    .returning('importacion_id')
    .executeTakeFirst();
  if (!nueva) rechazar('importaciones.tarea_en_curso', {});
  await tx.updateTable('importacion').set({ fallo: null, version: sql`version + 1` }).where('id', '=', id).execute();
}

export async function avanzarTarea(db: Db, id: string, ejecutor: number, avance: Avance): Promise<void> {
  await db
    .updateTable('importacion_tarea')
    .set({ etapa: avance.etapa, hechos: avance.hechos, total: avance.total })
    .where('importacion_id', '=', id)
    .where('ejecutor', '=', ejecutor)
    .execute();
}

/** Ends the work inside its own transaction; `false` when somebody gave it up meanwhile: then it must not be kept. */
export async function terminarTarea(tx: Tx, id: string, ejecutor: number): Promise<boolean> {
  const terminada = await tx
    .deleteFrom('importacion_tarea')
    .where('importacion_id', '=', id)
    .where('ejecutor', '=', ejecutor)
    .returning('importacion_id')
    .executeTakeFirst();
  return terminada !== undefined;
}

type DeQuien = { readonly ejecutor: number; readonly usuarioId?: string };

/** Ends the work that changed nothing, and says why, also to who asked for it. Nothing happens when it had ended already. */
export async function fallarTarea(
  db: Db,
  id: string,
  { ejecutor, usuarioId }: DeQuien,
  error: ErrorDeNegocio,
): Promise<void> {
  await fallar(db, sql`t.importacion_id = ${id} and t.ejecutor = ${ejecutor}`, error, usuarioId);
}

type Fallida = { readonly importacionId: string; readonly archivo: string; readonly usuarioId: string };

/** Of work whose process is gone only who brought the file is known. */
async function fallar(
  db: Db,
  cuales: RawBuilder<unknown>,
  error: ErrorDeNegocio,
  usuarioId: string | null = null,
): Promise<void> {
  const { code, data } = error;
  await transaccion(db, async (tx) => {
    const { rows } = await sql<Fallida>`
      with fallidas as (delete from importacion_tarea t where ${cuales} returning importacion_id, tarea)
      update importacion i
         set version = version + 1,
             fallo = jsonb_build_object('tarea', f.tarea, 'code', ${code}::text, 'data', ${JSON.stringify(data)}::jsonb)
        from fallidas f where i.id = f.importacion_id
      returning i.id as "importacionId", i.archivo, coalesce(${usuarioId}::uuid, i.creada_por) as "usuarioId"
    `.execute(tx);
    // Whoever cancels knows it.
    if (error.code === CANCELADA.code) return;
    const motivo = fraseDe(error);
    await publicar(
      tx,
      ...rows.map(({ usuarioId, ...datos }) => ({
        tipo: 'importacion.fallida' as const,
        usuarioId,
        datos: { ...datos, motivo },
      })),
    );
  });
}

/** Why work that its process, or its database, left half done ends. */
export const INTERRUMPIDA: ErrorDeNegocio = { code: 'importaciones.interrumpida', data: {} };
/** Why work that the disk had no room for ends: to begin it again is of no use before there is. */
export const SIN_ESPACIO: ErrorDeNegocio = { code: 'comun.sin_espacio', data: {} };
/** Why work that somebody stopped ends. */
export const CANCELADA: ErrorDeNegocio = { code: 'importaciones.cancelada', data: {} };

const MUERTA = sql`not exists (
  select from pg_locks l
   where l.locktype = 'advisory' and l.granted and l.classid = ${CERROJO_DE_PROCESO} and l.objid::bigint = t.ejecutor
     and l.database = (select oid from pg_database where datname = current_database()))`;

/** The work of processes that died ends as interrupted. It changed nothing: its transaction died with it. */
export async function recogerInterrumpidas(db: Db): Promise<void> {
  const { rows } = await sql`select from importacion_tarea t where ${MUERTA} limit 1`.execute(db);
  if (rows.length > 0) await fallar(db, MUERTA, INTERRUMPIDA);
}

/** Where the work is being done, when it is. */
export async function ejecutorDe(db: Db, id: string): Promise<number | undefined> {
  const fila = await db
    .selectFrom('importacion_tarea')
    .select('ejecutor')
    .where('importacion_id', '=', id)
    .executeTakeFirst();
  return fila?.ejecutor;
}

/** Cuts the connection of work that another process does: its transaction is undone. */
export async function cortarConexion(db: Db, id: string): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = ${nombreDeConexion(id)}
  `.execute(db);
}

/** How the connection of some work calls itself. */
export const nombreDeConexion = (id: string): string => `importacion ${id}`;
