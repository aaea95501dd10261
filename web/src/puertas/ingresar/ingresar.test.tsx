import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { sesionDePrueba } from '#prueba/sesion.ts';
import { renderPuertas } from '#puertas/puertas.prueba.tsx';

const INGRESAR = 'POST /api/acceso/ingresar';
const sesion = sesionDePrueba([]);

async function ingresar(usuario: string, contrasena: string) {
  await userEvent.type(await screen.findByLabelText('Usuario o correo'), usuario);
  await userEvent.type(screen.getByLabelText('Contraseña'), `${contrasena}{Enter}`);
}

it('enters and goes on to where the person was going, and makes this device a known one', async () => {
  const { servidor, salidas } = renderPuertas('/login?next=%2Ftaller%2Freporte', { [INGRESAR]: sesion });
  await ingresar(' lferreyra ', 'una frase bien larga');

  await waitFor(() => expect(salidas).toEqual(['/taller/reporte']));
  expect(servidor.recibido(INGRESAR)).toEqual([
    { usuario: 'lferreyra', contrasena: 'una frase bien larga', recordar: true },
  ]);
});

it('begins on the user, or on the password when the user is remembered', async () => {
  const primera = renderPuertas('/login', { [INGRESAR]: sesion });
  expect(document.activeElement).toBe(await screen.findByLabelText('Usuario o correo'));
  await ingresar('lferreyra', 'una frase bien larga');
  await waitFor(() => expect(primera.salidas).toEqual(['/']));
  primera.unmount();

  renderPuertas('/login');
  expect(document.activeElement).toBe(await screen.findByLabelText('Contraseña'));
  expect(screen.getByLabelText('Usuario o correo')).toHaveProperty('value', 'lferreyra');
});

it('goes to the second step when one is missing, keeping the place', async () => {
  const pendiente = {
    pendiente: 'segundo_factor',
    medios: ['codigo'],
    nombre: 'Lucía',
    vence: new Date(Date.now() + 600_000).toISOString(),
  };
  const { salidas } = renderPuertas('/login?next=%2Fx', {
    [INGRESAR]: pendiente,
    'GET /api/acceso/pendiente': pendiente,
  });
  await ingresar('lferreyra', 'una frase bien larga');
  expect(await screen.findByRole('heading', { level: 1, name: 'Confirmá que sos vos' })).toBeDefined();
  expect(location.pathname + location.search).toBe('/auth/two-steps?next=%2Fx');
  expect(salidas).toEqual([]);
});

it('says above the fields what was wrong, with the password ready to be typed again', async () => {
  renderPuertas('/login', {
    [INGRESAR]: { status: 401, code: 'acceso.credenciales', title: 'No coinciden.' },
  });
  await ingresar('lferreyra', 'otra cosa');

  expect((await screen.findByRole('alert')).textContent).toContain('Usuario o contraseña incorrectos');
  const caja = screen.getByLabelText<HTMLInputElement>('Contraseña');
  expect(document.activeElement).toBe(caja);
  expect([caja.selectionStart, caja.selectionEnd]).toEqual([0, 'otra cosa'.length]);
});

it('counts down the time one has to wait, and then says nothing more', async () => {
  renderPuertas('/login', {
    [INGRESAR]: { status: 429, code: 'acceso.espera', title: 'Esperá.', data: { segundos: 2 } },
  });
  await ingresar('lferreyra', 'otra cosa');
  const aviso = await screen.findByRole('alert');
  expect(aviso.textContent).toContain('en 2 s');
  // A reader is told once: what it hears stays as it was while the figure that is seen goes down.
  const oido = () => [...aviso.querySelectorAll('span:not([aria-hidden])')].map(({ textContent }) => textContent);
  const alPrincipio = oido();
  expect(alPrincipio).toEqual([expect.stringContaining('en 2 s')]);
  await act(async () => {
    await new Promise((listo) => setTimeout(listo, 1200));
  });
  expect(aviso.querySelector('span[aria-hidden]')?.textContent).toContain('en 1 s');
  expect(oido()).toEqual(alPrincipio);
  await act(async () => {
    await new Promise((listo) => setTimeout(listo, 1200));
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that the service is down when nobody answers', async () => {
  renderPuertas('/login', { [INGRESAR]: new TypeError('Failed to fetch') });
  await ingresar('lferreyra', 'otra cosa');
  expect((await screen.findByRole('alert')).textContent).toContain('Servicio no disponible');
});

it('asks for what is missing without bothering the server', async () => {
  const { servidor } = renderPuertas('/login', { [INGRESAR]: sesion });
  await userEvent.click(await screen.findByRole('button', { name: 'Ingresar' }));

  expect(screen.getByText('Escribí tu usuario o tu correo.')).toBeDefined();
  expect(screen.getByText('Escribí tu contraseña.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Usuario o correo'));
  expect(servidor.recibido(INGRESAR)).toEqual([]);
});

it('shows the password on demand and warns when caps lock is on', async () => {
  renderPuertas('/login');
  const caja = await screen.findByLabelText<HTMLInputElement>('Contraseña');
  expect(caja.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
  expect(caja.type).toBe('text');
  await userEvent.click(caja);
  expect(screen.queryByText('Bloq Mayús está activado')).toBeNull();
  await userEvent.keyboard('{CapsLock}a');
  expect(await screen.findByText('Bloq Mayús está activado')).toBeDefined();
});

it('offers the PIN only on a shared terminal', async () => {
  const { unmount } = renderPuertas('/login');
  await screen.findByLabelText('Contraseña');
  expect(screen.queryByRole('link', { name: 'Ingresar con PIN' })).toBeNull();
  unmount();
  renderPuertas('/login', {
    'GET /api/acceso/terminal': {
      terminal: { nombre: 'Mostrador 1', sucursal: 'Casa Central', minutos: 5 },
      personas: [{ id: sesion.usuario.id, nombre: 'Lucía Ferreyra', tienePin: true, bloqueado: false }],
    },
    'POST /api/acceso/terminal/entrar': {
      status: 401,
      code: 'acceso.pin_rechazado',
      title: 'No coincide.',
      data: { quedan: 1 },
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Ingresar con PIN' }));
  await userEvent.click(await screen.findByRole('button', { name: /Lucía Ferreyra/ }));
  for (const tecla of ['4', '7', '1', '1']) await userEvent.click(screen.getByRole('button', { name: tecla }));
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  expect((await screen.findByRole('alert')).textContent).toContain('El PIN no coincide. Te queda un intento.');
});
