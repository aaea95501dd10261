import { assert } from '#comun/assert.ts';
import { type Big, decimal, sumar } from '#comun/decimal.ts';

const ESTADOS_DE_RESERVA = ['ACTIVA', 'CONSUMIDA', 'LIBERADA', 'VENCIDA'] as const;
export type EstadoReserva = (typeof ESTADOS_DE_RESERVA)[number];
type EstadoCerrado = Exclude<EstadoReserva, 'ACTIVA'>;

export type Cierre = { readonly cantidad: string; readonly como: EstadoCerrado };

/** What becomes of an active reserva: its own row, and the parts that split off it. */
type Particion = {
  readonly propia: { readonly cantidad: Big; readonly estado: EstadoReserva };
  readonly partes: readonly { readonly cantidad: Big; readonly estado: EstadoCerrado }[];
};

/**
 * Closes parts of an active reserva. While something stays active the row keeps it and each part splits off; when
 * nothing does, the row itself becomes the last part. What was reserved is always the sum of them all (INV-24).
 */
export function cerrarReserva(cantidad: string, cierres: readonly Cierre[]): Particion {
  assert(
    cierres.every((cierre) => decimal(cierre.cantidad).gt(0)),
    'a part of a reserva is more than nothing',
  );
  const resto = decimal(cantidad).minus(sumar(cierres.map((cierre) => cierre.cantidad)));
  assert(resto.gte(0), 'a reserva closes no more than it holds');

  const partes = cierres.map((cierre) => ({ cantidad: decimal(cierre.cantidad), estado: cierre.como }));
  const ultima = partes.at(-1);
  if (resto.gt(0) || !ultima) return { propia: { cantidad: resto, estado: 'ACTIVA' }, partes };
  return { propia: ultima, partes: partes.slice(0, -1) };
}
