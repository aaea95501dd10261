import type { Entidad } from '@trastienda/nucleo/importaciones/perfiles.ts';
import { sql } from 'kysely';
import type { Copiar } from '#db/copia.ts';
import type { Tx } from '#db/db.ts';
import type { Lote, RechazoDeFila } from './mensajes.ts';
import { STAGING } from './preparacion.ts';

/** Any number does, as long as nothing else in the database locks on it. */
const CERROJO = 7_264_301;

/** Takes the turn to import until the transaction ends; `false` when somebody else has it. */
export async function tomarTurno(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ mio: boolean }>`select pg_try_advisory_xact_lock(${CERROJO}) as mio`.execute(tx);
  return rows[0]?.mio ?? false;
}

export type ImportacionNueva = {
  readonly id: string;
  readonly entidad: Entidad;
  readonly perfil: string;
  readonly archivo: string;
  readonly hash: Buffer;
  readonly depositoId: string | null;
  readonly usuarioId: string;
};

export async function crearImportacion(tx: Tx, nueva: ImportacionNueva): Promise<void> {
  await tx
    .insertInto('importacion')
    .values({
      id: nueva.id,
      entidad: nueva.entidad,
      perfil: nueva.perfil,
      archivo: nueva.archivo,
      archivo_hash: nueva.hash,
      deposito_id: nueva.depositoId,
      creada_por: nueva.usuarioId,
    })
    .execute();
}

/** When the same bytes were taken before, for the same entidad. */
export async function leerAnterior(tx: Tx, entidad: Entidad, hash: Buffer): Promise<string | undefined> {
  const previa = await tx
    .selectFrom('importacion')
    .select('aplicada_en')
    .where('archivo_hash', '=', hash)
    .where('entidad', '=', entidad)
    .where('estado', '=', 'APLICADA')
    .orderBy('aplicada_en', 'desc')
    .limit(1)
    .executeTakeFirst();
  return previa?.aplicada_en ?? undefined;
}

/** Puts the accepted rows of a lote in staging. */
export async function copiarLote(copiar: Copiar, importacionId: string, entidad: Entidad, lote: Lote): Promise<void> {
  if (lote.aceptadas.length === 0) return;
  const { tabla, columnas } = STAGING[entidad];
  const filas = lote.aceptadas.values().map((celdas) => [importacionId, ...celdas]);
  await copiar(tabla, ['importacion_id', ...columnas], filas);
}

/** Writes down why rows were left out; `desde` is how many were written before. */
export async function insertarRechazos(
  tx: Tx,
  importacionId: string,
  rechazos: readonly RechazoDeFila[],
  desde: number,
): Promise<void> {
  if (rechazos.length === 0) return;
  await sql`
    insert into importacion_rechazo (importacion_id, orden, fila, columna, valor, motivo, referencia)
    select * from unnest(
      ${rechazos.map(() => importacionId)}::uuid[], ${rechazos.map((_, i) => desde + i)}::int[],
      ${rechazos.map(({ fila }) => fila)}::int[], ${rechazos.map(({ columna }) => columna)}::text[],
      ${rechazos.map(({ valor }) => valor.replaceAll('\u0000', ''))}::text[],
      ${rechazos.map(({ motivo }) => motivo)}::text[],
      ${rechazos.map(({ referencia }) => referencia.replaceAll('\u0000', '').slice(0, 80))}::text[])
  `.execute(tx);
}

/** Takes rows back out of staging, once something the file alone could not tell spoke against them. */
export async function quitarDeStaging(
  tx: Tx,
  importacionId: string,
  entidad: Entidad,
  filas: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom(STAGING[entidad].tabla)
    .where('importacion_id', '=', importacionId)
    .where('fila', '=', sql<number>`any(${filas}::int[])`)
    .execute();
}

export type Totales = { readonly leidas: number; readonly rechazadas: number };

export async function marcarValidada(tx: Tx, importacionId: string, { leidas, rechazadas }: Totales): Promise<void> {
  await tx
    .updateTable('importacion')
    .set({ estado: 'VALIDADA', leidas, rechazadas })
    .where('id', '=', importacionId)
    .execute();
}

export async function marcarAplicada(tx: Tx, importacionId: string, creadas: number): Promise<void> {
  await tx
    .updateTable('importacion')
    .set({ estado: 'APLICADA', creadas, aplicada_en: sql<string>`clock_timestamp()` })
    .where('id', '=', importacionId)
    .execute();
}

/** Every reason, in the order of the file. */
export async function* leerRechazos(tx: Tx, importacionId: string): AsyncGenerator<RechazoDeFila> {
  yield* tx
    .selectFrom('importacion_rechazo')
    .select(['fila', 'columna', 'valor', 'motivo', 'referencia'])
    .where('importacion_id', '=', importacionId)
    .orderBy('fila')
    .orderBy('orden')
    .stream(1_000);
}

/** Takes whole comprobantes out of staging: they were taken before. */
export async function quitarComprobantes(
  tx: Tx,
  importacionId: string,
  comprobantes: readonly string[],
): Promise<void> {
  if (comprobantes.length === 0) return;
  await tx
    .deleteFrom('importacion_venta')
    .where('importacion_id', '=', importacionId)
    .where('comprobante', '=', sql<string>`any(${comprobantes}::text[])`)
    .execute();
}
