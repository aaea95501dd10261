import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { sesionDePrueba } from '#prueba/sesion.ts';
import { renderPuertas } from '#puertas/puertas.prueba.tsx';

const VER = 'GET /api/acceso/alta';
const CREAR = 'POST /api/acceso/alta';

it('creates the first administrator with the code of the console and lets them in', async () => {
  const { servidor, salidas } = renderPuertas('/auth/register', {
    [VER]: { pendiente: true },
    [CREAR]: sesionDePrueba([]),
  });
  await userEvent.type(await screen.findByLabelText('Código de la consola'), 'ABCD-1234');
  await userEvent.type(screen.getByLabelText('Nombre y apellido'), 'Ana Díaz');
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@ejemplo.com.ar');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'una frase bien larga');
  await userEvent.click(screen.getByRole('button', { name: 'Crear la cuenta' }));

  await waitFor(() => expect(salidas).toEqual(['/']));
  expect(servidor.recibido(CREAR)).toEqual([
    { codigo: 'ABCD-1234', nombre: 'Ana Díaz', email: 'ana@ejemplo.com.ar', contrasena: 'una frase bien larga' },
  ]);
});

it('tells beside each field what is missing, and what the server thinks of a password', async () => {
  renderPuertas('/auth/register', {
    [VER]: { pendiente: true },
    [CREAR]: {
      status: 400,
      code: 'acceso.contrasena_debil',
      title: 'La contraseña repite o sigue un patrón.',
      data: { razon: 'x' },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Crear la cuenta' }));
  expect(screen.getByText('Completá este dato.')).toBeDefined();
  expect(screen.getByText('No parece un correo electrónico.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Código de la consola'));

  await userEvent.type(screen.getByLabelText('Código de la consola'), 'ABCD-1234');
  await userEvent.type(screen.getByLabelText('Nombre y apellido'), 'Ana Díaz');
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@ejemplo.com.ar');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'abcabcabcabcabcabc{Enter}');
  expect(await screen.findByText('La contraseña repite o sigue un patrón.')).toBeDefined();
});

it('says that accounts are by invitation once there is an administrator', async () => {
  renderPuertas('/auth/register', { [VER]: { pendiente: false } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Las cuentas se crean por invitación' })).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Ir a ingresar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Te damos la bienvenida' })).toBeDefined();
});
