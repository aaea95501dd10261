import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import type { CampoDelArticulo } from '@trastienda/nucleo/articulos/clasificacion/omisiones.ts';
import type { Codigos } from '@trastienda/nucleo/articulos/clasificacion/traslado.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { hojasDe } from '#articulos/clasificacion/niveles.sql.ts';
import { columnaDelPadre } from '#articulos/clasificacion/nodos.repo.ts';
import { COLUMNA_DEL_ARTICULO } from '#articulos/clasificacion/omisiones.sql.ts';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';

export type NodoDelLote = {
  readonly nivel: Nivel;
  readonly id: string;
  readonly padreAntes: string | null;
  readonly padreDespues: string | null;
  readonly codigoAntes: string;
  readonly codigoDespues: string;
};
export type ArticuloDelLote = { readonly id: string; readonly antes: string; readonly despues: string };

type LoteNuevo = {
  readonly tipo: 'MOVER' | 'FUSIONAR' | 'APLICAR' | 'DESHACER';
  readonly nivel: Nivel;
  readonly nodoId: string;
  readonly nombre: string;
  /** Whether the node was in use before. */
  readonly estabaActivo?: boolean;
  readonly desde?: string | null;
  readonly hacia?: string | null;
  readonly campo?: CampoDelArticulo | null;
  readonly motivo: string;
  readonly deshaceA?: string;
  readonly saltados?: number;
  readonly nodos: readonly NodoDelLote[];
  readonly articulos: readonly ArticuloDelLote[];
  /** Artículos that are elsewhere because their node is: nothing is written in them. */
  readonly llevados?: number;
};

/** Keeps what a batch did, with what each thing was before: three statements for any number of them. */
export async function asentarLote({ tx, usuario, ahora }: Orden, lote: LoteNuevo): Promise<string> {
  const id = uuidv7();
  const { nodos, articulos } = lote;
  await sql`
    insert into lote_clasificacion (id, tipo, nivel, nodo_id, nombre, estaba_activo, desde, hacia, campo, nodos, articulos,
                                    saltados, motivo, en, usuario_id, deshace_a)
    values (${id}, ${lote.tipo}, ${lote.nivel}, ${lote.nodoId}, ${lote.nombre}, ${lote.estabaActivo ?? true},
            ${lote.desde ?? null}, ${lote.hacia ?? null}, ${lote.campo ?? null}, ${nodos.length},
            ${articulos.length + (lote.llevados ?? 0)}, ${lote.saltados ?? 0}, ${lote.motivo}, ${ahora}, ${usuario.id}, ${lote.deshaceA ?? null})
  `.execute(tx);
  if (nodos.length > 0) {
    await sql`
      insert into lote_clasificacion_nodo
        (lote_id, nivel, nodo_id, padre_antes, padre_despues, codigo_antes, codigo_despues)
      select ${id}::uuid, * from unnest(
        ${nodos.map(({ nivel }) => nivel)}::text[], ${nodos.map((nodo) => nodo.id)}::uuid[],
        ${nodos.map(({ padreAntes }) => padreAntes)}::uuid[], ${nodos.map(({ padreDespues }) => padreDespues)}::uuid[],
        ${nodos.map(({ codigoAntes }) => codigoAntes)}::text[], ${nodos.map(({ codigoDespues }) => codigoDespues)}::text[])
    `.execute(tx);
  }
  if (articulos.length > 0) {
    await sql`
      insert into lote_clasificacion_articulo (lote_id, articulo_id, antes, despues)
      select ${id}::uuid, * from unnest(
        ${articulos.map((articulo) => articulo.id)}::uuid[], ${articulos.map(({ antes }) => antes)}::text[],
        ${articulos.map(({ despues }) => despues)}::text[])
    `.execute(tx);
  }
  return id;
}

/** Hangs nodes from another parent, each with its code there. */
export async function colgar(tx: Tx, nivel: Nivel, padreId: string, codigos: Codigos): Promise<void> {
  const padre = definido(columnaDelPadre(nivel) ?? undefined, 'a level that hangs from another');
  await sql`
    update ${sql.table(nivel)} n set ${padre} = ${padreId}::uuid, codigo = x.codigo, version = version + 1
    from unnest(${[...codigos.keys()]}::uuid[], ${[...codigos.values()]}::text[]) as x (id, codigo)
    where n.id = x.id
  `.execute(tx);
}

export async function activar(tx: Tx, nivel: Nivel, id: string, activo: boolean): Promise<void> {
  await sql`update ${sql.table(nivel)} set activo = ${activo}, version = version + 1 where id = ${id} and activo <> ${activo}`.execute(
    tx,
  );
}

/** How many artículos hang from some nodes of a level, whatever their state. */
export async function contarArticulosDe(tx: Tx, nivel: Nivel, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n
    from (${hojasDe(nivel, sql`= any(${ids}::uuid[])`)}) h join articulo a on a.subfamilia_id = h.id
  `.execute(tx);
  return rows[0]?.n ?? 0;
}

/** The artículos of a subfamilia, whatever their state, held until commit. */
export async function bloquearArticulosDe(tx: Tx, subfamiliaId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from articulo where subfamilia_id = ${subfamiliaId} order by id for no key update`.execute(tx);
  return rows.map(({ id }) => id);
}

/** What a batch may write of an artículo: its place, its IVA or its unidad. */
export type QueCambia = 'subfamilia' | CampoDelArticulo;
export const columnaDe = (que: QueCambia) => (que === 'subfamilia' ? 'subfamilia_id' : COLUMNA_DEL_ARTICULO[que]);

/** Writes to each artículo its own value, in one statement. */
export async function escribirArticulos(
  { tx, usuario, ahora }: Orden,
  que: QueCambia,
  valores: readonly { readonly id: string; readonly valor: string }[],
): Promise<void> {
  if (valores.length === 0) return;
  const tipo = que === 'iva' ? sql`text` : sql`uuid`;
  await sql`
    update articulo a set ${sql.ref(columnaDe(que))} = x.valor::${tipo}, version = a.version + 1,
           modificado_en = ${ahora}, modificado_por = ${usuario.id}
    from unnest(${valores.map(({ id }) => id)}::uuid[], ${valores.map(({ valor }) => valor)}::text[]) as x (id, valor)
    where a.id = x.id
  `.execute(tx);
}
