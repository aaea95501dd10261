import { screen, waitFor, within } from '@testing-library/react';
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

it('an edition that a role without permission took away does not come back with the role that may', async () => {
  renderPantalla(<CaslScreen />, { ruta: '/pages/casl' });
  await userEvent.click(await screen.findByRole('button', { name: 'Editar Depósito central' }));
  await userEvent.type(screen.getByLabelText('Calle y número'), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Subscriber' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await screen.findByText('Sin permisos');
  await userEvent.click(await screen.findByRole('button', { name: 'Admin' }));
  expect(await screen.findByRole('button', { name: 'Editar Depósito central' })).toBeDefined();
  expect(screen.queryByLabelText('Calle y número')).toBeNull();
});

it('T-CL-3: when none is left, what is left to do brings the five back, and the keyboard goes on in them', async () => {
  renderPantalla(<CaslScreen />, { ruta: '/pages/casl' });
  const tachos = () => screen.queryAllByRole('button', { name: /^Eliminar / });
  await screen.findByTestId('casl-direcciones');
  for (const tacho of tachos()) await userEvent.click(tacho);
  await userEvent.click(screen.getByRole('button', { name: 'Traer los datos de demostración' }));
  await waitFor(() => expect(tachos()).toHaveLength(5));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('casl-direcciones')));
});

it('the matrix says what each role may do, and points out the one that is seen', async () => {
  renderPantalla(<CaslScreen />, { ruta: '/pages/casl?rol=manager' });
  const matriz = await screen.findByTestId('casl-matriz');
  const filas = within(matriz).getAllByRole('row');
  const dice = filas.map((fila) => [...fila.children].map(({ textContent }) => textContent));
  expect(dice).toEqual([
    ['Acción', 'Admin', 'Manager', 'Subscriber'],
    ['Ver', 'Puede', 'Puede', 'Puede'],
    ['Editar', 'Puede', 'Puede', 'No puede'],
    ['Eliminar', 'Puede', 'No puede', 'No puede'],
  ]);
  expect(filas.map((fila) => [...fila.children].findIndex((una) => una.matches('[data-elegido]')))).toEqual([
    2, 2, 2, 2,
  ]);
});
