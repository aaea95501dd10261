import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { FormWizardScreen } from './form-wizard.screen.tsx';

afterEach(restablecerTodo);

const valorDe = async (nombre: string) => (await screen.findByLabelText<HTMLInputElement>(nombre)).value;

async function llegarAlPerfil() {
  const vista = renderPantalla(<FormWizardScreen />, { ruta: '/forms/form-wizard' });
  await userEvent.type(await screen.findByLabelText('Nombre'), 'Ana');
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@example.com');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'ocho letras');
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  await userEvent.type(await screen.findByLabelText('Apellido'), 'Ruiz');
  return vista;
}

it('what was written in a step that is skipped is there when they come back to it', async () => {
  await llegarAlPerfil();
  await userEvent.click(screen.getByRole('button', { name: 'Omitir' }));
  await screen.findByRole('checkbox');
  await userEvent.click(screen.getByRole('button', { name: 'Atrás' }));
  expect(await valorDe('Apellido')).toBe('Ruiz');
});

it('what was begun waits in its step while one is on another screen, until «Restablecer»', async () => {
  const { router } = await llegarAlPerfil();
  void router.navigate({ to: '/forms/form-layouts' } as never);
  await screen.findByText('Ruta /forms/form-layouts');
  void router.navigate({ to: '/forms/form-wizard' } as never);
  expect(await valorDe('Apellido')).toBe('Ruiz');
  await userEvent.click(screen.getByRole('button', { name: 'Atrás' }));
  expect(await valorDe('E-mail')).toBe('ana@example.com');
  await userEvent.click(screen.getByLabelText('Restablecer'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByText('Restablecer'));
  await screen.findByText('Los datos de demostración están como al principio');
  expect(await valorDe('E-mail')).toBe('');
  expect(screen.queryByRole('button', { name: 'Omitir' })).toBeNull();
});

it('the browser goes back and forth through the steps, and not to one with something missing before it', async () => {
  const { router } = await llegarAlPerfil();
  await userEvent.click(screen.getByRole('button', { name: 'Omitir' }));
  await screen.findByRole('checkbox');
  const ir = (paso: 'back' | 'forward') => act(async () => router.history[paso]());
  await ir('back');
  expect(await valorDe('Apellido')).toBe('Ruiz');
  await ir('back');
  expect(await valorDe('E-mail')).toBe('ana@example.com');
  await ir('forward');
  expect(await valorDe('Apellido')).toBe('Ruiz');
  await ir('back');
  await userEvent.clear(await screen.findByLabelText('E-mail'));
  await ir('forward');
  expect(await valorDe('E-mail')).toBe('');
  expect(router.state.location.href).toBe('/forms/form-wizard?paso=cuenta');
});

it('«Restablecer» of the end begins with the first step', async () => {
  const { router } = await llegarAlPerfil();
  await userEvent.click(screen.getByRole('button', { name: 'Omitir' }));
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  await userEvent.click(await screen.findByTestId('form-wizard-restablecer'));
  expect(await valorDe('E-mail')).toBe('');
  expect(router.state.location.href).toBe('/forms/form-wizard?paso=cuenta');
});
