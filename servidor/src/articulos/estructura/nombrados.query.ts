import type { Componente } from '@trastienda/nucleo/articulos/estructura/lineas.ts';
import type { Control } from '@trastienda/nucleo/articulos/numeros/control.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { enTexto } from '#db/ids.ts';

export type ArticuloNombrado = Componente & { readonly descripcion: string; readonly control: Control };

/** What people call some artículos and how they are counted, by id. */
export async function leerNombrados(
  db: Db | Tx,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, ArticuloNombrado>> {
  const { rows } = await sql<ArticuloNombrado>`
    select a.id, a.codigo, a.descripcion, a.tipo, a.estado, a.decimales, a.control, u.nombre as unidad
    from articulo a join unidad u on u.id = a.unidad_id
    where a.id = any(${enTexto(ids)}::uuid[])
  `.execute(db);
  return new Map(rows.map((fila) => [fila.id, fila]));
}

/** What one of them is called. */
export function nombresDe(
  nombrados: ReadonlyMap<string, ArticuloNombrado>,
  articuloId: string,
): Pick<ArticuloNombrado, 'codigo' | 'descripcion'> {
  const { codigo = '', descripcion = '' } = nombrados.get(articuloId) ?? {};
  return { codigo, descripcion };
}

/** All of them, kept as they are until the command ends: whoever inactivates one of them waits. */
export async function sostenerNombrados(tx: Tx, ids: Iterable<string>): Promise<ReadonlyMap<string, ArticuloNombrado>> {
  await sql`select from articulo where id = any(${[...new Set(ids)]}::uuid[]) order by id for key share`.execute(tx);
  return leerNombrados(tx, ids);
}
