import { expect, it } from 'vitest';
import { muestrasDeTickets } from '#galeria/api-falsa/muestras/tickets.ts';
import {
  buscarTickets,
  contarTickets,
  type FiltroDeTickets,
  type OrdenDeTickets,
  otroOrden,
  paginaDe,
  quitarTicket,
} from './estado.ts';
import { en } from './textos.en.ts';
import { es } from './textos.es.ts';

const tickets = muestrasDeTickets(new Date('2026-11-22T12:00:00Z'));
const ids = (lista: typeof tickets) => lista.map(({ Id }) => Id);
const buscados = (filtro: FiltroDeTickets, buscar: string, orden: OrdenDeTickets, { estado } = es) =>
  ids(buscarTickets(tickets, filtro, buscar, orden, (uno) => estado[uno]));

it('T-TI-1: eight samples, four closed, two open and two pending', () => {
  expect(contarTickets(tickets)).toEqual({ total_tickets: 8, Pending: 2, Open: 2, Closed: 4 });
});

it('T-TI-2: a ticket is removed by its Id, and the counts drop', () => {
  const sin = quitarTicket(tickets, 3);
  expect(ids(sin)).toEqual([1, 2, 4, 5, 6, 7, 8]);
  expect(contarTickets(sin)).toEqual({ total_tickets: 7, Pending: 2, Open: 1, Closed: 4 });
});

it('T-TI-3, F4: the search looks in title, agent and description, within the filter', () => {
  expect(buscados('total_tickets', 'DAMIAN', 'Id')).toEqual([1]);
  expect(buscados('total_tickets', 'mostrador', 'Id')).toEqual([5]);
  expect(buscados('total_tickets', 'deposito', 'Id')).toEqual([3, 6]);
  expect(buscados('Open', 'deposito chico', 'Id')).toEqual([6]);
  expect(buscados('Closed', 'deposito chico', 'Id')).toEqual([]);
});

it('T-TI-4: they are ordered by date, both ways, and by number as numbers', () => {
  expect(buscados('total_tickets', '', 'Date')).toEqual([7, 4, 1, 5, 8, 3, 2, 6]);
  expect(buscados('total_tickets', '', '-Date')).toEqual([6, 2, 3, 8, 5, 1, 4, 7]);
  expect(buscados('total_tickets', '', '-Id')[0]).toBe(8);
  expect(otroOrden('Date', 'Date')).toBe('-Date');
  expect(otroOrden('-Date', 'Date')).toBe('Date');
  expect(otroOrden('-Date', 'Id')).toBe('Id');
});

it('states go by their word in the language of the reader, and not by that of the wire', () => {
  const deEstado = (textos: typeof es) =>
    buscados('total_tickets', '', 'Status', textos).map((id) => tickets.find(({ Id }) => Id === id)?.Status);
  expect([...new Set(deEstado(es))]).toEqual(['Open', 'Closed', 'Pending']);
  expect([...new Set(deEstado(en))]).toEqual(['Closed', 'Open', 'Pending']);
});

it('F5: pages are real, and one that is no longer there is the last that is', () => {
  expect(ids(paginaDe(tickets, 1, 5).filas)).toEqual([1, 2, 3, 4, 5]);
  expect(ids(paginaDe(tickets, 2, 5).filas)).toEqual([6, 7, 8]);
  expect(paginaDe(tickets.slice(0, 5), 2, 5)).toMatchObject({ pagina: 1 });
  expect(paginaDe([], 3, 5)).toEqual({ pagina: 1, filas: [] });
  expect(paginaDe(tickets, Number.NaN, 10).filas).toHaveLength(8);
});
