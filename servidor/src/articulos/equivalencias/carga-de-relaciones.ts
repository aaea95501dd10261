import type { RelacionesDeHoy } from '@trastienda/nucleo/articulos/equivalencias/carga.ts';
import type { CambiosDeGrupo } from '@trastienda/nucleo/articulos/equivalencias/grupo.ts';
import { sql } from 'kysely';
import { avanzarVersiones, bloquearArticulos } from '#articulos/articulos.repo.ts';
import type { Tx } from '#db/db.ts';
import { guardarGrupos, leerGrupos, turnoDeEquivalencias } from './equivalencias.repo.ts';

type Autoria = { readonly usuarioId: string; readonly ahora: Date };

type CambiosDeRelaciones = {
  readonly grupos: CambiosDeGrupo;
  readonly reemplazos: ReadonlyMap<string, string>;
  /** The artículos whose relations change. */
  readonly cambian: readonly string[];
};

/** What is known by now of what stands in for those artículos, and of everything that replaces anything. */
export async function leerRelacionesDeHoy(tx: Tx, ids: readonly string[]): Promise<RelacionesDeHoy> {
  const grupos = await leerGrupos(tx, [...new Set(ids)]);
  return { grupos, reemplazos: await leerReemplazos(tx) };
}

async function leerReemplazos(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; por: string }>`
    select articulo_id as id, por_id as por from articulo_reemplazo`.execute(tx);
  return new Map(rows.map(({ id, por }) => [id, por]));
}

const TANDA = 5_000;

/** Grupos and replacements of any number of artículos, which the caller holds, as it has decided them (INV-08, INV-10). */
export async function guardarCargaDeRelaciones(
  tx: Tx,
  { grupos, reemplazos, cambian }: CambiosDeRelaciones,
  autoria: Autoria,
): Promise<void> {
  for (const tanda of porTandas([...grupos])) await guardarGrupos(tx, new Map(tanda));
  for (const tanda of porTandas([...reemplazos])) {
    await sql`
      insert into articulo_reemplazo (articulo_id, por_id)
      select * from unnest(${tanda.map(([id]) => id)}::uuid[], ${tanda.map(([, por]) => por)}::uuid[])
      on conflict (articulo_id) do update set por_id = excluded.por_id
    `.execute(tx);
  }
  await avanzarVersiones(tx, sql`select unnest(${[...new Set(cambian)]}::uuid[])`, autoria);
}

function* porTandas<Uno>(todos: readonly Uno[]): Generator<readonly Uno[]> {
  for (let i = 0; i < todos.length; i += TANDA) yield todos.slice(i, i + TANDA);
}

type Previo = { readonly uno: string } & (
  | { readonly por: string; readonly por_antes: string | null }
  | { readonly grupo: string; readonly miembros?: readonly (readonly [string, string | null])[] }
);
type Fila = { readonly fila: number; readonly previo: Previo };

/**
 * Takes such a load back (INV-74). `carga_reversion`: `fila`, `previo` and, filled in here, `motivo` of those that stay: a grupo
 * that somebody changed since is left alone whole, and so is a replacement that says something else by now.
 */
export async function revertirCargaDeRelaciones(tx: Tx, autoria: Autoria): Promise<void> {
  await turnoDeEquivalencias(tx);
  const { rows } = await sql<Fila>`select fila, previo from carga_reversion order by fila`.execute(tx);
  const deGrupo = rows.flatMap(({ fila, previo }) => ('grupo' in previo ? [{ fila, ...previo }] : []));
  const deReemplazo = rows.flatMap(({ fila, previo }) => ('por' in previo ? [{ fila, ...previo }] : []));
  await bloquearArticulos(tx, [
    ...deGrupo.flatMap(({ uno, miembros = [] }) => [uno, ...miembros.map(([id]) => id)]),
    ...deReemplazo.map(({ uno }) => uno),
  ]);
  const quedan = new Map([...(await devolverGrupos(tx, deGrupo)), ...(await devolverReemplazos(tx, deReemplazo))]);
  await sql`
    update carga_reversion r set motivo = x.motivo
      from unnest(${[...quedan.keys()]}::int[], ${[...quedan.values()]}::text[]) as x (fila, motivo) where r.fila = x.fila
  `.execute(tx);
  const vuelven = rows.flatMap(({ fila, previo: { uno } }) => (quedan.has(fila) ? [] : [uno]));
  await avanzarVersiones(tx, sql`select unnest(${[...new Set(vuelven)]}::uuid[])`, autoria);
}

