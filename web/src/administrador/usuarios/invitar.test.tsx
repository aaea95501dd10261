import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { Invitar } from './invitar.tsx';

const enlace = 'http://trastienda.test/auth/register#codigo=abc';

async function invitar(porCorreo: boolean) {
  renderPantalla(<Invitar abierto onCerrar={vi.fn<() => void>()} />, {
    permisos: ['usuario.administrar'],
    respuestas: { 'POST /api/administrador/invitaciones': { email: 'ana@casa.com.ar', enlace, porCorreo } },
  });
  await userEvent.type(await screen.findByLabelText('Nombre y apellido'), 'Ana Paz');
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@casa.com.ar');
  await userEvent.click(screen.getByRole('button', { name: 'Invitar' }));
  return screen.findByRole('alert');
}

it('where the server sends no mails, whoever invites is told to hand the link over, and not that it was sent', async () => {
  expect((await invitar(false)).textContent).toBe(
    'Invitación para ana@casa.com.ar lista. Este servidor no manda correos: pasale vos el enlace.',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Enlace de la invitación').value).toBe(enlace);
});

it('where it sends them, the invitation is said to have been sent', async () => {
  expect((await invitar(true)).textContent).toBe('Invitación para ana@casa.com.ar enviada.');
});
