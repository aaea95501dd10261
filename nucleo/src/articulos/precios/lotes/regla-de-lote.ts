import { pisoDePrecio } from '#articulos/precios/piso-de-precio.ts';
import { type Redondeo, redondearPrecio } from '#articulos/precios/redondeo.ts';
import { type Big, type DecimalInput, decimal, redondear } from '#comun/decimal.ts';
import { conPorcentaje } from '#comun/dinero.ts';

/** What a coefficient multiplies. */
export const BASES_DE_REGLA = ['PRECIO', 'LISTA', 'COSTO_REPOSICION', 'COSTO_PROMEDIO'] as const;

/** Why a line asks for a tick: it moves too much, or leaves less than the lista wants over the cost. */
export const ALERTAS = ['VARIACION', 'BAJO_MARGEN'] as const;
export type Alerta = (typeof ALERTAS)[number];
/** The same of a line of a batch, whose price may also be over by itself before what the batch writes: it is that of a campaign. */
export const ALERTAS_DE_LOTE = [...ALERTAS, 'CON_FINAL'] as const;

/** What is told of it to whoever may not see costs: that somebody has to look, and not over what (INV-71). */
export const ALERTA_CALLADA = 'REVISAR';

/**
 * Why applying left a line alone: since it was looked at somebody changed its price, or the cost (PRE-18), the price of another
 * lista, the IVA or the margin of its classification that its new one comes out of, or its artículo gave way to another (ART-27).
 */
export const OMISIONES = [
  'CAMBIO_DE_PRECIO',
  'CAMBIO_DE_COSTO',
  'CAMBIO_DE_LISTA',
  'CAMBIO_DE_IVA',
  'CAMBIO_DE_MARGEN',
  'FUSIONADO',
] as const;

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

/** The highest price somebody may write. */
export const PRECIO_MAXIMO = '10000000000';

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
  return redondeado.gt(PRECIO_MAXIMO) ? null : redondeado;
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

/** Percentage from one price to another, two decimals; null from nothing or from zero. */
export function variacionDe(anterior: DecimalInput | null, nuevo: DecimalInput): Big | null {
  if (anterior === null || decimal(anterior).eq(0)) return null;
  return redondear(decimal(nuevo).minus(anterior).times(100).div(anterior), 2);
}

/** Whether that is more than the company lets a price or a rate move without somebody looking at it (PRE-04, PRE-09). */
export const pasaElLimite = (variacion: DecimalInput | null, limiteDeVariacion: string): boolean =>
  variacion !== null && decimal(variacion).abs().gt(limiteDeVariacion);

/** Percentage on the cost that a price leaves, two decimals; null without a cost. Both with IVA or both without. */
export const margenDe = (precio: DecimalInput, costo: DecimalInput | null): Big | null => variacionDe(costo, precio);

type Limites = {
  /** Percentage, up or down. */
  readonly limiteDeVariacion: string;
  /** Percentage on the cost that the lista wants; null asks for the cost itself. */
  readonly margenMinimo: string | null;
};

/** What of a line has to be ticked by somebody before it is approved (PRE-04, PRE-10). */
export function alertasDe(
  { anterior, nuevo, costo }: { anterior: DecimalInput | null; nuevo: DecimalInput; costo: DecimalInput | null },
  { limiteDeVariacion, margenMinimo }: Limites,
): readonly Alerta[] {
  const variacion = variacionDe(anterior, nuevo);
  return [
    ...(pasaElLimite(variacion, limiteDeVariacion) ? (['VARIACION'] as const) : []),
    ...(pisoDePrecio(costo, margenMinimo)?.gt(nuevo) ? (['BAJO_MARGEN'] as const) : []),
  ];
}
