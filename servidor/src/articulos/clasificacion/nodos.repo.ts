import { type Adentro, HIJO_DE, type Nivel, PADRE_DE } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import type { Obsolescencia } from '@trastienda/nucleo/articulos/clasificacion/omisiones.ts';
import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import { type RawBuilder, sql } from 'kysely';
import { intentar } from '#articulos/intentar.ts';
import type { Tx } from '#db/db.ts';

export type Nodo = {
  readonly codigo: string;
  readonly nombre: string;
  readonly ivaOmision: Iva | null;
  readonly unidadOmisionId: string | null;
  readonly margenOmision: string | null;
  readonly diasDeConteo: number | null;
  readonly obsolescencia: Obsolescencia | null;
  readonly activo: boolean;
};
export type NodoBloqueado = Nodo & {
  readonly id: string;
  readonly version: number;
  readonly padreId: string | null;
  readonly omision: boolean;
};

const COLUMNAS = {
  codigo: 'codigo',
  nombre: 'nombre',
  ivaOmision: 'iva_omision',
  unidadOmisionId: 'unidad_omision_id',
  margenOmision: 'margen_omision',
  diasDeConteo: 'dias_de_conteo',
  obsolescencia: 'obsolescencia',
  activo: 'activo',
} as const satisfies Record<keyof Nodo, string>;
const CAMPOS = Object.keys(COLUMNAS) as (keyof Nodo)[];

/** The column that says what a node hangs from; a rubro hangs from nothing. */
export const columnaDelPadre = (nivel: Nivel): RawBuilder<unknown> | null => {
  const padre = PADRE_DE[nivel];
  return padre === null ? null : sql.ref(`${padre}_id`);
};

export async function bloquearNodo(tx: Tx, nivel: Nivel, id: string): Promise<NodoBloqueado | undefined> {
  const [nodo] = await bloquearNodos(tx, nivel, [id]);
  return nodo;
}

/** Nodes of a level, held until commit. Always in the order of their ids: two who take the same ones wait, not clash. */
export async function bloquearNodos(tx: Tx, nivel: Nivel, ids: readonly string[]): Promise<NodoBloqueado[]> {
  const { rows } = await sql<NodoBloqueado>`
    select id, version, codigo, nombre, activo, iva_omision as "ivaOmision", unidad_omision_id as "unidadOmisionId",
           trim_scale(margen_omision)::text as "margenOmision", dias_de_conteo as "diasDeConteo", obsolescencia,
           ${columnaDelPadre(nivel) ?? sql`null`} as "padreId", ${nivel === 'subfamilia' ? sql`omision` : sql`false`} as omision
    from ${sql.table(nivel)} where id = any(${ids}::uuid[]) order by id for update
  `.execute(tx);
  return rows;
}

/** What hangs from a node that is held, held too: what somebody is taking away meanwhile is waited for, and let go. */
export async function bloquearHijas(tx: Tx, nivel: Nivel, padreId: string): Promise<void> {
  const hijo = HIJO_DE[nivel];
  if (hijo === null) return;
  await sql`
    select id from ${sql.table(hijo)} where ${columnaDelPadre(hijo)} = ${padreId} order by id for update
  `.execute(tx);
}

/** The node another one hangs from, kept as it is until commit. */
export async function leerPadre(
  tx: Tx,
  nivel: Nivel,
  padreId: string | null,
): Promise<{ readonly nombre: string; readonly activo: boolean } | undefined> {
  const padre = PADRE_DE[nivel];
  if (padre === null) return undefined;
  const { rows } = await sql<{ nombre: string; activo: boolean }>`
    select nombre, activo from ${sql.table(padre)} where id = ${padreId} for share
  `.execute(tx);
  return rows[0];
}

const BLOQUEAN_A_LA_VISTA = 10;

/** What is active directly below a node, with the first of them to name. */
export async function leerAdentro(tx: Tx, nivel: Nivel, id: string): Promise<Adentro> {
  const hijo = HIJO_DE[nivel];
  const { rows } = await sql<Adentro['bloquean'][number] & { n: number }>`
    select id, codigo, ${hijo === null ? sql`descripcion` : sql`nombre`} as nombre, count(*) over ()::int as n
    from ${sql.table(hijo ?? 'articulo')}
    where ${hijo === null ? sql`subfamilia_id = ${id} and estado <> 'INACTIVO'` : sql`${sql.ref(`${nivel}_id`)} = ${id} and activo`}
    order by codigo collate "es-x-icu", id
    limit ${BLOQUEAN_A_LA_VISTA}
  `.execute(tx);
  const cuantos = rows[0]?.n ?? 0;
  const bloquean = rows.map(({ n: _, ...fila }) => fila);
  return hijo === null ? { nodos: 0, articulos: cuantos, bloquean } : { nodos: cuantos, articulos: 0, bloquean };
}

/** Answers false when the parent already has that code. */
export async function insertarNodo(
  tx: Tx,
  nivel: Nivel,
  id: string,
  { padreId, ...nodo }: Nodo & { readonly padreId: string | null },
): Promise<boolean> {
  const padre = columnaDelPadre(nivel);
  const { rows } = await sql`
    insert into ${sql.table(nivel)} (id, ${sql.join(CAMPOS.map((campo) => sql.ref(COLUMNAS[campo])))}${padre ? sql`, ${padre}` : sql``})
    values (${id}, ${sql.join(CAMPOS.map((campo) => nodo[campo]))}${padre ? sql`, ${padreId}` : sql``})
    on conflict do nothing
    returning id
  `.execute(tx);
  return rows.length === 1;
}

/** Answers the constraint that refused, if one did. */
export async function actualizarNodo(tx: Tx, nivel: Nivel, id: string, nodo: Nodo): Promise<string | null> {
  const asignaciones = CAMPOS.map((campo) => sql`${sql.ref(COLUMNAS[campo])} = ${nodo[campo]}`);
  const resultado = await intentar(tx, () =>
    sql`update ${sql.table(nivel)} set ${sql.join(asignaciones)}, version = version + 1 where id = ${id}`.execute(tx),
  );
  return resultado.ok ? null : resultado.error;
}

/** The node that has a code inside a parent, however it is written. */
export async function leerPorCodigo(
  tx: Tx,
  nivel: Nivel,
  codigo: string,
  padreId: string | null,
): Promise<{ readonly nombre: string } | undefined> {
  const padre = columnaDelPadre(nivel);
  const { rows } = await sql<{ nombre: string }>`
    select nombre from ${sql.table(nivel)}
    where upper(codigo) = upper(${codigo}::text) and ${padre ? sql`${padre} = ${padreId}` : sql`true`}
  `.execute(tx);
  return rows[0];
}

export function leerUnidad(
  tx: Tx,
  id: string,
): Promise<{ readonly nombre: string; readonly activa: boolean } | undefined> {
  return tx.selectFrom('unidad').select(['nombre', 'activa']).where('id', '=', id).executeTakeFirst();
}
