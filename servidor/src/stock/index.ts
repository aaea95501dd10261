export { asentar, cargarMovimientos, type MovimientoNuevo } from './asentar.ts';
export { depositosVirtuales } from './lugares.query.ts';
export type { Par } from './pares.ts';
export {
  type CierreDeReserva,
  cerrarReservas,
  type ReservaActiva,
  type ReservaNueva,
  reservar,
  reservasActivas,
} from './reservas.repo.ts';
export { type ReversionNueva, revertirMovimiento } from './revertir-movimiento.ts';
export { type Disponible, disponibles } from './saldos.query.ts';
export { bloquearSaldos } from './saldos.repo.ts';
export { verificacionesDeStock } from './verificaciones.query.ts';
