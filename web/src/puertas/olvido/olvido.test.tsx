import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPuertas } from '#puertas/puertas.prueba.tsx';

it('says that a link comes by mail only where the server sends them, and else whom to ask for it', async () => {
  for (const [porCorreo, titulo] of [
    [true, 'Revisá tu correo'],
    [false, 'Pedí tu enlace'],
  ] as const) {
    renderPuertas('/auth/forgot-password', { 'POST /api/acceso/recuperar': { porCorreo } });
    await userEvent.type(await screen.findByLabelText('Usuario o correo'), 'ana{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: titulo })).toBeDefined();
    cleanup();
  }
});
