import { type Redondeo, redondearPrecio } from '#articulos/precios/redondeo.ts';
import { type Big, type DecimalInput, decimal } from '#comun/decimal.ts';
import { conPorcentaje } from '#comun/dinero.ts';
import { UNITARIO_MAXIMO } from '#comun/unitario-maximo.ts';

/** What a coefficient multiplies. */
export const BASES_DE_REGLA = ['PRECIO', 'LISTA', 'COSTO_REPOSICION', 'COSTO_PROMEDIO'] as const;

export type Regla =
  | { readonly tipo: 'PORCENTAJE' | 'IMPORTE'; readonly valor: string }
  | { readonly tipo: 'COEFICIENTE'; readonly valor: string; readonly base: (typeof BASES_DE_REGLA)[number] }
  | { readonly tipo: 'MARGEN'; readonly valor: string; readonly base: 'COSTO_REPOSICION' | 'COSTO_PROMEDIO' }
  | { readonly tipo: 'MARGEN_DE_CLASIFICACION'; readonly base: 'COSTO_REPOSICION' | 'COSTO_PROMEDIO' }
  | { readonly tipo: 'MANTENER_MARGEN' }
  | { readonly tipo: 'ARCHIVO' };

/** What is known of a price, all of it as its lista keeps prices: in its currency, and with IVA when it includes it. */
export type Conocido = {
  readonly precio: DecimalInput | null;
  /** Of a price by quantity, the common one of its artículo: null when it has none. Not said of the common one itself. */
  readonly precioComun?: DecimalInput | null;
  /** Of another lista. */
  readonly otroPrecio: DecimalInput | null;
  readonly costoReposicion: DecimalInput | null;
  readonly costoPromedio: DecimalInput | null;
  /** The cost of reposición on the day the price was written, or the first one known since; at the rate of its day. */
  readonly costoDeEntonces: DecimalInput | null;
  /** Percentage on the cost that its classification says, the nearest level first. */
  readonly margenDeClasificacion: DecimalInput | null;
  /** What the file the batch came in with says. */
  readonly delArchivo: DecimalInput | null;
};

/** A cost says one price and nothing of what is asked for taking more. */
export const saleDelCosto = (regla: Regla): boolean =>
  regla.tipo === 'MARGEN' ||
  regla.tipo === 'MARGEN_DE_CLASIFICACION' ||
  (regla.tipo === 'COEFICIENTE' && (regla.base === 'COSTO_REPOSICION' || regla.base === 'COSTO_PROMEDIO'));

/** Which cost the price of a rule follows; null when none. */
export function costoQueLee(regla: Regla): 'REPOSICION' | 'PROMEDIO' | null {
  if (regla.tipo === 'MANTENER_MARGEN') return 'REPOSICION';
  if (!saleDelCosto(regla) || !('base' in regla)) return null;
  return regla.base === 'COSTO_PROMEDIO' ? 'PROMEDIO' : 'REPOSICION';
}

/** Whether a rule gives a price to what has none. */
export const daPrecio = (regla: Regla): boolean =>
  saleDelCosto(regla) || regla.tipo === 'ARCHIVO' || (regla.tipo === 'COEFICIENTE' && regla.base === 'LISTA');

/**
 * The price a rule gives, rounded; null when it would be too high, or what it needs is not known (PRE-03, PRE-13, PRE-18). Where
 * it comes out of a cost, a price by quantity moves as the common one does, so that its discount stays (PRE-11); without a
 * common price it stays as it is.
 */
export function precioNuevo(regla: Regla, redondeo: Redondeo, conocido: Conocido): Big | null {
  const { precio, precioComun } = conocido;
  const deLaRegla = redondo(segunRegla(regla, conocido), redondeo);
  if (precio === null || precioComun === undefined || !saleDelCosto(regla)) return deLaRegla;
  if (precioComun === null || decimal(precioComun).eq(0)) return decimal(precio);
  return redondo(deLaRegla && decimal(precio).times(deLaRegla).div(precioComun), redondeo);
}

function redondo(importe: Big | null, redondeo: Redondeo): Big | null {
  if (importe === null) return null;
  const redondeado = redondearPrecio(importe.lt(0) ? 0 : importe, redondeo);
  return redondeado.gt(UNITARIO_MAXIMO) ? null : redondeado;
}

function segunRegla(regla: Regla, conocido: Conocido): Big | null {
  const { delArchivo, precio, costoReposicion, costoDeEntonces } = conocido;
  switch (regla.tipo) {
    case 'PORCENTAJE':
      return precio === null ? null : conPorcentaje(precio, regla.valor);
    case 'IMPORTE':
      return precio === null ? null : decimal(precio).plus(regla.valor);
    case 'COEFICIENTE':
      return por(baseDe(regla.base, conocido), regla.valor);
    case 'MARGEN':
      return conMargen(baseDe(regla.base, conocido), regla.valor);
    case 'MARGEN_DE_CLASIFICACION':
      return conMargen(baseDe(regla.base, conocido), conocido.margenDeClasificacion);
    case 'MANTENER_MARGEN':
      if (precio === null || costoReposicion === null || costoDeEntonces === null) return null;
      return decimal(costoDeEntonces).eq(0) ? null : decimal(precio).times(costoReposicion).div(costoDeEntonces);
    case 'ARCHIVO':
      return delArchivo === null ? null : decimal(delArchivo);
  }
}

const conMargen = (costo: DecimalInput | null, margen: DecimalInput | null): Big | null =>
  costo === null || margen === null ? null : conPorcentaje(costo, margen);

const por = (base: DecimalInput | null, coeficiente: string): Big | null =>
  base === null ? null : decimal(base).times(coeficiente);

function baseDe(base: (typeof BASES_DE_REGLA)[number], conocido: Conocido): DecimalInput | null {
  if (base === 'PRECIO') return conocido.precio;
  if (base === 'LISTA') return conocido.otroPrecio;
  return base === 'COSTO_REPOSICION' ? conocido.costoReposicion : conocido.costoPromedio;
}
