import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { sesionDePrueba } from '#prueba/sesion.ts';
import { Bloqueo } from './bloqueo.tsx';

const sesion = { ...sesionDePrueba([]), terminal: { nombre: 'Mostrador 1', minutos: 5 }, tienePin: true };
const { id, nombre } = sesion.usuario;
const respuestas = {
  'POST /api/acceso/terminal/bloquear': {},
  'GET /api/acceso/sesion': sesion,
  'GET /api/acceso/terminal': {
    terminal: { nombre: 'Mostrador 1', sucursal: 'Casa Central', minutos: 5 },
    personas: [{ id, nombre, tienePin: true, bloqueado: false }],
  },
  'POST /api/acceso/terminal/entrar': sesion,
};

afterEach(() => vi.useRealTimers());

it('locks after the minutes of the terminal without being touched, not before, and its owner goes on', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { servidor } = renderPantalla(
    <>
      <p>A medio hacer</p>
      <Bloqueo />
    </>,
    { sesion, respuestas },
  );
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  act(() => void vi.advanceTimersByTime(4 * 60_000));
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  act(() => void vi.advanceTimersByTime(4 * 60_000));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => void vi.advanceTimersByTime(61_000));
  vi.useRealTimers();

  await screen.findByRole('dialog', { name: 'Terminal bloqueado' });
  expect(servidor.recibido('POST /api/acceso/terminal/bloquear')).toHaveLength(1);
  await userEvent.type(await screen.findByLabelText(`PIN de ${nombre}`), '274913{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(servidor.recibido('POST /api/acceso/terminal/entrar')).toEqual([{ usuarioId: id, pin: '274913' }]);
  expect(screen.getByText('A medio hacer')).toBeDefined();
});
