import { type Big, CERO } from '#comun/decimal.ts';
import { type Grafo, lineasDe, porUnidad } from './grafo.ts';

/** Which cost of each artículo goes up the tree (EST-05). */
export const BASES_DE_ARMADO = ['PROMEDIO', 'REPOSICION', 'ULTIMA_COMPRA'] as const;
export type BaseDeArmado = (typeof BASES_DE_ARMADO)[number];

export type CostoDeNodo = {
  /** Its own cost of that kind; null when nobody knows it. */
  readonly propio: Big | null;
  /** What it costs to make one from its components; null for what is not made, and when the cost of none of them is known. */
  readonly armado: Big | null;
  /** What one of it counts for: what it costs to make, or its own cost when it is not made; null when nobody knows. */
  readonly unitario: Big | null;
  /** Leaves below it that have no cost: with some of them the figure says less than the truth. */
  readonly sinCosto: readonly string[];
};

/**
 * The cost of each artículo, bottom up (EST-05): a leaf costs what its own is, what is made costs Σ of what it takes,
 * waste included. Each one is worked out once: opening a branch never adds its cost again (UA-40).
 */
export function costear(
  grafo: Grafo,
  orden: readonly string[],
  propios: ReadonlyMap<string, Big | null>,
): ReadonlyMap<string, CostoDeNodo> {
  const costos = new Map<string, CostoDeNodo>();
  for (const id of orden.toReversed()) {
    const propio = propios.get(id) ?? null;
    const lineas = lineasDe(grafo, id);
    if (lineas.length === 0) {
      costos.set(id, {
        propio,
        armado: null,
        unitario: propio,
        sinCosto: propio === null || propio.eq(0) ? [id] : NADIE,
      });
      continue;
    }
    let armado: Big | null = null;
    let faltan: Set<string> | undefined;
    for (const linea of lineas) {
      const componente = costos.get(linea.componenteId);
      if (componente?.unitario) {
        armado = (armado ?? CERO).plus(porUnidad(linea).times(componente.unitario));
      }
      for (const sin of componente?.sinCosto ?? NADIE) {
        faltan ??= new Set();
        faltan.add(sin);
      }
    }
    costos.set(id, { propio, armado, unitario: armado, sinCosto: faltan ? [...faltan] : NADIE });
  }
  return costos;
}

/** Most of them: one for all, where there are thousands. */
const NADIE: readonly string[] = [];
