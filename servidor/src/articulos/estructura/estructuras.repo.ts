import { createHash } from 'node:crypto';
import type { EstadoEstructura, TipoEstructura } from '@trastienda/nucleo/articulos/estructura/ciclo-de-estructura.ts';
import { textoDeLineas } from '@trastienda/nucleo/articulos/estructura/comparar.ts';
import type { Linea } from '@trastienda/nucleo/articulos/estructura/grafo.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';

/** Whoever changes an estructura holds the graph: what is checked against it stays true until the commit (INV-05). */
export async function bloquearGrafo(tx: Tx): Promise<void> {
  await sql`update estructura_grafo set cambios = cambios + 1`.execute(tx);
}

export type EstructuraBloqueada = {
  readonly id: string;
  readonly version: number;
  readonly articuloId: string;
  readonly codigo: string;
  readonly tipo: TipoEstructura;
  readonly numero: number;
  readonly estado: EstadoEstructura;
  readonly desde: string | null;
  readonly nota: string;
};

/**
 * Loads a version to decide about it. The row stays locked until the command ends; its state is that of once it is, which may be
 * later than when it was asked for.
 */
export async function bloquearEstructura(tx: Tx, id: string, modo: 'cambiar' | 'usar' = 'cambiar') {
  const { rows } = await sql<EstructuraBloqueada>`
    select e.id, e.version, e.articulo_id as "articuloId", a.codigo, e.tipo, e.numero,
           estado_en(e, clock_timestamp()) as estado, e.desde, e.nota
    from estructura e join articulo a on a.id = e.articulo_id
    where e.id = ${id} for ${modo === 'cambiar' ? sql`update` : sql`share`} of e
  `.execute(tx);
  return rows[0] ?? rechazar('comun.no_encontrado', { que: 'la estructura' });
}

export type LineaGuardada = Linea & { readonly decimales: number };

/** What the mark of «validada» is compared by (EST-12). */
export const huellaDe = (lineas: readonly Linea[]): Buffer =>
  createHash('sha256').update(textoDeLineas(lineas)).digest();

type Nueva = {
  readonly id: string;
  readonly articuloId: string;
  readonly tipo: TipoEstructura;
  readonly nota: string;
  readonly lineas: readonly LineaGuardada[];
  readonly usuarioId: string;
};

/** The next version of an artículo, as a draft. The graph is held, so the number is nobody else's. */
export async function insertarEstructura(tx: Tx, nueva: Nueva): Promise<void> {
  const { id, articuloId, tipo, nota, lineas, usuarioId } = nueva;
  await sql`
    insert into estructura (id, articulo_id, tipo, numero, nota, huella, creado_por, modificado_por)
    select ${id}::uuid, ${articuloId}::uuid, ${tipo}::text, coalesce(max(numero), 0) + 1, ${nota}::text,
           ${huellaDe(lineas)}::bytea, ${usuarioId}::uuid, ${usuarioId}::uuid
    from estructura where articulo_id = ${articuloId}
  `.execute(tx);
  await insertarLineas(tx, id, lineas);
}

type Cambio = {
  readonly id: string;
  readonly nota: string;
  readonly lineas: readonly LineaGuardada[] | null;
  readonly usuarioId: string;
};

/** Lines that are not the ones somebody marked as right lose the mark (EST-12). */
export async function guardarEstructura(tx: Tx, { id, nota, lineas, usuarioId }: Cambio): Promise<void> {
  const huella = lineas && huellaDe(lineas);
  const marca = (columna: string) =>
    sql`case when ${huella}::bytea is null or huella = ${huella} then ${sql.ref(columna)} end`;
  await sql`
    update estructura set nota = ${nota}, version = version + 1, modificado_en = clock_timestamp(),
           modificado_por = ${usuarioId}, huella = coalesce(${huella}, huella),
           validada_huella = ${marca('validada_huella')}, validada_en = ${marca('validada_en')},
           validada_por = ${marca('validada_por')}
    where id = ${id}
  `.execute(tx);
  if (!lineas) return;
  await tx.deleteFrom('estructura_linea').where('estructura_id', '=', id).execute();
  await insertarLineas(tx, id, lineas);
}

const insertarLineas = (tx: Tx, estructuraId: string, lineas: readonly LineaGuardada[]): Promise<void> =>
  insertarLineasDe(tx, new Map([[estructuraId, lineas]]));

/** The lines of versions that have none yet, each in its order. */
export async function insertarLineasDe(tx: Tx, deCada: ReadonlyMap<string, readonly LineaGuardada[]>): Promise<void> {
  const lineas = [...deCada].flatMap(([estructuraId, suyas]) =>
    suyas.map((linea, i) => ({ ...linea, estructuraId, orden: i + 1 })),
  );
  await sql`
    insert into estructura_linea (id, estructura_id, orden, componente_id, decimales, cantidad, merma, opcional)
    select * from unnest(
      ${lineas.map(({ id }) => id)}::uuid[], ${lineas.map(({ estructuraId }) => estructuraId)}::uuid[],
      ${lineas.map(({ orden }) => orden)}::int[], ${lineas.map(({ componenteId }) => componenteId)}::uuid[],
      ${lineas.map(({ decimales }) => decimales)}::smallint[], ${lineas.map(({ cantidad }) => cantidad)}::numeric[],
      ${lineas.map(({ merma }) => merma)}::numeric[], ${lineas.map(({ opcional }) => opcional)}::boolean[])
  `.execute(tx);
  const sustitutos = lineas.flatMap(({ id, sustitutos: suyos }) =>
    suyos.map((articuloId, i) => ({ lineaId: id, articuloId, orden: i + 1 })),
  );
  if (sustitutos.length === 0) return;
  await sql`
    insert into estructura_sustituto (linea_id, articulo_id, orden)
    select * from unnest(
      ${sustitutos.map(({ lineaId }) => lineaId)}::uuid[], ${sustitutos.map(({ articuloId }) => articuloId)}::uuid[],
      ${sustitutos.map(({ orden }) => orden)}::int[])
  `.execute(tx);
}

export async function marcarValidada(tx: Tx, id: string, usuarioId: string): Promise<void> {
  await sql`
    update estructura set validada_huella = huella, validada_en = clock_timestamp(), validada_por = ${usuarioId},
           version = version + 1
    where id = ${id}
  `.execute(tx);
}

export async function borrarEstructura(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('estructura').where('id', '=', id).execute();
}
