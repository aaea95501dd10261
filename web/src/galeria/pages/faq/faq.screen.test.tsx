import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { FaqScreen } from './faq.screen.tsx';

afterEach(() => act(() => i18next.changeLanguage('es')));

const abiertas = () => screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);

it('T-FQ-1: a search opens the questions whose answer it finds, and they are as at first without it', async () => {
  renderPantalla(<FaqScreen />, { ruta: '/pages/faq' });
  const caja = await screen.findByRole('searchbox');
  expect(abiertas()).toEqual([expect.stringContaining('sucursales')]);
  await userEvent.type(caja, 'planilla');
  await waitFor(() => expect(abiertas()).toEqual([expect.stringContaining('lista de precios')]));
  expect(screen.getByText('planilla', { selector: 'mark' })).toBeDefined();
  await userEvent.clear(caja);
  await userEvent.type(caja, 'costos');
  await waitFor(() => expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(1));
  expect(abiertas()).toEqual([]);
  await userEvent.clear(caja);
  await waitFor(() => expect(abiertas()).toEqual([expect.stringContaining('sucursales')]));
});

it('questions and answers are read in the language of the interface', async () => {
  renderPantalla(<FaqScreen />, { ruta: '/pages/faq' });
  await screen.findByText('¿Quién puede ver los costos?');
  await act(() => i18next.changeLanguage('en'));
  expect(screen.getByText('Who can see the costs?')).toBeDefined();
  expect(screen.queryByText(/sucursal/)).toBeNull();
});

it('who clears a search that finds nothing goes on from the screen: the button goes away', async () => {
  renderPantalla(
    <main>
      <FaqScreen />
    </main>,
    { ruta: '/pages/faq?buscar=zzz' },
  );
  (await screen.findByText('Limpiar filtros')).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(abiertas()).toHaveLength(1));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
