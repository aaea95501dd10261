import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { Cierre, ReservaDeRenglon } from '@trastienda/nucleo/ventas/nota.ts';

/** What each line has reserved once some reservations were closed, for the answer of the command. */
export function trasCierres(reservas: readonly ReservaDeRenglon[], cierres: readonly Cierre[]): ReservaDeRenglon[] {
  const porReserva = Map.groupBy(cierres, ({ reservaId }) => reservaId);
  return reservas.map((reserva) => ({
    ...reserva,
    cantidad: (porReserva.get(reserva.id) ?? [])
      .reduce((queda, { cantidad }) => queda.minus(cantidad), decimal(reserva.cantidad))
      .toFixed(),
  }));
}
