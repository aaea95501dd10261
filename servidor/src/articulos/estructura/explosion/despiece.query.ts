import { conOpcionales, type Explotado, explotar } from '@trastienda/nucleo/articulos/estructura/explosion.ts';
import type { Grafo, Vuelta } from '@trastienda/nucleo/articulos/estructura/grafo.ts';
import type { Result } from '@trastienda/nucleo/comun/result.ts';
import { sql } from 'kysely';
import { leerGrafoDe } from '#articulos/estructura/grafo.query.ts';
import type { Db } from '#db/db.ts';
import { ListaDeIds } from '#db/ids.ts';

/** What one unit of a version is made of: what any quantity, cost or stock of it is worked out from. */
export type Despiece = {
  readonly grafo: Grafo;
  /** Every artículo of it with the total of one unit; or the way round, for a draft that was overtaken. */
  readonly deUna: Result<readonly Explotado[], Vuelta>;
  /** Every artículo of it. */
  readonly ids: ListaDeIds;
  /** And every one that may take the place of a component. */
  readonly todos: ListaDeIds;
};

type Pedido = { readonly id: string; readonly articuloId: string; readonly opcionales: boolean };

/** Lines kept in memory for each database, some ten megabytes; what was read longest ago goes first. */
const LINEAS_RECORDADAS = 20_000;

/**
 * The same thousands of lines are asked for at every look at an estructura, and change a few times a year: they are kept, and
 * are good while the number that moves with every change of any estructura (`estructura_grafo`) has not moved, nor any day come
 * that one was waiting for. Both are read before the lines, so that what changes in between is read again.
 */
export async function leerDespiece(db: Db, { id, articuloId, opcionales }: Pedido): Promise<Despiece> {
  const memoria = memoriaDe(db, await leerMarca(db));
  const clave = `${id} ${opcionales}`;
  const recordado = memoria.despieces.get(clave);
  if (recordado) {
    // Its turn to be forgotten starts again.
    memoria.despieces.delete(clave);
    memoria.despieces.set(clave, recordado);
    return recordado;
  }
  const grafo = conOpcionales(await leerGrafoDe(db, { id, articuloId }), opcionales ? 'todas' : new Set());
  const lineas = [...grafo.values()].flat();
  const deUna = explotar(grafo, articuloId);
  const sustitutos = lineas.flatMap((linea) => linea.sustitutos);
  const ids = new ListaDeIds(deUna.ok ? deUna.value.map((explotado) => explotado.articuloId) : []);
  const todos = sustitutos.length === 0 ? ids : new ListaDeIds([...ids, ...sustitutos]);
  const despiece = { grafo, deUna, ids, todos };
  recordar(memoria, clave, { ...despiece, lineas: lineas.length });
  return despiece;
}

async function leerMarca(db: Db): Promise<string> {
  const { rows } = await sql<{ marca: string }>`
    select concat_ws(' ', cambios, (select max(desde) from estructura where desde <= statement_timestamp())) as marca
    from estructura_grafo
  `.execute(db);
  return rows[0]?.marca ?? '';
}

type Recordado = Despiece & { readonly lineas: number };
type Memoria = { readonly marca: string; lineas: number; readonly despieces: Map<string, Recordado> };

const memorias = new WeakMap<Db, Memoria>();

/** What is known of the graph as it is now; a change forgets all of it, since any version may contain what changed. */
function memoriaDe(db: Db, marca: string): Memoria {
  const vieja = memorias.get(db);
  if (vieja?.marca === marca) return vieja;
  const nueva = { marca, lineas: 0, despieces: new Map() };
  memorias.set(db, nueva);
  return nueva;
}

function recordar(memoria: Memoria, clave: string, recordado: Recordado): void {
  if (recordado.lineas > LINEAS_RECORDADAS || memoria.despieces.has(clave)) return;
  memoria.despieces.set(clave, recordado);
  memoria.lineas += recordado.lineas;
  for (const [vieja, { lineas }] of memoria.despieces) {
    if (memoria.lineas <= LINEAS_RECORDADAS) return;
    memoria.despieces.delete(vieja);
    memoria.lineas -= lineas;
  }
}
