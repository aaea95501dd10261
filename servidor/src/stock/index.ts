export { asentar, cargarMovimientos, type MovimientoNuevo, prepararMovimiento } from './asentar.ts';
export { type CierreDeReserva, type CierresDeReservas, cerrarReservas } from './cierres.repo.ts';
export { depositosVirtuales } from './lugares.query.ts';
export type { Par } from './pares.ts';
export { type ReservaActiva, type ReservaNueva, reservar, reservasActivas } from './reservas.repo.ts';
export { type ReversionNueva, revertirMovimiento } from './revertir-movimiento.ts';
export { type Disponible, disponibles } from './saldos.query.ts';
export { bloquearSaldos } from './saldos.repo.ts';
export { verificacionesDeStock } from './verificaciones.query.ts';
