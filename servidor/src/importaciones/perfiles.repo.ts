import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import type { Formato, Opciones, PerfilDeImportacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { type Perfil, perfilesDelProducto } from '@trastienda/nucleo/importaciones/perfiles.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#db/db.ts';

const vistas = (db: Db | Tx) =>
  db
    .selectFrom('importacion_perfil as p')
    .innerJoin('usuario as u', 'u.id', 'p.modificado_por')
    .select([
      'p.id',
      'p.version',
      'p.nombre',
      sql<Entidad>`p.entidad`.as('entidad'),
      sql<Formato | null>`p.formato`.as('formato'),
      sql<Record<string, string>>`p.columnas`.as('columnas'),
      // Why one file was let repeat codes was said of that file (ART-25).
      sql<Opciones>`p.opciones - '{sinUsar,motivoDeCruces}'::text[]`.as('opciones'),
      'p.modificado_en as modificadoEn',
      'u.nombre as modificadoPor',
    ]);

/** The profiles people saved. */
export async function leerPerfiles(db: Db | Tx, entidad: Entidad | undefined): Promise<PerfilDeImportacion[]> {
  const query = entidad === undefined ? vistas(db) : vistas(db).where('p.entidad', '=', entidad);
  return ordenados(query).execute();
}

const ordenados = (query: ReturnType<typeof vistas>): ReturnType<typeof vistas> =>
  query.orderBy('p.entidad').orderBy(sql`p.nombre collate "es-x-icu"`).orderBy('p.id');

/** Those that people saved for an entidad and those that ship with the product, as a file is recognised by them. */
export async function perfilesConocidos(db: Db | Tx, entidad: Entidad): Promise<readonly Perfil[]> {
  return [...(await perfilesGuardados(db, entidad)), ...perfilesDelProducto];
}

/** Those that people saved for an entidad, with the columns that they left aside (`sinUsar`, kept among the opciones). */
export async function perfilesGuardados(db: Db | Tx, entidad: Entidad): Promise<readonly Perfil[]> {
  const guardados = await ordenados(vistas(db).where('p.entidad', '=', entidad))
    .select(sql<string[] | null>`p.opciones -> 'sinUsar'`.as('sinUsar'))
    .execute();
  return guardados.map(aPerfil);
}

type Guardado = PerfilDeImportacion & { readonly sinUsar: readonly string[] | null };

const aPerfil = ({ nombre, entidad, formato, columnas, opciones, sinUsar }: Guardado): Perfil => ({
  nombre,
  titulo: nombre,
  entidad,
  columnas: Object.fromEntries(Object.entries(columnas).map(([campo, titulo]) => [campo, [titulo]])),
  necesarias: Object.keys(columnas),
  formato,
  opciones,
  sinUsar: sinUsar ?? undefined,
});

type Nuevo = Pick<PerfilDeImportacion, 'nombre' | 'entidad' | 'formato' | 'columnas' | 'opciones'> & {
  readonly sinUsar: readonly string[];
};

/** Saves a profile; `undefined` when the name is taken and it was not to be replaced. */
export async function guardarPerfil(
  tx: Tx,
  { nombre, entidad, formato, columnas, opciones, sinUsar }: Nuevo,
  { usuarioId, reemplazar }: { readonly usuarioId: string; readonly reemplazar: boolean },
): Promise<PerfilDeImportacion | undefined> {
  const alRepetir = reemplazar
    ? sql`do update set nombre = excluded.nombre, formato = excluded.formato, columnas = excluded.columnas,
             opciones = excluded.opciones, version = importacion_perfil.version + 1, modificado_en = clock_timestamp(),
             modificado_por = excluded.modificado_por`
    : sql`do nothing`;
  const { rows } = await sql<{ id: string }>`
    insert into importacion_perfil (id, entidad, nombre, nombre_norm, formato, columnas, opciones, modificado_por)
    values (${uuidv7()}, ${entidad}, ${nombre}, ${normaCodigo(nombre)}, ${JSON.stringify(formato)}::jsonb,
            ${JSON.stringify(columnas)}::jsonb, ${JSON.stringify({ ...opciones, sinUsar })}::jsonb, ${usuarioId})
    on conflict (entidad, nombre_norm) ${alRepetir}
    returning id
  `.execute(tx);
  const [guardado] = rows;
  return guardado && vistas(tx).where('p.id', '=', guardado.id).executeTakeFirst();
}

/** The name of the profile that was deleted, if it was there. */
export async function borrarPerfil(tx: Tx, id: string): Promise<string | undefined> {
  const borrado = await tx.deleteFrom('importacion_perfil').where('id', '=', id).returning('nombre').executeTakeFirst();
  return borrado?.nombre;
}
