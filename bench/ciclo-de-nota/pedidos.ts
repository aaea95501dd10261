import { crearAzar } from '#bench/estadistica.ts';

/** One line of a nota to sell, with what the raw statements need to know beforehand. */
export type Renglon = { readonly articuloId: string; readonly cantidad: number };

/** Gives the lines of the next nota. */
export type Pedidos = () => Renglon[];

const RENGLONES = 10;
const CANTIDAD_MAXIMA = 4;

/**
 * Notas of ten different artículos. `exponente` is how unequally they sell: 0 is all alike, 1 is what a shop sees (the
 * first of 200,000 is one line in twelve). `caliente` puts the first artículo in every nota.
 */
export function crearPedidos(
  articuloIds: readonly string[],
  { semilla, exponente, caliente }: { semilla: number; exponente: number; caliente: boolean },
): Pedidos {
  const azar = crearAzar(semilla);
  const acumulado: number[] = [];
  let total = 0;
  for (let i = 0; i < articuloIds.length; i += 1) {
    total += (i + 1) ** -exponente;
    acumulado.push(total);
  }
  return () => {
    const elegidos = new Set<number>(caliente ? [0] : []);
    while (elegidos.size < RENGLONES) elegidos.add(buscar(acumulado, azar.fraccion() * total));
    return [...elegidos].map((i) => ({
      articuloId: articuloIds[i] ?? '',
      cantidad: 1 + azar.entero(CANTIDAD_MAXIMA),
    }));
  };
}

/** The first place whose running total is above the value. */
function buscar(acumulado: readonly number[], valor: number): number {
  let desde = 0;
  let hasta = acumulado.length - 1;
  while (desde < hasta) {
    const medio = (desde + hasta) >> 1;
    if ((acumulado[medio] ?? 0) > valor) hasta = medio;
    else desde = medio + 1;
  }
  return desde;
}
