import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ValorActual } from './valor-actual.tsx';

afterEach(restablecerTodo);

it('F6: «Comprar» and «Vender» move what the portfolio is worth', async () => {
  renderPantalla(<ValorActual />, { ruta: '/widgets/charts' });
  await userEvent.click(await screen.findByRole('button', { name: 'Comprar' }));
  expect(await screen.findByText(/101\.000,00/)).toBeDefined();
  expect(await screen.findByText(/^Compraste .*2\.500,00 en acciones\.$/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Vender' }));
  await userEvent.click(screen.getByRole('button', { name: 'Vender' }));
  expect(await screen.findByText(/96\.000,00/)).toBeDefined();
});
