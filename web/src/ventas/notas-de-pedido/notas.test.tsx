import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FilaDeNota } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { expect, it } from 'vitest';
import { enCelular } from '#prueba/celular.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CASA_CENTRAL } from '#prueba/sesion.ts';
import { consumidorFinal, ID_DE_NOTA, pagina, SALON } from '#ventas/ayudas-de-prueba.ts';
import { FinalizarNotasScreen } from '#ventas/finalizar-notas-de-pedido/finalizar-notas.screen.tsx';
import { NotasScreen } from './notas.screen.tsx';

const LISTA = 'GET /api/ventas/notas-de-pedido';

const fila = (mas: Partial<FilaDeNota> = {}): FilaDeNota => ({
  id: ID_DE_NOTA,
  numero: 10482,
  version: 3,
  estado: 'PARCIAL',
  sucursal: { id: CASA_CENTRAL, nombre: 'Casa Central' },
  deposito: { id: SALON, nombre: 'Salón' },
  cliente: { id: 'c-quiroga', razonSocial: 'Taller Hermanos Quiroga' },
  renglones: 6,
  renglonesPendientes: 2,
  neto: '898966.00',
  total: '1087748.86',
  moneda: 'ARS',
  comprobanteExterno: null,
  creadaEn: '2026-11-20T13:42:00.000Z',
  creadaPor: 'L. Ferreyra',
  ...mas,
});

const abrir = (
  ruta = '/ventas/notas-de-pedido',
  permisos: readonly ('nota.ver' | 'nota.crear' | 'cliente.ver' | 'nota.finalizar')[] = [
    'nota.ver',
    'nota.crear',
    'cliente.ver',
  ],
) =>
  renderPantalla(<NotasScreen />, {
    ruta,
    permisos,
    respuestas: { [LISTA]: pagina([fila()]), 'GET /api/clientes': pagina([consumidorFinal]) },
  });

it('lists number, date, customer, state, what is pending and the total', async () => {
  abrir();
  const renglon = await screen.findByRole('row', { name: /Taller Hermanos Quiroga/ });
  for (const dicho of ['10.482', '20/11/2026 10:42', 'Casa Central', 'Parcial', '2 de 6', '1.087.748,86']) {
    expect(within(renglon).getByText(dicho)).toBeDefined();
  }
});

it('TD-18 on a phone its card has no titles of columns: the total says it is money', async () => {
  enCelular();
  abrir();
  const tarjeta = await screen.findByRole('list', { name: 'Notas de pedido' });
  expect(tarjeta.textContent).toContain('Taller Hermanos Quiroga10.482 · 20/11/2026 10:42');
  expect(within(tarjeta).getByText(/^\$\s1\.087\.748,86$/)).toBeDefined();
});

it('what is sold in dollars is said in dollars, in its row and on its card', async () => {
  const enDolares = { [LISTA]: pagina([fila({ moneda: 'USD', total: '36.30' })]) };
  const pedir = { ruta: '/ventas/notas-de-pedido', permisos: ['nota.ver'] as const, respuestas: enDolares };
  const { unmount } = renderPantalla(<NotasScreen />, pedir);
  expect(within(await screen.findByRole('row', { name: /Quiroga/ })).getByText(/^USD\s36,30$/)).toBeDefined();
  unmount();
  enCelular();
  renderPantalla(<NotasScreen />, pedir);
  const tarjeta = await screen.findByRole('list', { name: 'Notas de pedido' });
  expect(within(tarjeta).getByText(/^USD\s36,30$/)).toBeDefined();
});

it('opens a nota with a click', async () => {
  const { router } = abrir();
  const renglon = await screen.findByRole('row', { name: /Taller Hermanos Quiroga/ });
  await userEvent.click(renglon);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/ventas/notas-de-pedido/${ID_DE_NOTA}`));
});

it('TD-07 filters by the columns; what is still to deliver, by the states it may be in', async () => {
  const { servidor } = renderPantalla(<FinalizarNotasScreen />, {
    ruta: '/ventas/finalizar-notas-de-pedido?filtros=total:entre:1000,;estado:uno:PARCIAL',
    permisos: ['nota.ver', 'nota.finalizar'],
    respuestas: { [LISTA]: pagina([fila()]) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Estado: Parcial' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Filtrar Estado' }));
  expect(panel.getAllByRole('checkbox').map((casilla) => casilla.closest('label')?.textContent)).toEqual([
    'Confirmada',
    'En preparación',
    'Parcial',
  ]);
  expect(decodeURIComponent(servidor.direcciones(LISTA)[0] ?? '')).toContain('total:entre:1000,;estado:uno:PARCIAL');
});

it('filters by state through the address', async () => {
  const { servidor, router } = abrir();
  await screen.findByText('10.482');
  // The header of the column has the same name and orders; the filter opens a menu.
  const [filtro] = screen
    .getAllByRole('button', { name: 'Estado' })
    .filter((boton) => boton.hasAttribute('aria-haspopup'));
  await userEvent.click(filtro!);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Borrador' }));
  await waitFor(() => expect(servidor.direcciones(LISTA).at(-1)).toContain('estado=BORRADOR'));
  expect(router.state.location.search).toMatchObject({ estado: 'BORRADOR' });
});

it('filters by dates, and says which', async () => {
  const { servidor } = abrir('/ventas/notas-de-pedido?desde=2026-11-01&hasta=2026-11-20');
  await screen.findByText('10.482');
  expect(screen.getByText('01/11/2026 a 20/11/2026')).toBeDefined();
  expect(servidor.direcciones(LISTA)[0]).toContain('desde=2026-11-01&hasta=2026-11-20');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Fecha' }));
  await waitFor(() => expect(servidor.direcciones(LISTA).at(-1)).not.toContain('desde'));
});

it('offers «Nueva nota» only to who may make one', async () => {
  const { unmount } = abrir();
  await screen.findByText('10.482');
  expect(screen.getByRole('link', { name: 'Nueva nota' }).getAttribute('href')).toBe('/ventas/notas-de-pedido/nueva');
  unmount();
  abrir('/ventas/notas-de-pedido', ['nota.ver']);
  await screen.findByText('10.482');
  expect(screen.queryByRole('link', { name: 'Nueva nota' })).toBeNull();
});

it('invites to the first one when there is none', async () => {
  const { servidor } = abrir('/ventas/notas-de-pedido');
  servidor.responder(LISTA, pagina([]));
  expect(await screen.findByText('Todavía no hay notas de pedido')).toBeDefined();
});

it('VEN-10 the list to finalise asks only for what still has something to deliver', async () => {
  const { servidor, router } = renderPantalla(<FinalizarNotasScreen />, {
    ruta: '/ventas/finalizar-notas-de-pedido?estado=ANULADA',
    permisos: ['nota.ver', 'nota.finalizar'],
    respuestas: { [LISTA]: pagina([fila()]) },
  });
  const renglon = await screen.findByRole('row', { name: /Taller Hermanos Quiroga/ });
  expect(servidor.direcciones(LISTA)[0]).toContain('estado=CONFIRMADA%2CEN_PREPARACION%2CPARCIAL');
  await userEvent.click(renglon);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/ventas/finalizar-notas-de-pedido/${ID_DE_NOTA}`));
});
