import type { Ticket } from '#galeria/api-falsa/entidades/tickets.ts';
import { coincide } from '#galeria/comun/buscar.ts';

export const FILTROS = ['total_tickets', 'Pending', 'Open', 'Closed'] as const;
export type FiltroDeTickets = (typeof FILTROS)[number];

export const COLUMNAS = ['Id', 'ticketTitle', 'AgentName', 'Status', 'Date'] as const;
export type ColumnaDeTickets = (typeof COLUMNAS)[number];

/** As the address says it: `Date` ascending, `-Date` descending. */
export const ORDENES = COLUMNAS.flatMap((columna) => [columna, `-${columna}`] as const);
export type OrdenDeTickets = (typeof ORDENES)[number];

export const POR_PAGINA = [5, 10, 25] as const;

export const columnaDe = (orden: OrdenDeTickets): ColumnaDeTickets => orden.replace('-', '') as ColumnaDeTickets;
export const esDescendente = (orden: OrdenDeTickets): boolean => orden.startsWith('-');

/** The same column turns round, another begins ascending. */
export const otroOrden = (orden: OrdenDeTickets, columna: ColumnaDeTickets): OrdenDeTickets =>
  orden === columna ? `-${columna}` : columna;

/** Removes a ticket by its Id. */
export const quitarTicket = (tickets: readonly Ticket[], id: number): readonly Ticket[] =>
  tickets.filter(({ Id }) => Id !== id);

const entra = (ticket: Ticket, filtro: FiltroDeTickets): boolean =>
  !ticket.deleted && (filtro === 'total_tickets' || ticket.Status === filtro);

/** How many each tile counts. */
export const contarTickets = (tickets: readonly Ticket[]): Readonly<Record<FiltroDeTickets, number>> =>
  Object.fromEntries(
    FILTROS.map((filtro) => [filtro, tickets.filter((ticket) => entra(ticket, filtro)).length]),
  ) as Record<FiltroDeTickets, number>;

/** Those of a filter that have what is looked for in their title, agent or description, in order; states as they are read. */
export function buscarTickets(
  tickets: readonly Ticket[],
  filtro: FiltroDeTickets,
  buscar: string,
  orden: OrdenDeTickets,
  leerEstado: (estado: Ticket['Status']) => string,
): readonly Ticket[] {
  const columna = columnaDe(orden);
  const deColumna = (uno: Ticket) => (columna === 'Status' ? leerEstado(uno.Status) : uno[columna]);
  const signo = esDescendente(orden) ? -1 : 1;
  return tickets
    .filter((uno) => entra(uno, filtro) && coincide(buscar, uno.ticketTitle, uno.AgentName, uno.ticketDescription))
    .toSorted((a, b) => signo * comparar(deColumna(a), deColumna(b)) || a.Id - b.Id);
}

const comparar = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'es');

/** A page of a list, from 1; one that is no longer there is the last that is (F5). */
export function paginaDe<T>(lista: readonly T[], pagina: number, porPagina: number) {
  const ultima = Math.max(1, Math.ceil(lista.length / porPagina));
  const actual = Math.min(Math.max(1, Math.trunc(pagina) || 1), ultima);
  return { pagina: actual, filas: lista.slice((actual - 1) * porPagina, actual * porPagina) };
}
