import { resumir, type Tiempos } from './estadistica.ts';

/** The same thing done two ways: by the product over HTTP and by raw SQL. */
export type Lado = (vuelta: number) => Promise<unknown>;
export type Comparacion = { readonly producto: Tiempos; readonly crudo: Tiempos };

export type Medida = {
  /** How many at once on each side. */
  readonly clientes: number;
  /** Requests of each side when time allows. */
  readonly muestras: number;
  /** Seconds of each side at most. */
  readonly segundos: number;
};

/** Requests of each side that warm caches and connections up and are not counted. */
const CALENTAMIENTO = 20;
const BLOQUES = 10;

/**
 * Both sides by turns, in ten blocks each, so that what else the machine does falls on both alike. Every request is a
 * different one: `vuelta` never repeats, and no two sides get the same.
 */
export async function comparar(producto: Lado, crudo: Lado, medida: Medida): Promise<Comparacion> {
  const { clientes, muestras, segundos } = medida;
  let vuelta = 0;
  const siguiente = () => {
    vuelta += 1;
    return vuelta - 1;
  };
  const calentar = { cuantas: Math.min(CALENTAMIENTO, muestras), limiteMs: segundos * 1000 };
  for (const lado of [producto, crudo]) await turno(lado, clientes, calentar, siguiente);
  const tiempos: [number[], number[]] = [[], []];
  const bloque = { cuantas: Math.ceil(muestras / BLOQUES), limiteMs: (segundos * 1000) / BLOQUES };
  for (let i = 0; i < BLOQUES; i += 1) {
    const orden = i % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const cual of orden)
      tiempos[cual].push(...(await turno([producto, crudo][cual] ?? producto, clientes, bloque, siguiente)));
  }
  return { producto: resumir(tiempos[0]), crudo: resumir(tiempos[1]) };
}

type Turno = { readonly cuantas: number; readonly limiteMs: number };

async function turno(lado: Lado, clientes: number, { cuantas, limiteMs }: Turno, siguiente: () => number) {
  const tiempos: number[] = [];
  const fin = performance.now() + limiteMs;
  let pedidas = 0;
  const uno = async () => {
    while (pedidas < cuantas && performance.now() < fin) {
      pedidas += 1;
      const inicio = performance.now();
      await lado(siguiente());
      tiempos.push(performance.now() - inicio);
    }
  };
  await Promise.all(Array.from({ length: clientes }, uno));
  return tiempos;
}
