import { type Big, decimal } from '#comun/decimal.ts';
import { fail, ok, type Result } from '#comun/result.ts';

/** A line of an estructura: so much of a component for one of the whole. */
export type Linea = {
  readonly id: string;
  readonly componenteId: string;
  readonly cantidad: string;
  /** What is lost on the way, in percent of the quantity. */
  readonly merma: string;
  readonly opcional: boolean;
  /** Artículos that may take the component's place, the preferred one first. */
  readonly sustitutos: readonly string[];
};

/** The lines in force of each artículo that has an estructura. What is not in it is a leaf. */
export type Grafo = ReadonlyMap<string, readonly Linea[]>;

/** The same names from top to bottom, the last one being the first again: "A → B → A". */
export type Vuelta = readonly string[];

/** EST-01: unlimited levels is what people ask for; nobody reads more than these. */
export const NIVELES_MAXIMO = 20;

/** How much of the component one of the whole takes, waste included (EST-03). */
export function porUnidad({ cantidad, merma }: Pick<Linea, 'cantidad' | 'merma'>): Big {
  const clave = merma === '0' ? cantidad : `${cantidad} ${merma}`;
  const sabido = LLEVAN.get(clave);
  if (sabido) return sabido;
  const lleva = merma === '0' ? decimal(cantidad) : decimal(cantidad).times(CIEN.plus(merma)).times(CENTESIMO);
  if (LLEVAN.size >= RECORDADAS) LLEVAN.clear();
  LLEVAN.set(clave, lleva);
  return lleva;
}

/** Thousands of lines say the same few quantities, and totals and costs both ask it of each one. */
const LLEVAN = new Map<string, Big>();
const RECORDADAS = 1_000;

const CIEN = decimal(100);
/** Exact like dividing by a hundred, and without the thirty places of a division. */
const CENTESIMO = decimal('0.01');

export const lineasDe = (grafo: Grafo, articuloId: string): readonly Linea[] => grafo.get(articuloId) ?? [];

/** A substitute may end up inside as well as the component: it closes a cycle just the same. */
export const componentesPosibles = ({
  componenteId,
  sustitutos,
}: Pick<Linea, 'componenteId' | 'sustitutos'>): readonly string[] => [componenteId, ...sustitutos];

const soloComponentes = ({ componenteId }: Linea): readonly string[] => [componenteId];

/**
 * Everything below an artículo, itself first and each one after all that contain it; or the way round that makes it
 * impossible (EST-02). Each artículo is visited once, however many paths lead to it.
 */
export function ordenar(
  grafo: Grafo,
  raizId: string,
  hijos: (linea: Linea) => readonly string[] = soloComponentes,
): Result<readonly string[], Vuelta> {
  const terminados: string[] = [];
  const vistos = new Set<string>();
  const camino: string[] = [];
  const visitar = (id: string): Vuelta | null => {
    // Whoever is on the way down was seen, so those that were not need no looking for there.
    if (vistos.has(id)) return camino.includes(id) ? [...camino.slice(camino.indexOf(id)), id] : null;
    vistos.add(id);
    camino.push(id);
    for (const linea of lineasDe(grafo, id)) {
      for (const hijo of hijos(linea)) {
        const vuelta = visitar(hijo);
        if (vuelta) return vuelta;
      }
    }
    camino.pop();
    terminados.push(id);
    return null;
  };
  const vuelta = visitar(raizId);
  return vuelta ? fail(vuelta) : ok(terminados.reverse());
}

/** How many levels below the first of some artículos already in order; each one's longest way down from there. */
export function nivelesDe(
  grafo: Grafo,
  orden: readonly string[],
  hijos: (linea: Linea) => readonly string[] = soloComponentes,
): ReadonlyMap<string, number> {
  const niveles = new Map(orden.slice(0, 1).map((id) => [id, 0]));
  for (const id of orden) {
    const propio = niveles.get(id) ?? 0;
    for (const linea of lineasDe(grafo, id)) {
      for (const hijo of hijos(linea)) niveles.set(hijo, Math.max(niveles.get(hijo) ?? 0, propio + 1));
    }
  }
  return niveles;
}

/** The same edges read upwards: which artículos each one is a component of or, if `hijos` says so, a substitute. */
export function alReves(grafo: Grafo, hijos: (linea: Linea) => readonly string[] = soloComponentes): Grafo {
  const contenedores = new Map<string, Linea[]>();
  for (const [contenedor, lineas] of grafo) {
    for (const linea of lineas) {
      for (const hijo of hijos(linea)) {
        const previos = contenedores.get(hijo);
        const hacia = { ...linea, componenteId: contenedor, sustitutos: [] };
        if (previos) previos.push(hacia);
        else contenedores.set(hijo, [hacia]);
      }
    }
  }
  return contenedores;
}

export type GrafoImposible =
  | { readonly que: 'ciclo'; readonly vuelta: Vuelta }
  | { readonly que: 'profundidad'; readonly niveles: number };

/**
 * Whether an estructura may be part of the graph: it never contains itself, at any depth (INV-05), and no way through it
 * from the top to the bottom is longer than the limit.
 */
export function revisarGrafo(grafo: Grafo, raizId: string): Result<null, GrafoImposible> {
  const abajo = ordenar(grafo, raizId, componentesPosibles);
  if (!abajo.ok) return fail({ que: 'ciclo', vuelta: abajo.error });
  const contenedores = alReves(grafo, componentesPosibles);
  const arriba = ordenar(contenedores, raizId);
  if (!arriba.ok) return fail({ que: 'ciclo', vuelta: [...arriba.error].reverse() });
  const alto = Math.max(...nivelesDe(contenedores, arriba.value).values());
  const bajo = Math.max(...nivelesDe(grafo, abajo.value, componentesPosibles).values());
  return alto + bajo > NIVELES_MAXIMO ? fail({ que: 'profundidad', niveles: alto + bajo }) : ok(null);
}
