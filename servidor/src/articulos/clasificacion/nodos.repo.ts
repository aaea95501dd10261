import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import { sql } from 'kysely';
import { intentar } from '#articulos/intentar.ts';
import type { Tx } from '#db/db.ts';

export type Nodo = {
  readonly codigo: string;
  readonly nombre: string;
  readonly ivaOmision: Iva | null;
  readonly activo: boolean;
};
export type NodoBloqueado = Nodo & { readonly id: string; readonly version: number; readonly padreId: string | null };

/** What each level hangs from; a rubro hangs from nothing. */
const PADRE = { rubro: null, familia: 'rubro', subfamilia: 'familia' } as const;
const HIJO = { rubro: 'familia', familia: 'subfamilia', subfamilia: null } as const;

export async function bloquearNodo(tx: Tx, nivel: Nivel, id: string): Promise<NodoBloqueado | undefined> {
  const padre = PADRE[nivel];
  const { rows } = await sql<NodoBloqueado>`
    select id, version, codigo, nombre, activo, iva_omision as "ivaOmision",
           ${padre === null ? sql`null` : sql.ref(`${padre}_id`)} as "padreId"
    from ${sql.table(nivel)} where id = ${id} for update
  `.execute(tx);
  return rows[0];
}

/** The node another one hangs from, kept as it is until commit. */
export async function leerPadre(
  tx: Tx,
  nivel: Nivel,
  padreId: string | null,
): Promise<{ readonly nombre: string; readonly activo: boolean } | undefined> {
  const padre = PADRE[nivel];
  if (padre === null) return undefined;
  const { rows } = await sql<{ nombre: string; activo: boolean }>`
    select nombre, activo from ${sql.table(padre)} where id = ${padreId} for share
  `.execute(tx);
  return rows[0];
}

/** What is active directly below a node. */
export async function contarActivos(
  tx: Tx,
  nivel: Nivel,
  id: string,
): Promise<{ readonly nodos: number; readonly articulos: number }> {
  const hijo = HIJO[nivel];
  if (hijo === null) {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from articulo where subfamilia_id = ${id} and estado <> 'INACTIVO'`.execute(tx);
    return { nodos: 0, articulos: rows[0]?.n ?? 0 };
  }
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(hijo)} where ${sql.ref(`${nivel}_id`)} = ${id} and activo`.execute(tx);
  return { nodos: rows[0]?.n ?? 0, articulos: 0 };
}

/** Answers false when the parent already has that code. */
export async function insertarNodo(
  tx: Tx,
  nivel: Nivel,
  id: string,
  { codigo, nombre, ivaOmision, padreId }: Nodo & { readonly padreId: string | null },
): Promise<boolean> {
  const padre = PADRE[nivel];
  const columna = padre === null ? sql`` : sql`, ${sql.ref(`${padre}_id`)}`;
  const valor = padre === null ? sql`` : sql`, ${padreId}`;
  const { rows } = await sql`
    insert into ${sql.table(nivel)} (id, codigo, nombre, iva_omision${columna})
    values (${id}, ${codigo}, ${nombre}, ${ivaOmision}${valor})
    on conflict do nothing
    returning id
  `.execute(tx);
  return rows.length === 1;
}

/** Answers the constraint that refused, if one did. */
export async function actualizarNodo(
  tx: Tx,
  nivel: Nivel,
  id: string,
  { codigo, nombre, ivaOmision, activo }: Nodo,
): Promise<string | null> {
  const resultado = await intentar(tx, () =>
    sql`
      update ${sql.table(nivel)}
      set codigo = ${codigo}, nombre = ${nombre}, iva_omision = ${ivaOmision}, activo = ${activo}, version = version + 1
      where id = ${id}
    `.execute(tx),
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
  const padre = PADRE[nivel];
  const { rows } = await sql<{ nombre: string }>`
    select nombre from ${sql.table(nivel)}
    where upper(codigo) = upper(${codigo}::text) and ${padre === null ? sql`true` : sql`${sql.ref(`${padre}_id`)} = ${padreId}`}
  `.execute(tx);
  return rows[0];
}
