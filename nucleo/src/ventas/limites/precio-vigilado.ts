import { type Big, CERO, decimal, textoDecimal } from '#comun/decimal.ts';
import { pisoDeMargen } from '#comun/dinero.ts';
import type { Limite, Trato } from '#comun/limite-de-venta.ts';
import { fail, ok, type Result } from '#comun/result.ts';
import type { RenglonDeNota } from '#ventas/nota.ts';
import type { RenglonObservado } from '#ventas/renglones.ts';

/** Why a line is looked at twice (GAP-17). */
export const ALARMAS = ['BAJO_MARGEN', 'COSTO_VIEJO', 'PRECIO_VIEJO'] as const;
export type Alarma = (typeof ALARMAS)[number];

/** What an artículo costs today, as a line needs it. */
type CostoDeVenta = {
  /** Net, in the currency of the lista at the rate of today: of reposición, else the average; null when nobody knows. */
  readonly costo: string | null;
  /** It is older, or its currency moved more, than the company accepts. */
  readonly viejo: boolean;
  /** The net price of the lista, when its cost rose since it was written more than the company accepts. */
  readonly precioSuperado?: { readonly neto: string } | null;
};

type Preciado = Pick<RenglonDeNota, 'precio' | 'descuentos'>;

/** Net unit price once its discounts are taken off, not rounded. */
export const netoUnitario = ({ precio, descuentos }: Preciado): Big =>
  descuentos.reduce((queda: Big, d) => queda.times(decimal(100).minus(d)).div(100), decimal(precio));

/** Percentage that a net price leaves on the cost; null without one. */
export const margenSobre = (neto: Big, costo: string | null): Big | null =>
  costo === null || decimal(costo).eq(0) ? null : neto.minus(costo).times(100).div(costo);

/**
 * The alarms of a line. What has no cost raises none: there is nothing to compare it with. A price that its cost left behind
 * raises one on what is sold at it, or for less: a higher one was written by hand.
 */
export function alarmasDe(
  renglon: Preciado,
  { costo, viejo, precioSuperado }: CostoDeVenta,
  { margenMinimo }: Pick<Limite, 'margenMinimo'>,
): Alarma[] {
  const conCosto = margenMinimo !== null && costo !== null && !decimal(costo).eq(0);
  const piso = conCosto ? pisoDeMargen(costo, margenMinimo) : null;
  const neto = netoUnitario(renglon);
  return [
    ...(piso?.gt(neto) ? (['BAJO_MARGEN'] as const) : []),
    ...(viejo ? (['COSTO_VIEJO'] as const) : []),
    ...(precioSuperado && neto.lte(precioSuperado.neto) ? (['PRECIO_VIEJO'] as const) : []),
  ];
}

/** Whether some alarm does more than tell, so that the costs are worth reading. */
export const vigila = ({ bajoMargen, costoViejo }: Limite): boolean =>
  bajoMargen !== 'AVISAR' || costoViejo !== 'AVISAR';

export type RenglonConAlarmas = RenglonObservado & { readonly alarmas: readonly Alarma[] };
type PrecioFrenado = {
  readonly code: 'ventas.precio_frenado';
  readonly data: { readonly renglones: readonly RenglonConAlarmas[] };
};
type PrecioSinMotivo = {
  readonly code: 'ventas.precio_sin_motivo';
  readonly data: { readonly renglones: readonly RenglonConAlarmas[] };
};

/**
 * The lines that somebody with that limit may sell, each with the reason it keeps: one that raises no alarm needs none and
 * keeps none. A line that already has its reason was let through by somebody who could, and is not stopped again.
 */
export function vigilarPrecios<Renglon extends RenglonDeNota>(
  renglones: readonly Renglon[],
  costoDe: (articuloId: string) => CostoDeVenta | undefined,
  { limite, yaAceptado }: { readonly limite: Limite; readonly yaAceptado: (renglon: Renglon) => boolean },
): Result<Renglon[], PrecioFrenado | PrecioSinMotivo> {
  const vistos = renglones.map((renglon) => {
    const costo = costoDe(renglon.articuloId);
    return { renglon, alarmas: costo ? alarmasDe(renglon, costo, limite) : [] };
  });
  const abiertos = vistos.filter(({ renglon }) => !yaAceptado(renglon));
  const frenados = abiertos.filter(({ alarmas }) => peor(alarmas, limite) === 'IMPEDIR');
  if (frenados.length > 0) {
    return fail({ code: 'ventas.precio_frenado', data: { renglones: frenados.map(observar) } });
  }
  const sinMotivo = abiertos.filter(
    ({ renglon, alarmas }) => peor(alarmas, limite) === 'MOTIVO' && renglon.motivoDePrecio === '',
  );
  if (sinMotivo.length > 0) {
    return fail({ code: 'ventas.precio_sin_motivo', data: { renglones: sinMotivo.map(observar) } });
  }
  return ok(vistos.map(({ renglon, alarmas }) => (alarmas.length > 0 ? renglon : { ...renglon, motivoDePrecio: '' })));
}

/** A price that its cost left behind is as old as one over an old cost. */
const TRATO_DE = {
  BAJO_MARGEN: 'bajoMargen',
  COSTO_VIEJO: 'costoViejo',
  PRECIO_VIEJO: 'costoViejo',
} as const satisfies Record<Alarma, keyof Limite>;

function peor(alarmas: readonly Alarma[], limite: Limite): Trato {
  const tratos = alarmas.map((alarma) => limite[TRATO_DE[alarma]]);
  if (tratos.includes('IMPEDIR')) return 'IMPEDIR';
  return tratos.includes('MOTIVO') ? 'MOTIVO' : 'AVISAR';
}

const observar = ({ renglon, alarmas }: { readonly renglon: RenglonDeNota; readonly alarmas: readonly Alarma[] }) => ({
  articuloId: renglon.articuloId,
  codigo: renglon.codigo,
  descripcion: renglon.descripcion,
  alarmas,
});

/**
 * How much of the price of the lista a line gives away, in percent, discounts and price by hand together; never below zero.
 * Without a price in the lista only the discounts are known to be given.
 */
export function descuentoTotal({ precio, descuentos }: Preciado, precioDeLista: string | null): Big {
  const base = precioDeLista !== null && decimal(precioDeLista).gt(0) ? decimal(precioDeLista) : decimal(precio);
  if (base.eq(0)) return decimal(100);
  const dado = base.minus(netoUnitario({ precio, descuentos })).times(100).div(base);
  return dado.lt(0) ? CERO : dado;
}

export const textoDePorcentaje = (valor: Big | string): string => textoDecimal(valor, 0, 2);
