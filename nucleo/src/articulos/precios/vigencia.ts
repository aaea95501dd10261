import { decimal } from '#comun/decimal.ts';

/** A price as it is written down. It has no end of its own (`acordado` 18). */
export type PrecioEscrito = {
  /** From this quantity on. */
  readonly cantidadDesde: string;
  /** ISO instant. */
  readonly desde: string;
  /** Null ends the price: from then on there is none. */
  readonly importe: string | null;
};

/**
 * The price that holds for a quantity at an instant: the one with the largest `cantidadDesde` not above the quantity
 * among those in force. Of one lista and artículo; null when there is none (INV-42). The database asks it of many at once
 * (`precios_escritos`); a test compares them.
 */
export function precioVigente<Precio extends PrecioEscrito>(
  precios: readonly Precio[],
  { cantidad, instante }: { readonly cantidad: string; readonly instante: Date },
): Precio | null {
  const empezados = precios.filter(
    (precio) => new Date(precio.desde) <= instante && decimal(precio.cantidadDesde).lte(cantidad),
  );
  const ultimos = [...porTramo(empezados).values()].map((tramo) => tramo.reduce(masNuevo));
  const enVigencia = ultimos.filter(({ importe }) => importe !== null);
  return enVigencia.length === 0 ? null : enVigencia.reduce(deMayorTramo);
}

type Vigencia<Precio extends PrecioEscrito> = {
  readonly precio: Precio;
  readonly desde: string;
  /** Exclusive; null while nothing follows. */
  readonly hasta: string | null;
};

/** When each price holds: half-open ranges that by construction never overlap within one `cantidadDesde`. */
export function vigencias<Precio extends PrecioEscrito>(precios: readonly Precio[]): Vigencia<Precio>[] {
  return [...porTramo(precios).values()].flatMap((tramo) => {
    const ordenados = tramo.toSorted((a, b) => a.desde.localeCompare(b.desde));
    return ordenados.map((precio, i) => ({ precio, desde: precio.desde, hasta: ordenados[i + 1]?.desde ?? null }));
  });
}

/** Where a price stands now, for the history people read. */
export function situacionDe(
  { desde, hasta }: Pick<Vigencia<PrecioEscrito>, 'desde' | 'hasta'>,
  ahora: Date,
): 'PROGRAMADO' | 'VIGENTE' | 'ANTERIOR' {
  if (new Date(desde) > ahora) return 'PROGRAMADO';
  return hasta !== null && new Date(hasta) <= ahora ? 'ANTERIOR' : 'VIGENTE';
}

const porTramo = <Precio extends PrecioEscrito>(precios: readonly Precio[]): Map<string, Precio[]> =>
  Map.groupBy(precios, ({ cantidadDesde }) => decimal(cantidadDesde).toFixed());

const masNuevo = <Precio extends PrecioEscrito>(a: Precio, b: Precio): Precio =>
  new Date(b.desde) > new Date(a.desde) ? b : a;

const deMayorTramo = <Precio extends PrecioEscrito>(a: Precio, b: Precio): Precio =>
  decimal(b.cantidadDesde).gt(a.cantidadDesde) ? b : a;
