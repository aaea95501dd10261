import type { Endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import type { BusquedaDe } from './consulta-de-lista.ts';

/**
 * `validateSearch` of the route of a list. It lets everything through: what the values mean, and which are dropped, is said
 * by the schema of the endpoint when the screen is there to read them (`useConsultaDeLista`).
 */
export const busquedaDe =
  <E extends Endpoint>(_endpoint: E) =>
  (bruta: Record<string, unknown>): BusquedaDe<E> =>
    bruta as BusquedaDe<E>;
