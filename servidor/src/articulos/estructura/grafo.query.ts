import type { Grafo, Linea } from '@trastienda/nucleo/articulos/estructura/grafo.ts';
import { crearTextos } from '@trastienda/nucleo/comun/texto.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';

/** A line as it is read, with whose it is; null is no substitutes. */
type Leida = Omit<Linea, 'sustitutos'> & { readonly sustitutos: readonly string[] | null };
type Arista = Leida & { readonly articuloId: string };

/** Few lines have any, so that first of all it is asked whether they do. */
const SUSTITUTOS = sql`case when exists (select from estructura_sustituto s where s.linea_id = l.id) then
                         array(select s.articulo_id from estructura_sustituto s where s.linea_id = l.id order by s.orden)
                  end`;

const LINEA = sql`l.id, l.componente_id as "componenteId", trim_scale(l.cantidad)::text as cantidad,
                  trim_scale(l.merma)::text as merma, l.opcional, ${SUSTITUTOS} as sustitutos`;

/** What is in force for some artículos and for everything below them, each estructura once, in one statement. */
export const leerGrafoDebajo = (db: Db | Tx, articuloIds: readonly string[]): Promise<Grafo> =>
  leerAristas(
    db,
    sql`abajo (id) as (
          select unnest(${articuloIds}::uuid[])
          union
          select l.componente_id from abajo a
          join estructura e on e.articulo_id = a.id and rige(e)
          join estructura_linea l on l.estructura_id = e.id)`,
    sql`select id from abajo`,
  );

/** What is in force for some kits and for the kits inside them: what is assembled is taken whole, whatever it is made of. */
export const leerGrafoDeKits = (db: Db | Tx, kitIds: readonly string[]): Promise<Grafo> =>
  leerAristas(
    db,
    sql`abajo (id) as (
          select unnest(${kitIds}::uuid[])
          union
          select l.componente_id from abajo a
          join estructura e on e.articulo_id = a.id and rige(e)
          join estructura_linea l on l.estructura_id = e.id
          join articulo k on k.id = l.componente_id and k.tipo = 'KIT')`,
    sql`select id from abajo`,
  );

/** What is in force, and apart from it what waits for its day: of an artículo there may be several of those. */
type GrafoPorVenir = { readonly vigentes: Grafo; readonly programadas: Grafo };

/**
 * Everything in force, now or some day to come, that a change of the lines of some artículos could close a cycle with, or make too
 * deep: what contains them, and what their new lines, or their substitutes, contain.
 */
export async function leerGrafoAlrededor(
  db: Db | Tx,
  articuloIds: readonly string[],
  hijos: readonly string[],
): Promise<GrafoPorVenir> {
  const { rows } = await sql<Arista & { readonly rige: boolean }>`
    with recursive abajo (id) as (
      select unnest(${hijos}::uuid[])
      union
      select h.id from abajo a
      join estructura e on e.articulo_id = a.id and rige_o_regira(e)
      join estructura_linea l on l.estructura_id = e.id
      cross join lateral (select l.componente_id as id
                          union all
                          select s.articulo_id from estructura_sustituto s where s.linea_id = l.id) h),
    arriba (id) as (
      select unnest(${articuloIds}::uuid[])
      union
      select e.articulo_id from arriba a
      cross join lateral (select l.estructura_id from estructura_linea l where l.componente_id = a.id
                          union all
                          select l.estructura_id from estructura_sustituto s
                          join estructura_linea l on l.id = s.linea_id where s.articulo_id = a.id) u
      join estructura e on e.id = u.estructura_id and rige_o_regira(e))
    select e.articulo_id as "articuloId", rige(e) as rige, ${LINEA}
    from estructura e join estructura_linea l on l.estructura_id = e.id
    where rige_o_regira(e) and e.articulo_id in (select id from abajo union select id from arriba)
    order by e.articulo_id, e.desde, l.orden
  `.execute(db);
  return { vigentes: enGrafo(rows.filter(({ rige }) => rige)), programadas: enGrafo(rows.filter(({ rige }) => !rige)) };
}

