import type { Uso } from '@trastienda/nucleo/adjuntos/limites.ts';
import type { EstadoDeImportacion } from '@trastienda/nucleo/importaciones/ciclo-de-importacion.ts';
import type { Formato, Importacion, Mapeo, Opciones } from '@trastienda/nucleo/importaciones/contrato.ts';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';
import { DIAS_EN_ESPERA } from './archivo/almacen.ts';

/** How the file is read and what is done with it. */
export type Lectura = {
  readonly perfil: string | null;
  readonly formato: Formato;
  readonly titulos: readonly string[];
  readonly mapeo: Mapeo;
  readonly opciones: Opciones;
};

type ImportacionNueva = Lectura & {
  readonly id: string;
  readonly entidad: Entidad;
  readonly archivo: string;
  readonly hash: Buffer;
  readonly bytes: number;
  /** Its random name in the store; null for what the console reads where it is. */
  readonly guardado: string | null;
  readonly usuarioId: string;
  /** Whose list it is, when it is one. */
  readonly proveedorId?: string | undefined;
};

const json = (valor: unknown) => sql<string>`${JSON.stringify(valor)}::jsonb`;

export async function crearImportacion(tx: Tx, nueva: ImportacionNueva): Promise<void> {
  const { perfil, formato, titulos, mapeo, opciones } = nueva;
  await tx
    .insertInto('importacion')
    .values({
      id: nueva.id,
      entidad: nueva.entidad,
      archivo: nueva.archivo,
      archivo_hash: nueva.hash,
      bytes: nueva.bytes,
      // The console reads a file where it is.
      ocupa: nueva.guardado === null ? 0 : nueva.bytes,
      guardado: nueva.guardado,
      creada_por: nueva.usuarioId,
      proveedor_id: nueva.proveedorId ?? null,
      perfil,
      formato: json(formato),
      titulos: sql<string[]>`${titulos}::text[]`,
      mapeo: json(mapeo),
      opciones: json(opciones),
    })
    .execute();
}

export type ImportacionGuardada = Lectura & {
  readonly id: string;
  readonly version: number;
  readonly entidad: Entidad;
  readonly archivo: string;
  readonly bytes: number;
  readonly estado: EstadoDeImportacion;
  readonly guardado: string | null;
  readonly creadaPor: string;
  readonly aplicadaEn: string | null;
  /** Whose list it is, when it is one. */
  readonly proveedorId: string | null;
  /** Rows that the last comparison read, and left out. */
  readonly leidas: number | null;
  readonly rechazadas: number | null;
  /** Whether long work is in course. */
  readonly ocupada: boolean;
};

const COLUMNAS = [
  'id',
  'version',
  sql<Entidad>`entidad`.as('entidad'),
  'archivo',
  'bytes',
  sql<EstadoDeImportacion>`estado`.as('estado'),
  'guardado',
  'perfil',
  sql<Formato>`formato`.as('formato'),
  'titulos',
  sql<Mapeo>`mapeo`.as('mapeo'),
  sql<Opciones>`opciones`.as('opciones'),
  'creada_por as creadaPor',
  'aplicada_en as aplicadaEn',
  'proveedor_id as proveedorId',
  'leidas',
  'rechazadas',
  sql<boolean>`exists (select from importacion_tarea t where t.importacion_id = importacion.id)`.as('ocupada'),
] as const;

export const leerImportacion = (db: Db | Tx, id: string): Promise<ImportacionGuardada | undefined> =>
  db.selectFrom('importacion').select(COLUMNAS).where('id', '=', id).executeTakeFirst();

/** The same, of one that somebody named: what is not there is refused. */
export const exigirImportacion = async (db: Db | Tx, id: string): Promise<ImportacionGuardada> =>
  (await leerImportacion(db, id)) ?? rechazar('comun.no_encontrado', { que: 'la importación' });

/** Locks an importación to decide about it; its rows of staging and progress may still be written meanwhile. */
export const bloquearImportacion = (tx: Tx, id: string): Promise<ImportacionGuardada | undefined> =>
  tx.selectFrom('importacion').select(COLUMNAS).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Another way of reading the file: what was validated no longer holds. */
export async function cambiarLectura(tx: Tx, id: string, lectura: Lectura): Promise<void> {
  const { perfil, formato, titulos, mapeo, opciones } = lectura;
  await tx
    .updateTable('importacion')
    .set({
      estado: 'CARGADA',
      version: sql`version + 1`,
      perfil,
      formato: json(formato),
      titulos: sql<string[]>`${titulos}::text[]`,
      mapeo: json(mapeo),
      opciones: json(opciones),
      leidas: null,
      rechazadas: null,
      crear: null,
      actualizar: null,
      sin_cambios: null,
      detalles: json([]),
      fallo: null,
      validada_en: null,
    })
    .where('id', '=', id)
    .execute();
}

export async function marcarDescartada(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('importacion')
    .set({ estado: 'DESCARTADA', version: sql`version + 1`, guardado: null, ocupa: 0, fallo: null })
    .where('id', '=', id)
    .execute();
}

