import { formatearPorcentaje } from '#ui/formato/formato.ts';

/** The curve has a point each two hundredths of the artículos: these stand on one of them, and quarters do not. */
const MARCAS = [0, 20, 40, 60, 80, 100];

/** The places of the axis that are named: the points nearest to each fifth of the artículos, by what they are. */
export function marcasDe(puntos: readonly { readonly articulos: number }[]): ReadonlyMap<number, string> {
  const lejos = (lugar: number, marca: number) => Math.abs((puntos[lugar]?.articulos ?? 0) - marca);
  const lugares = MARCAS.map((marca) =>
    puntos.reduce((cerca, _, lugar) => (lejos(lugar, marca) < lejos(cerca, marca) ? lugar : cerca), 0),
  );
  return new Map(
    lugares.map((lugar) => [lugar, formatearPorcentaje(String(Math.round(puntos[lugar]?.articulos ?? 0)))]),
  );
}
