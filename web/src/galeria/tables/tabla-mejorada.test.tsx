import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { cambiarAjustes, restablecerAjustes } from '#apariencia/ajustes.ts';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { conElDedo } from '#prueba/dedo.ts';
import { conTodoElEstilo } from '#prueba/estilo.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { TablaMejorada } from './tabla-mejorada.tsx';

conTodoElEstilo();

afterEach(restablecerTodo);

const eliminarTodas = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Elegir todas/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar las elegidas' }));
};

it.each([
  ['the search box, where there is one', true, () => screen.getByRole('searchbox')],
  ['the title of the table', false, () => screen.getByRole('heading', { name: 'Proyectos en marcha' })],
])('deleting what is chosen leaves the keyboard in %s', async (_, conBusqueda, donde) => {
  renderPantalla(<TablaMejorada conBusqueda={conBusqueda} />, { ruta: '/tables/search' });
  const [, primera] = await screen.findAllByRole('checkbox');
  await userEvent.click(primera as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar las elegidas' }));
  await waitFor(() => expect(document.activeElement).toBe(donde()));
  await eliminarTodas();
  await waitFor(() => expect(document.activeElement).toBe(donde()));
});

it.each([
  ['the bar, and does not bring the letters up', true, () => screen.getByRole('searchbox').closest('[tabindex="-1"]')],
  ['the title', false, () => screen.getByRole('heading', { name: 'Proyectos en marcha' })],
])('by finger it leaves it in %s', async (_, conBusqueda, donde) => {
  conElDedo();
  renderPantalla(<TablaMejorada conBusqueda={conBusqueda} />, { ruta: '/tables/search' });
  await screen.findAllByRole('checkbox');
  await eliminarTodas();
  await waitFor(() => expect(document.activeElement).toBe(donde()));
  expect(document.activeElement).not.toBe(document.body);
});

it('T-RT-2: the pages are told in the words of the regional format', async () => {
  cambiarAjustes({ formato: 'jaJP' });
  onTestFinished(() => act(() => restablecerAjustes()));
  renderPantalla(<TablaMejorada />, { ruta: '/tables/enhanced' });
  expect(await screen.findByRole('combobox', { name: 'ページあたりの行数' })).toBeDefined();
  expect(screen.getByRole('button', { name: '次のページへ' })).toBeDefined();
  expect(screen.getByTestId('tables-rango').textContent).toBe('1～5 / 15');
});

it('a head that sorts is no smaller than a finger can hit', async () => {
  renderPantalla(<TablaMejorada />, { ruta: '/tables/enhanced' });
  const cabeza = await screen.findByRole('button', { name: 'Proyecto' });
  expect(getComputedStyle(cabeza).minHeight).toBe('24px');
});