type DeGrupo = { readonly fila: number } & Extract<Previo, { readonly grupo: string }>;
type DeReemplazo = { readonly fila: number } & Extract<Previo, { readonly por: string }>;
type QueQueda = [fila: number, motivo: string];

/** A grupo goes back to what it was while its members are those it was left with. */
async function devolverGrupos(tx: Tx, filas: readonly DeGrupo[]): Promise<readonly QueQueda[]> {
  const nombres = [...new Set(filas.map(({ grupo }) => grupo))];
  const { rows } = await sql<{ id: string; grupo: string }>`
    select articulo_id as id, grupo_id as grupo from articulo_equivalencia where grupo_id = any(${nombres}::uuid[])
  `.execute(tx);
  const deHoy = Map.groupBy(rows, ({ grupo }) => grupo);
  const vuelven = new Map<string, string | null>();
  const otros = new Set<string>();
  for (const { grupo, miembros } of filas) {
    if (miembros === undefined) continue;
    const hoy = new Set((deHoy.get(grupo) ?? []).map(({ id }) => id));
    if (hoy.size !== miembros.length || miembros.some(([id]) => !hoy.has(id))) otros.add(grupo);
    else for (const [id, antes] of miembros) if (antes !== grupo) vuelven.set(id, antes);
  }
  for (const tanda of porTandas([...vuelven])) await guardarGrupos(tx, new Map(tanda));
  return filas.flatMap(({ fila, grupo }): QueQueda[] =>
    otros.has(grupo) ? [[fila, 'Alguien cambió el grupo después.']] : [],
  );
}

async function devolverReemplazos(tx: Tx, filas: readonly DeReemplazo[]): Promise<readonly QueQueda[]> {
  const por = new Map(await leerReemplazos(tx));
  const quedan: QueQueda[] = [];
  const vuelven: DeReemplazo[] = [];
  for (const una of filas) {
    if (por.get(una.uno) !== una.por) quedan.push([una.fila, 'Alguien lo cambió después.']);
    else {
      por.delete(una.uno);
      vuelven.push(una);
    }
  }
  const ponen: [string, string][] = [];
  for (const { fila, uno, por: deAhora, por_antes: antes } of vuelven) {
    if (antes === null) continue;
    if (terminaEn(por, antes, uno)) {
      quedan.push([fila, 'Lo que lo reemplazaba antes ya termina reemplazado por él.']);
      por.set(uno, deAhora);
    } else {
      por.set(uno, antes);
      ponen.push([uno, antes]);
    }
  }
  const siguen = new Set(quedan.map(([fila]) => fila));
  const fuera = vuelven.filter(({ fila }) => !siguen.has(fila)).map(({ uno }) => uno);
  await sql`delete from articulo_reemplazo where articulo_id = any(${fuera}::uuid[])`.execute(tx);
  await sql`
    insert into articulo_reemplazo (articulo_id, por_id)
    select * from unnest(${ponen.map(([uno]) => uno)}::uuid[], ${ponen.map(([, antes]) => antes)}::uuid[])
  `.execute(tx);
  return quedan;
}

function terminaEn(por: ReadonlyMap<string, string>, desde: string, id: string): boolean {
  for (let paso: string | undefined = desde; paso !== undefined; paso = por.get(paso)) if (paso === id) return true;
  return false;
}
