/** Times of one side of a measurement, in milliseconds. */
export type Tiempos = { readonly p50: number; readonly p95: number; readonly veces: number };

/**
 * The smallest value that at least that share of the values does not exceed (nearest rank), so it is always one that was
 * measured. NaN when there is none.
 */
export function percentil(valores: readonly number[], parte: number): number {
  const ordenados = valores.toSorted((a, b) => a - b);
  return ordenados[Math.max(0, Math.ceil(ordenados.length * parte) - 1)] ?? Number.NaN;
}

export const resumir = (valores: readonly number[]): Tiempos => ({
  p50: percentil(valores, 0.5),
  p95: percentil(valores, 0.95),
  veces: valores.length,
});

export type Azar = {
  /** In [0, 1). */
  readonly fraccion: () => number;
  /** A number from 0 to `hasta` − 1. */
  readonly entero: (hasta: number) => number;
  readonly uno: <T>(opciones: readonly T[]) => T;
  readonly barajar: <T>(valores: readonly T[]) => T[];
};

/** The same numbers for the same seed (mulberry32): two runs ask the same things. */
export function crearAzar(semilla: number): Azar {
  let estado = semilla >>> 0;
  const fraccion = (): number => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let t = estado;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const entero = (hasta: number): number => Math.floor(fraccion() * hasta);
  return {
    fraccion,
    entero,
    uno: (opciones) => {
      const elegida = opciones[entero(opciones.length)];
      if (elegida === undefined) throw new Error('nothing to choose from');
      return elegida;
    },
    barajar: (valores) => {
      const copia = [...valores];
      for (let i = copia.length - 1; i > 0; i -= 1) {
        const j = entero(i + 1);
        [copia[i], copia[j]] = [copia[j] as (typeof copia)[number], copia[i] as (typeof copia)[number]];
      }
      return copia;
    },
  };
}
