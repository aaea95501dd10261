import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useConexion } from './conexion.ts';

function Dice() {
  return <p>{useConexion() ? 'hay' : 'no hay'}</p>;
}

it('knows of a connection that went after the page began and before anybody listened, and of its return', async () => {
  const enLinea = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  render(<Dice />);
  expect(await screen.findByText('no hay')).toBeDefined();

  enLinea.mockReturnValue(true);
  vi.stubGlobal('fetch', async () => new Response());
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('hay')).toBeDefined();
});
