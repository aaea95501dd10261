import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPuertas } from '#puertas/puertas.prueba.tsx';

const pendiente = (...medios: readonly string[]) => ({
  pendiente: 'segundo_factor',
  medios,
  nombre: 'Lucía',
  vence: new Date(Date.now() + 600_000).toISOString(),
});
const abrir = (...medios: readonly string[]) =>
  renderPuertas('/auth/two-steps', { 'GET /api/acceso/pendiente': pendiente(...medios) });

// The page of the tests is no place for passkeys, as one opened by a number is not.
it('whoever only has a passkey is not asked for a code of an application where passkeys cannot be used', async () => {
  abrir('llave');
  expect(await screen.findByText(/Hola, Lucía. Tu cuenta se confirma con una llave de acceso/)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ingresar con otra cuenta' })).toBeDefined();
});

it('and is offered what else they have', async () => {
  abrir('llave', 'recuperacion');
  expect(await screen.findByLabelText('Código de recuperación')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Usar una llave de acceso' })).toBeNull();
});
