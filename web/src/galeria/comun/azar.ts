/** Draws that repeat: the same seed gives the same row of numbers in [0, 1) (mulberry32). */
export function azar(semilla: number | string): () => number {
  let estado = typeof semilla === 'number' ? semilla : mezcla(semilla);
  return () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `desde` to `hasta`, both included. */
export const entero = (sorteo: () => number, desde: number, hasta: number): number =>
  desde + Math.floor(sorteo() * (hasta - desde + 1));

/** One of a list that is not empty. */
export const unoDe = <T>(sorteo: () => number, lista: readonly [T, ...T[]]): T =>
  lista[Math.floor(sorteo() * lista.length)] ?? lista[0];

const mezcla = (texto: string): number =>
  [...texto].reduce((hecho, letra) => Math.imul(hecho ^ letra.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);
