import { expect, it } from 'vitest';
import { muestrasDeTickets } from '#galeria/api-falsa/muestras/tickets.ts';
import { buscarTickets, contarTickets, otroOrden, paginaDe, quitarTicket } from './estado.ts';

const tickets = muestrasDeTickets(new Date('2026-11-22T12:00:00Z'));
const ids = (lista: typeof tickets) => lista.map(({ Id }) => Id);

it('T-TI-1: eight samples, four closed, two open and two pending', () => {
  expect(contarTickets(tickets)).toEqual({ total_tickets: 8, Pending: 2, Open: 2, Closed: 4 });
});

it('T-TI-2: a ticket is removed by its Id, and the counts drop', () => {
  const sin = quitarTicket(tickets, 3);
  expect(ids(sin)).toEqual([1, 2, 4, 5, 6, 7, 8]);
  expect(contarTickets(sin)).toEqual({ total_tickets: 7, Pending: 2, Open: 1, Closed: 4 });
});

it('T-TI-3, F4: the search looks in title, agent and description, within the filter', () => {
  expect(ids(buscarTickets(tickets, 'total_tickets', 'DAMIAN', 'Id'))).toEqual([1]);
  expect(ids(buscarTickets(tickets, 'total_tickets', 'mostrador', 'Id'))).toEqual([5]);
  expect(ids(buscarTickets(tickets, 'total_tickets', 'deposito', 'Id'))).toEqual([3, 6]);
  expect(ids(buscarTickets(tickets, 'Open', 'deposito chico', 'Id'))).toEqual([6]);
  expect(buscarTickets(tickets, 'Closed', 'deposito chico', 'Id')).toEqual([]);
});

it('T-TI-4: they are ordered by date, both ways, and by number as numbers', () => {
  expect(ids(buscarTickets(tickets, 'total_tickets', '', 'Date'))).toEqual([7, 4, 1, 5, 8, 3, 2, 6]);
  expect(ids(buscarTickets(tickets, 'total_tickets', '', '-Date'))).toEqual([6, 2, 3, 8, 5, 1, 4, 7]);
  expect(ids(buscarTickets(tickets, 'total_tickets', '', '-Id'))[0]).toBe(8);
  expect(otroOrden('Date', 'Date')).toBe('-Date');
  expect(otroOrden('-Date', 'Date')).toBe('Date');
  expect(otroOrden('-Date', 'Id')).toBe('Id');
});

it('F5: pages are real, and one that is no longer there is the last that is', () => {
  expect(ids(paginaDe(tickets, 1, 5).filas)).toEqual([1, 2, 3, 4, 5]);
  expect(ids(paginaDe(tickets, 2, 5).filas)).toEqual([6, 7, 8]);
  expect(paginaDe(tickets.slice(0, 5), 2, 5)).toMatchObject({ pagina: 1 });
  expect(paginaDe([], 3, 5)).toEqual({ pagina: 1, filas: [] });
  expect(paginaDe(tickets, Number.NaN, 10).filas).toHaveLength(8);
});
