import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { enCelular } from '#prueba/celular.ts';
import { conTodoElEstilo } from '#prueba/estilo.ts';
import { PiezasConTotales, SUMA } from '#prueba/piezas-con-totales.tsx';
import { renderPantalla } from '#prueba/render-pantalla.tsx';

conTodoElEstilo();

beforeEach(() => localStorage.clear());

const render = () => renderPantalla(<PiezasConTotales />, { respuestas: { [SUMA]: { cuantas: 120 } } });

it('TD-02 TD-15 counts the row of what everything adds up to among those of the grid', async () => {
  render();
  const grilla = await screen.findByRole('grid');
  expect(grilla.getAttribute('aria-rowcount')).toBe('3');
  await userEvent.click(screen.getByRole('button', { name: 'Totales' }));
  const fila = (await screen.findByText('120 piezas')).closest('tr');
  expect(fila?.getAttribute('aria-rowindex')).toBe('4');
  expect(grilla.getAttribute('aria-rowcount')).toBe('4');
  await userEvent.click(screen.getByRole('button', { name: 'Totales' }));
  expect(grilla.getAttribute('aria-rowcount')).toBe('3');
});

it('TD-18 keeps its place over the cards, with a line for each column, before it comes and before its sum does', async () => {
  enCelular();
  let llegar = (_: object): void => {};
  const suma = new Promise((listo) => {
    llegar = listo;
  });
  renderPantalla(<PiezasConTotales />, { respuestas: { [SUMA]: () => suma } });
  const tarjetas = await screen.findByRole('list', { name: 'Piezas' });
  fireEvent.click(screen.getByRole('button', { name: 'Totales' }));
  const alto = () => getComputedStyle(tarjetas.previousElementSibling as Element).minHeight;
  const reservado = alto();
  expect(reservado).toBe('74px');
  const tarjeta = await screen.findByRole('region', { name: 'Totales' });
  const lineas = () =>
    within(tarjeta)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
  expect(lineas()).toEqual(['Cuántas']);
  expect(alto()).toBe(reservado);
  llegar({ cuantas: 120 });
  expect(await within(tarjeta).findByText('120 piezas')).toBeDefined();
  expect(lineas()).toEqual(['Cuántas']);
  expect(alto()).toBe(reservado);
});

it('TD-15 TD-18 says over the cards of a phone what everything adds up to', async () => {
  enCelular();
  render();
  await userEvent.click(await screen.findByRole('button', { name: 'Totales' }));
  const tarjeta = await screen.findByRole('region', { name: 'Totales' });
  expect(await within(tarjeta).findByText('120 piezas')).toBeDefined();
  expect(within(tarjeta).getByText('Cuántas')).toBeDefined();
  expect(within(tarjeta).queryByText('Código')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Totales' }));
  expect(screen.queryByText('120 piezas')).toBeNull();
});
