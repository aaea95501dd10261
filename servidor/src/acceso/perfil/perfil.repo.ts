import { sql } from 'kysely';
import { huellaDeSecreto } from '#acceso/hash.ts';
import type { Db, Tx } from '#db/db.ts';
import { conRestricciones } from '#db/restriccion.ts';
import type { Imagen } from '#http/imagen.ts';
import { rechazar } from '#http/regla-rota.ts';

type Datos = { readonly nombre: string; readonly alias: string | null };

export async function guardarDatos(tx: Tx, id: string, { nombre, alias }: Datos): Promise<void> {
  await conRestricciones(tx, { usuario_alias: () => rechazar('acceso.alias_repetido', { alias: alias ?? '' }) }, () =>
    tx.updateTable('usuario').set({ nombre, alias, version: sql`version + 1` }).where('id', '=', id).execute(),
  );
}

export async function guardarCorreo(tx: Tx, id: string, email: string): Promise<void> {
  await conRestricciones(tx, { usuario_email: () => rechazar('acceso.email_repetido', { email }) }, () =>
    tx.updateTable('usuario').set({ email, version: sql`version + 1` }).where('id', '=', id).execute(),
  );
}

type Preferencias = { readonly sucursalId: string | null; readonly paginaDeInicio: string | null };

export async function guardarPreferencias(tx: Tx, id: string, preferencias: Preferencias): Promise<void> {
  await tx
    .updateTable('usuario')
    .set({ sucursal_preferida: preferencias.sucursalId, pagina_de_inicio: preferencias.paginaDeInicio })
    .where('id', '=', id)
    .execute();
}

export async function guardarPaneles(tx: Tx, id: string, paneles: string[] | null): Promise<void> {
  await tx.updateTable('usuario').set({ paneles_de_inicio: paneles }).where('id', '=', id).execute();
}

export async function guardarFoto(tx: Tx, id: string, { tipo, bytes, version }: Imagen): Promise<void> {
  await sql`
    insert into usuario_foto (usuario_id, imagen, tipo) values (${id}, ${bytes}, ${tipo})
    on conflict (usuario_id) do update set imagen = excluded.imagen, tipo = excluded.tipo
  `.execute(tx);
  await tx.updateTable('usuario').set({ foto_version: version }).where('id', '=', id).execute();
}

export async function borrarFoto(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('usuario_foto').where('usuario_id', '=', id).execute();
  await tx.updateTable('usuario').set({ foto_version: null }).where('id', '=', id).execute();
}

export async function leerFoto(db: Db, id: string): Promise<Imagen | undefined> {
  return db
    .selectFrom('usuario_foto as f')
    .innerJoin('usuario as u', 'u.id', 'f.usuario_id')
    .select(['f.tipo', 'f.imagen as bytes', sql<string>`coalesce(u.foto_version, '')`.as('version')])
    .where('f.usuario_id', '=', id)
    .executeTakeFirst();
}

/** Ends one session of a person. False when they have none like that. */
export async function cerrarUnaSesion(tx: Tx, usuarioId: string, id: string): Promise<boolean> {
  const cerrada = await tx
    .deleteFrom('sesion')
    .where('id', '=', id)
    .where('usuario_id', '=', usuarioId)
    .returning('id')
    .executeTakeFirst();
  return cerrada !== undefined;
}

export async function borrarDispositivo(tx: Tx, usuarioId: string, id: string): Promise<boolean> {
  const borrado = await tx
    .deleteFrom('dispositivo')
    .where('id', '=', id)
    .where('usuario_id', '=', usuarioId)
    .returning('id')
    .executeTakeFirst();
  return borrado !== undefined;
}

type DispositivoConocido = {
  readonly id: string;
  readonly agente: string;
  readonly creadoEn: string;
  readonly usadoEn: string;
  readonly este: boolean;
};

/** The browsers on which a person asked to be remembered; `marca` is what the one that asks brings. */
export async function leerDispositivos(
  db: Db,
  usuarioId: string,
  marca: string | undefined,
): Promise<DispositivoConocido[]> {
  const { rows } = await sql<DispositivoConocido>`
    select id, agente, creado_en as "creadoEn", usado_en as "usadoEn",
           coalesce(token_hash = ${marca === undefined ? null : huellaDeSecreto(marca)}::bytea, false) as este
    from dispositivo where usuario_id = ${usuarioId} and vence_en > now() order by usado_en desc, id
  `.execute(db);
  return rows;
}

type HechoPropio = {
  readonly id: string;
  readonly en: string;
  readonly accion: string;
  readonly entidad: string;
  readonly entidadId: string;
  readonly direccion: string | null;
};

const HECHOS_POR_PAGINA = 50;

/** What a person did lately, newest first. */
export async function leerActividadPropia(
  db: Db,
  usuarioId: string,
  antesDe: string | undefined,
): Promise<{ readonly hechos: HechoPropio[]; readonly hayMas: boolean }> {
  const { rows } = await sql<HechoPropio>`
    select a.id::text, a.en, a.accion, a.entidad, a.entidad_id as "entidadId", a.direccion from auditoria a
    where a.usuario_id = ${usuarioId} and (${antesDe ?? null}::bigint is null or a.id < ${antesDe ?? null}::bigint)
    order by a.id desc limit ${HECHOS_POR_PAGINA + 1}
  `.execute(db);
  return { hechos: rows.slice(0, HECHOS_POR_PAGINA), hayMas: rows.length > HECHOS_POR_PAGINA };
}
