import type { EstructurasDeHoy } from '@trastienda/nucleo/articulos/estructura/carga.ts';
import {
  type EstadoEstructura,
  tipoDeEstructura,
} from '@trastienda/nucleo/articulos/estructura/ciclo-de-estructura.ts';
import { componentesPosibles, type Linea } from '@trastienda/nucleo/articulos/estructura/grafo.ts';
import type { LineaPedida } from '@trastienda/nucleo/articulos/estructura/lineas.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { leerGrafoAlrededor, leerLineasDe } from '#articulos/estructura/grafo.query.ts';
import { type ArticuloNombrado, leerNombrados, sostenerNombrados } from '#articulos/estructura/nombrados.query.ts';
import { ponerVigentes } from '#articulos/estructura/vigencias.repo.ts';
import type { Tx } from '#db/db.ts';
import { cambiarBorradores, insertarVersiones } from './versiones-en-lote.repo.ts';

/** The version in force, or in preparation, of an artículo. */
export type VersionDeHoy = {
  readonly id: string;
  readonly articuloId: string;
  readonly version: number;
  readonly numero: number;
  readonly nota: string;
  readonly estado: EstadoEstructura;
};

export type CargaDeHoy = Omit<EstructurasDeHoy, 'nombrados'> & {
  readonly nombrados: ReadonlyMap<string, ArticuloNombrado>;
  readonly deVigencia: ReadonlyMap<string, VersionDeHoy>;
  readonly enBorrador: ReadonlyMap<string, VersionDeHoy>;
  /** The last number of each artículo that has any version. */
  readonly ultimos: ReadonlyMap<string, number>;
};

type Traido = {
  /** The artículos whose estructuras a file brings. */
  readonly conjuntos: readonly string[];
  /** Everything that may be inside of them. */
  readonly componentes: readonly string[];
};

/**
 * Everything there is to know before deciding about many estructuras. Whoever will write them holds the graph already, and from
 * here on their artículos stay as they are.
 */
export async function leerCargaDeHoy(
  tx: Tx,
  { conjuntos, componentes }: Traido,
  { sostener }: { readonly sostener: boolean },
): Promise<CargaDeHoy> {
  const todos = [...new Set([...conjuntos, ...componentes])];
  const traidos = await (sostener ? sostenerNombrados(tx, todos) : leerNombrados(tx, todos));
  const { vigentes, programadas } = await leerGrafoAlrededor(tx, conjuntos, componentes);
  const { rows } = await sql<VersionDeHoy>`
    select e.id, e.articulo_id as "articuloId", e.version, e.numero, e.nota, e.estado from estructura e
    where e.articulo_id = any(${conjuntos}::uuid[])
  `.execute(tx);
  const deEstado = (estado: EstadoEstructura) =>
    new Map(rows.filter((una) => una.estado === estado).map((una) => [una.articuloId, una]));
  const enBorrador = deEstado('BORRADOR');
  const deBorradores = await leerLineasDe(
    tx,
    [...enBorrador.values()].map(({ id }) => id),
  );
  const ultimos = new Map<string, number>();
  for (const { articuloId, numero } of rows) {
    ultimos.set(articuloId, Math.max(numero, ultimos.get(articuloId) ?? 0));
  }
  const borradores = new Map([...enBorrador].map(([articuloId, { id }]) => [articuloId, deBorradores.get(id) ?? []]));
  const deAntes = conjuntos.flatMap((id) => [...(vigentes.get(id) ?? []), ...(borradores.get(id) ?? [])]);
  const previos = todosLosComponentes([deAntes]).filter((id) => !traidos.has(id));
  return {
    vigentes,
    programadas,
    borradores,
    nombrados: new Map([...traidos, ...(await leerNombrados(tx, previos))]),
    deVigencia: deEstado('VIGENTE'),
    enBorrador,
    ultimos,
  };
}

/** A version that comes of a file, with its id: what is kept of its rows names it. */
export type VersionDeArchivo = {
  readonly id: string;
  readonly articuloId: string;
  readonly numero: number;
  /** It is put in force; otherwise it waits as a draft. */
  readonly rige: boolean;
  /** Other lines for the draft there is. */
  readonly cambia: boolean;
  readonly nota: string;
  readonly lineas: readonly LineaPedida[];
};

/** Writes what a file says many artículos are made of, as it was decided (EST-11). The graph is held by the caller. */
export async function guardarCargaDeEstructuras(
  tx: Tx,
  versiones: readonly VersionDeArchivo[],
  nombrados: ReadonlyMap<string, ArticuloNombrado>,
  usuarioId: string,
): Promise<void> {
  // Each is made ready when its turn comes: a file may bring a great many lines.
  const lista = ({ articuloId, lineas, ...version }: VersionDeArchivo) => ({
    ...version,
    articuloId,
    tipo: tipoDeEstructura(nombrados.get(articuloId)?.tipo ?? ''),
    lineas: conDecimales(lineas, nombrados),
  });
  const nuevas = versiones.filter(({ cambia }) => !cambia);
  await insertarVersiones(tx, nuevas.values().map(lista), usuarioId);
  const cambiadas = versiones.filter(({ cambia }) => cambia);
  await cambiarBorradores(tx, cambiadas.values().map(lista), usuarioId);
  await ponerVigentes(
    tx,
    nuevas.filter(({ rige }) => rige),
    { usuarioId },
  );
}

/** Lines as they are kept, under ids of their own. */
export const conDecimales = (
  lineas: readonly (LineaPedida | Linea)[],
  nombrados: ReadonlyMap<string, ArticuloNombrado>,
) =>
  lineas.map((linea) => ({
    ...linea,
    id: uuidv7(),
    decimales: nombrados.get(linea.componenteId)?.decimales ?? 0,
  }));

/** Everything that may be inside of some estructuras. */
export const todosLosComponentes = (estructuras: Iterable<readonly LineaPedida[]>): string[] => [
  ...new Set([...estructuras].flatMap((lineas) => lineas.flatMap(componentesPosibles))),
];
