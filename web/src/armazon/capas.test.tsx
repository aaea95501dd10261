import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { sesionDePrueba } from '#prueba/sesion.ts';

const LISTA = { filas: [], total: 0, totalExacto: true, sinLeer: 0 };

afterEach(() => {
  vi.doUnmock('./paleta/paleta.tsx');
  vi.doUnmock('./notificaciones/menu-de-notificaciones.tsx');
  vi.resetModules();
});

it.each([
  ['./paleta/paleta.tsx', 'the palette', () => userEvent.keyboard('{Control>}k{/Control}')],
  [
    './notificaciones/menu-de-notificaciones.tsx',
    'what is new',
    async () => userEvent.click(await screen.findByRole('button', { name: 'Notificaciones' })),
  ],
])('what is opened over a screen and cannot come leaves it as it was, and says so: %s', async (archivo, _, abrir) => {
  vi.resetModules();
  vi.doMock(archivo, () => {
    throw new TypeError('sin red');
  });
  const { renderAplicacion } = await import('#prueba/render-aplicacion.tsx');
  renderAplicacion('/clientes/tabla', sesionDePrueba(['cliente.ver']), {
    'GET /api/clientes': LISTA,
    'GET /api/notificaciones': LISTA,
  });
  const caja = await screen.findByRole('searchbox');
  await userEvent.type(caja, 'a medio escribir');
  await abrir();
  expect((await screen.findByRole('alert')).textContent).toContain('El servidor no respondió');
  expect(caja.isConnected).toBe(true);
});