/** Everything in force that contains an artículo, or where it may stand in for a component, at any depth. */
export const leerGrafoArriba = (db: Db | Tx, articuloId: string): Promise<Grafo> =>
  leerAristas(
    db,
    sql`arriba (id) as (
          select ${articuloId}::uuid
          union
          select e.articulo_id from estructura_sustituto s
          join estructura_linea l on l.id = s.linea_id
          join estructura e on e.id = l.estructura_id and rige(e)
          where s.articulo_id = ${articuloId}
          union
          select e.articulo_id from arriba a
          join estructura_linea l on l.componente_id = a.id
          join estructura e on e.id = l.estructura_id and rige(e))`,
    sql`select id from arriba`,
  );

async function leerAristas(db: Db | Tx, alcance: RawBuilder<unknown>, ids: RawBuilder<unknown>): Promise<Grafo> {
  const { rows } = await sql<Arista>`
    with recursive ${alcance}
    select e.articulo_id as "articuloId", ${LINEA}
    from estructura e join estructura_linea l on l.estructura_id = e.id
    where rige(e) and e.articulo_id in (${ids})
    order by e.articulo_id, l.orden
  `.execute(db);
  return enGrafo(rows);
}

const NINGUNO: readonly string[] = [];

function enGrafo(aristas: readonly Arista[]): Grafo {
  const grafo = new Map<string, Linea[]>();
  // Each text once: a graph of thousands of lines names the same artículos and quantities again and again.
  const unaVez = crearTextos();
  for (const { articuloId, id, opcional, sustitutos, ...textual } of aristas) {
    const componenteId = unaVez(textual.componenteId);
    const [cantidad, merma] = [unaVez(textual.cantidad), unaVez(textual.merma)];
    const linea = { id, componenteId, cantidad, merma, opcional, sustitutos: sustitutos ?? NINGUNO };
    const suyas = grafo.get(articuloId);
    if (suyas) suyas.push(linea);
    else grafo.set(articuloId, [linea]);
  }
  return grafo;
}

/** The lines of one version, whatever its state. */
export async function leerLineas(db: Db | Tx, estructuraId: string): Promise<Linea[]> {
  const { rows } = await sql<Leida>`
    select ${LINEA} from estructura_linea l where l.estructura_id = ${estructuraId} order by l.orden
  `.execute(db);
  return rows.map(({ sustitutos, ...linea }) => ({ ...linea, sustitutos: sustitutos ?? NINGUNO }));
}

/** The lines of some versions, by version. */
export async function leerLineasDe(db: Db | Tx, estructuraIds: readonly string[]): Promise<Grafo> {
  const { rows } = await sql<Arista>`
    select l.estructura_id as "articuloId", ${LINEA} from estructura_linea l
    where l.estructura_id = any(${estructuraIds}::uuid[]) order by l.estructura_id, l.orden
  `.execute(db);
  return enGrafo(rows);
}

/** The lines of every version there is, by version: for the self-check. */
export async function leerTodasLasLineas(db: Db): Promise<ReadonlyMap<string, readonly Linea[]>> {
  const { rows } = await sql<Arista>`
    select l.estructura_id as "articuloId", ${LINEA} from estructura_linea l order by l.estructura_id, l.orden
  `.execute(db);
  return enGrafo(rows);
}

/**
 * The graph as it is read from one version: its own lines on top, below them what is in force, in one statement. A draft takes
 * the place of what is in force of its own artículo.
 */
export async function leerGrafoDe(
  db: Db | Tx,
  estructura: { readonly id: string; readonly articuloId: string },
): Promise<Grafo> {
  const { rows } = await sql<Arista>`
    with recursive version (id, articulo_id) as (
      select ${estructura.id}::uuid, ${estructura.articuloId}::uuid
      union
      select e.id, e.articulo_id from version v
      join estructura_linea l on l.estructura_id = v.id
      join estructura e on e.articulo_id = l.componente_id and rige(e)
      where e.articulo_id <> ${estructura.articuloId})
    select v.articulo_id as "articuloId", ${LINEA}
    from version v join estructura_linea l on l.estructura_id = v.id
    order by v.articulo_id, l.orden
  `.execute(db);
  return enGrafo(rows);
}
