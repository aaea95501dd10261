import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAplicacion } from '#prueba/render-aplicacion.tsx';
import { sesionDePrueba } from '#prueba/sesion.ts';

const VER = 'GET /api/acceso/alta';
const CREAR = 'POST /api/acceso/alta';

it('creates the first administrator with the code of the console and lets them in', async () => {
  const { servidor, router } = renderAplicacion('/auth/register', null, {
    [VER]: { pendiente: true },
    [CREAR]: sesionDePrueba([]),
  });
  await userEvent.type(await screen.findByLabelText('Código de la consola'), 'ABCD-1234');
  await userEvent.type(screen.getByLabelText('Nombre y apellido'), 'Ana Díaz');
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@ejemplo.com.ar');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'una frase bien larga');
  await userEvent.click(screen.getByRole('button', { name: 'Crear la cuenta' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(servidor.recibido(CREAR)).toEqual([
    { codigo: 'ABCD-1234', nombre: 'Ana Díaz', email: 'ana@ejemplo.com.ar', contrasena: 'una frase bien larga' },
  ]);
});

it('tells in the words of the contract what is missing', async () => {
  renderAplicacion('/auth/register', null, { [VER]: { pendiente: true } });
  await userEvent.type(await screen.findByLabelText('Contraseña'), 'corta');
  await userEvent.click(screen.getByRole('button', { name: 'Crear la cuenta' }));

  expect(await screen.findByText('No parece un correo electrónico.')).toBeDefined();
  expect(screen.getByText(/Usá al menos 15 caracteres/)).toBeDefined();
});

it('says that accounts are by invitation once there is an administrator', async () => {
  const { router } = renderAplicacion('/auth/register', null, { [VER]: { pendiente: false } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Las cuentas se crean por invitación' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Ir a ingresar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});
