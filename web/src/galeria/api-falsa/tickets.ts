import { muestrasDeTickets } from './muestras/tickets.ts';
import { bien, type Manejador } from './servidor.ts';

export const verTickets: Manejador = () => bien(muestrasDeTickets(new Date()));
