import type { DecimalInput } from '#comun/decimal.ts';
import { pisoDePrecio } from './margen.ts';
import { pasaElLimite, variacionDe } from './variacion.ts';

/** Why a price that is about to change asks for a tick: it moves too much, or leaves less than the lista wants over the cost. */
export const ALERTAS = ['VARIACION', 'BAJO_MARGEN'] as const;
type Alerta = (typeof ALERTAS)[number];

type Limites = {
  /** Percentage, up or down. */
  readonly limiteDeVariacion: string;
  /** Percentage on the cost that the lista wants; null asks for the cost itself. */
  readonly margenMinimo: string | null;
};

/** What of a change somebody has to look at before it is made (PRE-04, PRE-10). All three as the lista keeps prices. */
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
