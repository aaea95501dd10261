import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { VistaSinResultados } from './sin-resultados.tsx';

it('TD-16 that nothing was found is said from a place that was there before, and no longer once rows are', async () => {
  const { unmount } = renderPantalla(<VistaSinResultados buscar="toro" onLimpiar={() => {}} />);
  await screen.findByRole('heading', { name: 'Sin resultados para «toro»' });
  const lugar = screen.getByRole('status');
  expect(lugar.textContent).toBe('');
  await waitFor(() => expect(lugar.textContent).toBe('Sin resultados para «toro»'));
  unmount();
  expect(lugar.isConnected).toBe(false);
});
