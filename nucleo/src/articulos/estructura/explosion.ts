import { type Big, CERO, type DecimalInput, decimal, textoDecimal } from '#comun/decimal.ts';
import { ok, type Result } from '#comun/result.ts';
import { type Grafo, type Linea, lineasDe, nivelesDe, ordenar, porUnidad, type Vuelta } from './grafo.ts';

/** What some units of an artículo are made of, each artículo once with the sum of all the paths to it (RN-24). */
export type Explotado = {
  readonly articuloId: string;
  readonly total: Big;
  /** The longest way down to it; the artículo asked for is level 0. */
  readonly nivel: number;
  /** Nothing below it: what has to be there, bought or on the shelf. */
  readonly hoja: boolean;
};

/**
 * Quantities multiplied down the tree, waste included: Σ over paths of Π quantities × (1 + merma) (EST-03, INV-23). Each
 * artículo hands its total down once, so that a component shared by thousands of paths costs no more than one.
 */
export function explotar(
  grafo: Grafo,
  raizId: string,
  cantidad: DecimalInput = 1,
): Result<readonly Explotado[], Vuelta> {
  const orden = ordenar(grafo, raizId);
  if (!orden.ok) return orden;
  const niveles = nivelesDe(grafo, orden.value);
  const totales = new Map<string, Big>([[raizId, decimal(cantidad)]]);
  for (const id of orden.value) {
    const propio = totales.get(id) ?? CERO;
    for (const linea of lineasDe(grafo, id)) {
      const previo = totales.get(linea.componenteId);
      const lleva = propio.times(porUnidad(linea));
      totales.set(linea.componenteId, previo ? previo.plus(lleva) : lleva);
    }
  }
  return ok(
    orden.value.map((articuloId) => ({
      articuloId,
      total: totales.get(articuloId) ?? CERO,
      nivel: niveles.get(articuloId) ?? 0,
      hoja: lineasDe(grafo, articuloId).length === 0,
    })),
  );
}

/** What so many units take, of what one takes: every total is so many times its own, exactly. */
export const multiplicar = (deUna: readonly Explotado[], cantidad: DecimalInput): readonly Explotado[] =>
  deUna.map(({ articuloId, total, nivel, hoja }) => ({ articuloId, total: total.times(cantidad), nivel, hoja }));

/** An explosion adds fractions that no single line has; more decimals than these say nothing to anybody. */
const DECIMALES_DE_TOTAL = 6;
export const textoDeTotal = (total: Big): string => textoDecimal(total, 0, DECIMALES_DE_TOTAL);

/** A row for each way to a component, or one for each component with the sum of all of them (RN-24). */
export const VISTAS_DE_EXPLOSION = ['ARBOL', 'TOTALES'] as const;
export type VistaDeExplosion = (typeof VISTAS_DE_EXPLOSION)[number];

/** How the sheet of an explosion is called; a code may hold what no file name does. */
export const archivoDeExplosion = (codigo: string, vista: VistaDeExplosion = 'ARBOL'): string =>
  `${vista === 'ARBOL' ? 'estructura' : 'totales'}-${codigo.replace(/[^A-Za-z0-9-]+/g, '_')}.csv`;

/** The graph without the lines that nobody chose: optional ones stay out unless their id is named. */
export function conOpcionales(grafo: Grafo, elegidas: 'todas' | ReadonlySet<string>): Grafo {
  if (elegidas === 'todas') return grafo;
  const entra = ({ id, opcional }: Linea) => !opcional || elegidas.has(id);
  return new Map([...grafo].map(([id, lineas]) => [id, lineas.every(entra) ? lineas : lineas.filter(entra)]));
}

/** A row of the tree as it is read from top to bottom: the same component again under each thing that contains it. */
export type Renglon = {
  readonly linea: Linea;
  readonly nivel: number;
  readonly contenedorId: string;
  /** For the units asked for. */
  readonly total: Big;
};

/** Row by row as long as the file may be; if there was more, the last one says so. */
export function* recortar<Fila>(filas: Iterable<Fila>, tope: number): Generator<Fila | 'CORTADO'> {
  let dadas = 0;
  for (const fila of filas) {
    if (dadas === tope) {
      yield 'CORTADO';
      return;
    }
    yield fila;
    dadas += 1;
  }
}

/** The tree, row by row and lazily: shared parts make it as long as its paths, which may be far too many. */
export function* recorrerArbol(
  grafo: Grafo,
  raizId: string,
  cantidad: DecimalInput = 1,
  nivel = 1,
): Generator<Renglon> {
  for (const linea of lineasDe(grafo, raizId)) {
    const total = decimal(cantidad).times(porUnidad(linea));
    yield { linea, nivel, contenedorId: raizId, total };
    yield* recorrerArbol(grafo, linea.componenteId, total, nivel + 1);
  }
}
