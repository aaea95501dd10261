import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { sesionDePrueba } from '#prueba/sesion.ts';
import { Bloqueo } from './bloqueo.tsx';
import { cerrojo } from './cerrojo.ts';

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

it('what was being read when it is opened again is left, so that its late refusal does not lock it once more', async () => {
  const { servidor } = renderPantalla(
    <>
      <Lectura />
      <Bloqueo />
    </>,
    { sesion, respuestas },
  );
  servidor.responder('GET /api/acceso/pin', () => new Promise(() => undefined));
  const pedido = vi.spyOn(globalThis, 'fetch');
  await userEvent.click(await screen.findByRole('button', { name: 'Leer' }));
  const [[, init] = []] = pedido.mock.calls.filter(([url]) => String(url).endsWith('/pin'));
  expect(init?.signal?.aborted).toBe(false);
  act(() => cerrojo.cerrar(id));
  await userEvent.type(await screen.findByLabelText(`PIN de ${nombre}`), '274913{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(init?.signal?.aborted).toBe(true);
});

function Lectura() {
  const { refetch } = useQuery({
    queryKey: ['lectura'],
    queryFn: ({ signal }) => fetch('/api/acceso/pin', { signal }),
    enabled: false,
  });
  return (
    <button type="button" onClick={() => void refetch()}>
      Leer
    </button>
  );
}