export type Totales = {
  readonly leidas: number;
  readonly rechazadas: number;
  readonly crear: number;
  readonly actualizar: number;
  readonly sinCambios: number;
  readonly detalles: Importacion['detalles'];
};

const columnasDeTotales = ({ leidas, rechazadas, crear, actualizar, sinCambios, detalles }: Totales) => ({
  version: sql<number>`version + 1`,
  leidas,
  rechazadas,
  crear,
  actualizar,
  sin_cambios: sinCambios,
  detalles: json(detalles),
  fallo: null,
});

export async function marcarValidada(tx: Tx, id: string, totales: Totales): Promise<void> {
  await tx
    .updateTable('importacion')
    .set({ ...columnasDeTotales(totales), estado: 'VALIDADA', validada_en: sql<string>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

/** The file is not needed any more: what it brought is in the rows of the importación. */
export async function marcarAplicada(tx: Tx, id: string, totales: Totales, usuarioId: string): Promise<void> {
  await tx
    .updateTable('importacion')
    .set({
      ...columnasDeTotales(totales),
      estado: 'APLICADA',
      guardado: null,
      validada_en: sql<string>`coalesce(validada_en, clock_timestamp())`,
      aplicada_en: sql<string>`clock_timestamp()`,
      aplicada_por: usuarioId,
    })
    .where('id', '=', id)
    .execute();
}

export async function marcarRevertida(tx: Tx, id: string, noRevertidas: number, usuarioId: string): Promise<void> {
  await tx
    .updateTable('importacion')
    .set({
      estado: 'REVERTIDA',
      version: sql`version + 1`,
      no_revertidas: noRevertidas,
      fallo: null,
      revertida_en: sql<string>`clock_timestamp()`,
      revertida_por: usuarioId,
    })
    .where('id', '=', id)
    .execute();
}

/** When the same bytes were taken before, for the same entidad, and still hold. */
export async function leerAnterior(
  db: Db | Tx,
  { id, entidad, hash }: { readonly id: string; readonly entidad: Entidad; readonly hash: Buffer },
): Promise<{ readonly id: string; readonly aplicadaEn: string } | undefined> {
  const previa = await db
    .selectFrom('importacion')
    .select(['id', 'aplicada_en as aplicadaEn'])
    .where('archivo_hash', '=', hash)
    .where('entidad', '=', entidad)
    .where('estado', '=', 'APLICADA')
    .where('id', '<>', id)
    .orderBy('aplicada_en', 'desc')
    .limit(1)
    .executeTakeFirst();
  return previa?.aplicadaEn ? { id: previa.id, aplicadaEn: previa.aplicadaEn } : undefined;
}

/** The random names of files that somebody may still apply. */
export async function guardadosVigentes(db: Db): Promise<ReadonlySet<string>> {
  const filas = await db
    .selectFrom('importacion')
    .select('guardado')
    .where('guardado', 'is not', null)
    .where(sql<boolean>`greatest(creada_en, validada_en) > now() - make_interval(days => ${DIAS_EN_ESPERA}::int)`)
    .execute();
  return new Set(filas.flatMap(({ guardado }) => guardado ?? []));
}

/** The importaciones whose file was thrown away end there. */
export async function descartarVencidas(db: Db, guardados: readonly string[]): Promise<void> {
  if (guardados.length === 0) return;
  await db
    .updateTable('importacion')
    .set({ estado: 'DESCARTADA', guardado: null, ocupa: 0, version: sql`version + 1` })
    .where('guardado', '=', sql<string>`any(${guardados}::text[])`)
    .where('estado', 'in', ['CARGADA', 'VALIDADA'])
    .execute();
}

/**
 * Those of these importaciones that there are, and whether each keeps the file it came with: neither discarded nor let go to make
 * room.
 */
export async function conOriginal(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
  const filas = await db
    .selectFrom('importacion')
    .select(['id', 'ocupa'])
    .where(sql<boolean>`id::text = any(${ids}::text[])`)
    .execute();
  return new Map(filas.map(({ id, ocupa }) => [id, ocupa > 0]));
}

/** Files that came so long ago give way when the quota is nearly full. */
const DIAS_DE_UN_ORIGINAL = 90;

/** Lets go of the oldest files that importaciones came with, as many as `sobran`; what each one brought stays. */
export async function soltarOriginales(tx: Tx, sobran: Uso): Promise<void> {
  await sql`
    update importacion i set ocupa = 0
    from (select o.id, count(*) over antes as archivos, coalesce(sum(o.ocupa) over antes, 0) as bytes
            from importacion o
           where o.ocupa > 0 and o.guardado is null
             and o.creada_en < now() - make_interval(days => ${DIAS_DE_UN_ORIGINAL}::int)
          window antes as (order by o.creada_en, o.id rows between unbounded preceding and 1 preceding)) n
    where i.id = n.id and (n.archivos < ${sobran.archivos}::numeric or n.bytes < ${sobran.bytes}::numeric)
  `.execute(tx);
}
