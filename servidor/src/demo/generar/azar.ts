/** Numbers in [0, 1) that are the same every time for the same seed. */
export type Azar = () => number;

/** A 32-bit number from a seed and the names of what it is for, so that each thing has a stream of its own. */
export function semillaDe(...claves: readonly (string | number)[]): number {
  let h = 0x811c9dc5;
  for (const letra of claves.join(' ')) h = Math.imul(h ^ (letra.codePointAt(0) ?? 0), 0x01000193);
  return revolver(h);
}

/** The stream of the n-th thing of a kind; any of them can be asked for without making those before it. */
export const azarDe = (base: number, n: number): Azar => flujo(revolver(base ^ Math.imul(n + 1, 0x9e3779b1)));

function revolver(numero: number): number {
  let h = numero;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** mulberry32: small, quick and good enough for things people look at. */
function flujo(semilla: number): Azar {
  let estado = semilla;
  return () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let t = Math.imul(estado ^ (estado >>> 15), estado | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** An integer between the two, both included. */
export const entero = (azar: Azar, desde: number, hasta: number): number =>
  desde + Math.floor(azar() * (hasta - desde + 1));

export function elegir<T>(azar: Azar, opciones: readonly T[]): T {
  const elegida = opciones[Math.floor(azar() * opciones.length)];
  if (elegida === undefined) throw new RangeError('there is nothing to choose from');
  return elegida;
}

/** One of the keys, each as often as its weight says. */
export function elegirPor<T>(azar: Azar, opciones: readonly (readonly [T, number])[]): T {
  let resto = azar() * opciones.reduce((suma, [, peso]) => suma + peso, 0);
  for (const [opcion, peso] of opciones) {
    resto -= peso;
    if (resto < 0) return opcion;
  }
  const ultima = opciones.at(-1);
  if (ultima === undefined) throw new RangeError('there is nothing to choose from');
  return ultima[0];
}

const normal = (azar: Azar): number => Math.sqrt(-2 * Math.log(1 - azar())) * Math.cos(2 * Math.PI * azar());

/** Around 1, never below zero: prices and sales are spread so. */
export const logNormal = (azar: Azar, sigma: number): number => Math.exp(sigma * normal(azar));

/** Shuffles 0…n−1 without keeping a list: answers where each number goes. */
export function permutacion(n: number, base: number): (k: number) => number {
  if (n < 3) return (k) => k;
  let salto = Math.floor(n * (0.55 + 0.2 * azarDe(base, 1)()));
  while (divisorComun(salto, n) !== 1) salto += 1;
  const inicio = Math.floor(n * azarDe(base, 2)());
  return (k) => (inicio + salto * k) % n;
}

function divisorComun(a: number, b: number): number {
  return b === 0 ? a : divisorComun(b, a % b);
}

/** Where a number falls in sums that only grow: the first place whose sum is above it. */
export function lugarEn(sumas: ArrayLike<number>, valor: number, desde = 0, hasta = sumas.length): number {
  let [bajo, alto] = [desde, hasta];
  while (bajo < alto) {
    const medio = (bajo + alto) >>> 1;
    if ((sumas[medio] ?? 0) > valor) alto = medio;
    else bajo = medio + 1;
  }
  return bajo;
}
