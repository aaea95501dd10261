import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { AjustesScreen } from './ajustes.screen.tsx';
import { AJ318, ajuste, listaDe, ROTURA, respuestas } from './ejemplos.prueba.ts';

const LISTA = 'GET /api/stock/ajustes';
const filas = [{ ...ajuste(), cantidadDeRenglones: 2, entran: '178', salen: '0' }];
const abrir = (
  permisos: readonly ('ajuste.ver' | 'ajuste.crear' | 'tabla.ver')[] = ['ajuste.ver', 'ajuste.crear', 'tabla.ver'],
  datos: unknown = listaDe(filas),
) =>
  renderPantalla(<AjustesScreen />, {
    permisos,
    ruta: '/stock/ajuste-stock',
    respuestas: { ...respuestas, [LISTA]: datos },
  });

it('AJU-01 lists each adjustment with its state, reason, place and figures, and opens it', async () => {
  const { router } = abrir();
  const fila = (await screen.findByText('AJ 0318')).closest('tr') as HTMLTableRowElement;
  expect([...fila.cells].map((celda) => celda.textContent).slice(0, 8)).toEqual([
    'AJ 0318',
    '20/11/2026 10:31',
    'Rotura',
    'Casa Central · Salón',
    '2',
    '+178',
    '–',
    'Borrador',
  ]);
  await userEvent.click(within(fila).getByText('Rotura'));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/stock/ajuste-stock/${AJ318}`));
});

it('filters by state and reason in the address', async () => {
  const { router, servidor } = abrir();
  await userEvent.click(await screen.findByRole('tab', { name: 'Borradores' }));
  await userEvent.click(screen.getByRole('button', { name: 'Motivo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rotura' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ estado: 'BORRADOR', motivoId: ROTURA }));
  await waitFor(() => expect(servidor.direcciones(LISTA).at(-1)).toContain(`motivoId=${ROTURA}`));
});

it('begins with one action when there is nothing, for whoever may', async () => {
  const { unmount } = abrir(undefined, listaDe([]));
  expect(await screen.findByText('Todavía no hay ajustes de stock')).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Nuevo ajuste' })[0]?.getAttribute('href')).toBe(
    '/stock/ajuste-stock/nuevo',
  );
  unmount();
  abrir(['ajuste.ver', 'tabla.ver'], listaDe([]));
  await screen.findByText('Todavía no hay ajustes de stock');
  expect(screen.queryByRole('link', { name: 'Nuevo ajuste' })).toBeNull();
});
