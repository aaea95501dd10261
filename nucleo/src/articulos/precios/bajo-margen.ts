import { type Big, textoDecimal } from '#comun/decimal.ts';
import { textoUnitario } from '#comun/dinero.ts';
import { fail, ok, type Result } from '#comun/result.ts';
import { margenDe, pisoDePrecio } from './margen.ts';

/** A price that is written by hand, beside what its artículo costs today as the lista keeps prices. */
type PrecioVigilado = {
  readonly codigo: string;
  /** Null ends the price: nothing is sold at it. */
  readonly importe: string | null;
  readonly costo: string | null;
};

/** What is told of one that is under; the figures are null for who may not see costs (INV-71). */
export type PrecioBajo = {
  readonly codigo: string;
  readonly importe: string;
  readonly costo: string | null;
  /** Percentage it leaves on the cost. */
  readonly margen: string | null;
  /** The lowest that would do. */
  readonly minimo: string | null;
};

export type PrecioBajoMargen = {
  readonly code: 'articulos.precio_bajo_margen';
  readonly data: {
    readonly lista: string;
    readonly moneda: string;
    readonly incluyeIva: boolean;
    readonly margenMinimo: string | null;
    readonly precios: readonly PrecioBajo[];
    /** Whoever wrote them may let them through with a reason. */
    readonly sePuedeAceptar: boolean;
  };
};

type ListaVigilada = {
  readonly nombre: string;
  readonly moneda: string;
  readonly incluyeIva: boolean;
  readonly margenMinimo: string | null;
};

type Quien = { readonly aceptado: boolean; readonly sePuedeAceptar: boolean; readonly veCostos: boolean };

/**
 * The prices by hand that are under, each with the lowest that would do: those that somebody let through. Without that they are
 * refused, as lines of a batch that nobody ticked (PRE-10).
 */
export function admitirPrecios<Precio extends PrecioVigilado>(
  precios: readonly Precio[],
  lista: ListaVigilada,
  { aceptado, sePuedeAceptar, veCostos }: Quien,
): Result<ReadonlyMap<Precio, Big>, PrecioBajoMargen> {
  const bajos = new Map(
    precios.flatMap((precio) => {
      const piso = pisoDePrecio(precio.costo, lista.margenMinimo);
      return precio.importe !== null && piso?.gt(precio.importe) ? [[precio, piso] as const] : [];
    }),
  );
  if (aceptado || bajos.size === 0) return ok(bajos);
  const { nombre, moneda, incluyeIva, margenMinimo } = lista;
  return fail({
    code: 'articulos.precio_bajo_margen',
    data: {
      ...{ lista: nombre, moneda, incluyeIva, sePuedeAceptar },
      margenMinimo: veCostos ? margenMinimo : null,
      precios: [...bajos].map(([precio, piso]) => decirBajo(precio, piso, veCostos)),
    },
  });
}

function decirBajo({ codigo, importe, costo }: PrecioVigilado, piso: Big, veCostos: boolean): PrecioBajo {
  const dicho = { codigo, importe: textoUnitario(importe ?? 0) };
  if (!veCostos || costo === null) return { ...dicho, costo: null, margen: null, minimo: null };
  const margen = margenDe(importe ?? 0, costo);
  return {
    ...dicho,
    costo: textoUnitario(costo),
    margen: margen && textoDecimal(margen, 0, 2),
    minimo: textoUnitario(piso),
  };
}
