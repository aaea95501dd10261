import { decimal } from '#comun/decimal.ts';
import type { PrecioEscrito } from './vigencia.ts';

type Momento = Pick<PrecioEscrito, 'cantidadDesde' | 'desde'> & {
  /** The batch that wrote it, and when that is over by itself, if it is to be. */
  readonly lote?: { readonly hasta: string | null } | null | undefined;
};

/** What comes when a price that is written with an end is over (UA-12). */
export type AlTerminar<Precio> =
  /**
   * What held when it began comes back or, where that is of a batch that is over by then, what is under it. Null: nothing was
   * ever written, so there is no price either.
   */
  | { readonly que: 'VUELVE'; readonly precio: Precio | null }
  /** Another one begins right then, written before: it holds. */
  | { readonly que: 'SIGUE'; readonly precio: Precio }
  /** Another one, the first of them, begins before the end: it would be covered or cut short, so somebody has to choose. */
  | { readonly que: 'CHOCA'; readonly precio: Precio };

/** Of the prices of one lista and artículo, what is found at the end of one that would hold from `desde` to `hasta`, exclusive. */
export function alTerminar<Precio extends Momento>(
  precios: readonly Precio[],
  { cantidadDesde, desde, hasta }: { readonly cantidadDesde: string; readonly desde: Date; readonly hasta: Date },
): AlTerminar<Precio> {
  const tramo = delTramo(precios, cantidadDesde);
  const durante = tramo.filter((precio) => empieza(precio) > desde && empieza(precio) < hasta);
  const [primero] = durante;
  if (primero !== undefined) return { que: 'CHOCA', precio: elQueQueda(tramo, primero) };
  const justo = tramo.find((precio) => empieza(precio).getTime() === hasta.getTime());
  if (justo !== undefined) return { que: 'SIGUE', precio: elQueQueda(tramo, justo) };
  const vuelve = tramo.findLast((precio) => empieza(precio) <= desde && !terminaAntes(precio, hasta));
  return { que: 'VUELVE', precio: vuelve ?? null };
}

/** The first one that begins after `desde`: until then holds what begins at `desde` without an end. */
export const elQueSigue = <Precio extends Momento>(
  precios: readonly Precio[],
  { cantidadDesde, desde }: { readonly cantidadDesde: string; readonly desde: Date },
): Precio | undefined => {
  const tramo = delTramo(precios, cantidadDesde);
  const sigue = tramo.find((precio) => empieza(precio) > desde);
  return sigue && elQueQueda(tramo, sigue);
};

/**
 * The one that takes its place as it begins, if there is one. Prices are only ever added: so ends what was to begin in a lista that
 * took a formula, and what would come back of a batch that was taken back.
 */
function elQueQueda<Precio extends Momento>(tramo: readonly Precio[], precio: Precio): Precio {
  const otro = tramo[tramo.indexOf(precio) + 1];
  const enSeguida = otro !== undefined && empieza(otro).getTime() - empieza(precio).getTime() <= 1;
  return enSeguida ? elQueQueda(tramo, otro) : precio;
}

const empieza = ({ desde }: Momento): Date => new Date(desde);

const terminaAntes = ({ lote }: Momento, hasta: Date): boolean => lote?.hasta != null && new Date(lote.hasta) <= hasta;

/** Those of one quantity, in the order they begin. */
const delTramo = <Precio extends Momento>(precios: readonly Precio[], cantidadDesde: string): Precio[] =>
  precios
    .filter((precio) => decimal(precio.cantidadDesde).eq(cantidadDesde))
    .toSorted((a, b) => empieza(a).getTime() - empieza(b).getTime());
