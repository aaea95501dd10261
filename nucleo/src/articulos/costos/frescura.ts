import { variacionDe } from '#articulos/precios/variacion.ts';
import { type Big, type DecimalInput, decimal } from '#comun/decimal.ts';

export const MOTIVOS_DE_COSTO_VIEJO = ['SIN_COSTO', 'SIN_COTIZACION', 'DIAS', 'MONEDA'] as const;
type MotivoDeCostoViejo = (typeof MOTIVOS_DE_COSTO_VIEJO)[number];

type Costo = {
  readonly desde: Date;
  /** Pesos that one unit of its currency was worth when it was written, and is worth now; null when nobody wrote it. */
  readonly cambioDeEntonces: DecimalInput | null;
  readonly cambioDeHoy: DecimalInput | null;
};

type LimitesDeCosto = {
  readonly diasDeCosto: number;
  /** Percentage, up or down. */
  readonly movimientoDeMoneda: string;
};

/**
 * What a cost rose since a price was written over it, in percent, when it is more than the company accepts: that price is of
 * another cost, however fresh the one of today (PRE-17). Null while it holds, or when one of the two is not known.
 */
export function alzaDeCosto(entonces: DecimalInput | null, hoy: DecimalInput | null, limite: DecimalInput): Big | null {
  const alza = hoy === null ? null : variacionDe(entonces, hoy);
  return alza?.gt(decimal(limite)) ? alza : null;
}

const DIA_MS = 86_400_000;

/** How far the cost of today is to be trusted: its age, what its currency moved since, and why it is old (PRE-17). */
export function frescuraDe(costo: Costo | null, ahora: Date, { diasDeCosto, movimientoDeMoneda }: LimitesDeCosto) {
  if (costo === null) return { dias: null, movimiento: null, motivos: ['SIN_COSTO'] as MotivoDeCostoViejo[] };
  const { desde, cambioDeEntonces, cambioDeHoy } = costo;
  const dias = Math.max(0, Math.floor((ahora.getTime() - desde.getTime()) / DIA_MS));
  const movimiento: Big | null =
    cambioDeEntonces === null || cambioDeHoy === null ? null : variacionDe(cambioDeEntonces, cambioDeHoy);
  const motivos: MotivoDeCostoViejo[] = [
    ...(cambioDeHoy === null ? (['SIN_COTIZACION'] as const) : []),
    ...(dias > diasDeCosto ? (['DIAS'] as const) : []),
    ...(movimiento?.abs().gt(decimal(movimientoDeMoneda)) ? (['MONEDA'] as const) : []),
  ];
  return { dias, movimiento, motivos };
}
