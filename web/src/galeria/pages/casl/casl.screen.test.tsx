import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CaslScreen } from './casl.screen.tsx';

afterEach(() => restablecerTodo());

it('whatever takes away the address that is being written asks first: «Cancelar», another one, a role that may not edit, leaving', async () => {
  const { router } = renderPantalla(<CaslScreen />, { ruta: '/pages/casl' });
  await userEvent.click(await screen.findByRole('button', { name: 'Editar Depósito central' }));
  const calle = screen.getByLabelText('Calle y número');
  await userEvent.clear(calle);
  await userEvent.type(calle, 'Mitre 90');
  const volver = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calle).toHaveProperty('value', 'Mitre 90');
  };
  const otra = () => userEvent.click(screen.getByRole('button', { name: 'Editar Mostrador Centro' }));
  const rol = (nombre: string) => userEvent.click(screen.getByRole('button', { name: nombre }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await volver();
  await userEvent.type(calle, '{Escape}');
  await volver();
  await otra();
  await volver();
  await rol('Subscriber');
  await volver();
  void router.navigate({ to: '/apps/notes' } as never);
  await volver();
  // Who may edit as well loses nothing.
  await rol('Manager');
  await waitFor(() => expect(router.state.location.search).toEqual({ rol: 'manager' }));
  expect(calle).toHaveProperty('value', 'Mitre 90');
  await otra();
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await waitFor(() => expect(screen.getByLabelText('Calle y número')).toHaveProperty('value', 'San Martín 635'));
});
