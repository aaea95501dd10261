import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { FormCustomScreen } from './form-custom.screen.tsx';

it('«Restablecer» takes the visits that were added away', async () => {
  renderPantalla(<FormCustomScreen />, { ruta: '/forms/form-custom', camino: '/forms/$' });
  const formulario = within(await screen.findByTestId('form-custom-visita'));
  await userEvent.type(await formulario.findByRole('textbox', { name: 'Nombre' }), 'Ana Paz');
  await userEvent.click(formulario.getByRole('combobox', { name: 'Motivo' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Entrega' }));
  await userEvent.click(formulario.getByRole('button', { name: 'Agregar nuevo' }));
  expect((await screen.findByTestId('form-custom-visitas')).textContent).toContain('Ana Paz');

  await userEvent.click(screen.getByRole('button', { name: 'Restablecer' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restablecer' }));
  expect(await screen.findByText('Los datos de demostración están como al principio')).toBeDefined();
  expect(screen.queryByTestId('form-custom-visitas')).toBeNull();
});
