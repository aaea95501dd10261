import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAplicacion } from '#prueba/render-aplicacion.tsx';
import { sesionDePrueba } from '#prueba/sesion.ts';

const INGRESAR = 'POST /api/acceso/ingresar';
const sesion = sesionDePrueba([]);

async function ingresar(usuario: string, contrasena: string) {
  await userEvent.type(await screen.findByLabelText('Usuario o correo'), usuario);
  await userEvent.type(screen.getByLabelText('Contraseña'), `${contrasena}{Enter}`);
}

it('enters and goes on to where the person was going', async () => {
  const { servidor, router } = renderAplicacion('/taller/reporte', null, { [INGRESAR]: sesion });
  await ingresar(' lferreyra ', 'una frase bien larga');

  await waitFor(() => expect(router.state.location.pathname).toBe('/taller/reporte'));
  expect(servidor.recibido(INGRESAR)).toEqual([{ usuario: 'lferreyra', contrasena: 'una frase bien larga' }]);
  expect(await screen.findByRole('button', { name: /cuenta de Lucía Ferreyra/ })).toBeDefined();
});

it('begins on the user, or on the password when the user is remembered', async () => {
  const primera = renderAplicacion('/login', null, { [INGRESAR]: sesion });
  const usuario = await screen.findByLabelText('Usuario o correo');
  expect(document.activeElement).toBe(usuario);
  await userEvent.click(screen.getByLabelText('Recordar mi usuario en este dispositivo'));
  await ingresar('lferreyra', 'una frase bien larga');
  await waitFor(() => expect(primera.router.state.location.pathname).toBe('/'));
  primera.unmount();

  renderAplicacion('/login', null);
  const contrasena = await screen.findByLabelText('Contraseña');
  expect(document.activeElement).toBe(contrasena);
  expect(screen.getByLabelText('Usuario o correo')).toHaveProperty('value', 'lferreyra');
});

it('says above the fields what was wrong, with the password ready to be typed again', async () => {
  renderAplicacion('/login', null, {
    [INGRESAR]: { status: 401, code: 'acceso.credenciales', title: 'El usuario o la contraseña no coinciden.' },
  });
  await ingresar('lferreyra', 'otra cosa');

  expect((await screen.findByRole('alert')).textContent).toContain('El usuario o la contraseña no coinciden.');
  const caja = screen.getByLabelText<HTMLInputElement>('Contraseña');
  expect(document.activeElement).toBe(caja);
  expect([caja.selectionStart, caja.selectionEnd]).toEqual([0, 'otra cosa'.length]);
});

it('asks for what is missing without bothering the server', async () => {
  const { servidor } = renderAplicacion('/login', null, { [INGRESAR]: sesion });
  await userEvent.click(await screen.findByRole('button', { name: 'Ingresar' }));

  expect(screen.getByText('Escribí tu usuario o tu correo.')).toBeDefined();
  expect(screen.getByText('Escribí tu contraseña.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Usuario o correo'));
  expect(servidor.recibido(INGRESAR)).toEqual([]);
});

it('shows the password on demand', async () => {
  renderAplicacion('/login', null);
  const caja = await screen.findByLabelText<HTMLInputElement>('Contraseña');
  expect(caja.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
  expect(caja.type).toBe('text');
});

it('warns when caps lock is on', async () => {
  renderAplicacion('/login', null);
  await userEvent.click(await screen.findByLabelText('Contraseña'));
  expect(screen.queryByText('Bloq Mayús está activado')).toBeNull();
  await userEvent.keyboard('{CapsLock}a');
  expect(await screen.findByText('Bloq Mayús está activado')).toBeDefined();
});
