import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ChipScreen } from './chip.screen.tsx';

it('a chip of each size can be taken away and put back; one that is disabled has its mark and stays', async () => {
  renderPantalla(<ChipScreen />, { ruta: '/ui-components/chip' });
  const tamanos = within(await screen.findByTestId('chip-size'));
  tamanos.getByLabelText('Quitar Chico').focus();
  await userEvent.keyboard('{Enter}');
  expect(tamanos.queryByLabelText('Quitar Chico')).toBeNull();
  expect(document.activeElement).toBe(tamanos.getByLabelText('Quitar Normal'));
  await userEvent.click(tamanos.getByRole('button', { name: 'Reponer' }));
  expect(tamanos.getByLabelText('Quitar Chico')).toBeDefined();
  const inactivos = within(screen.getByTestId('chip-disabled'));
  const neutro = inactivos.getByLabelText('Quitar Neutro');
  expect([neutro.getAttribute('aria-disabled'), neutro.tabIndex]).toEqual(['true', -1]);
});
