import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { RadioScreen } from './radio/radio.screen.tsx';

afterEach(() => act(() => i18next.changeLanguage('es')));

it('the radio that is chosen of each group still is in another language', async () => {
  renderPantalla(<RadioScreen />, { ruta: '/forms/form-elements/radio' });
  const botones = () => screen.getAllByRole<HTMLInputElement>('radio');
  await userEvent.click(await screen.findByLabelText('Favorita'));
  const elegidos = () => botones().map(({ checked }) => checked);
  const antes = elegidos();
  expect(antes.filter(Boolean).length).toBeGreaterThan(4);
  await act(() => i18next.changeLanguage('en'));
  await screen.findByLabelText('Favourite');
  expect(elegidos()).toEqual(antes);
});
