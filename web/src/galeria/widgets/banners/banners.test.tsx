import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { carrito } from '#galeria/ecommerce/carrito/tienda.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { BannersScreen } from './banners.screen.tsx';

afterEach(restablecerTodo);

it('the banner of the cart says how many products it has, or that it is empty', async () => {
  renderPantalla(<BannersScreen />, { ruta: '/widgets/banners' });
  expect(await screen.findByRole('region', { name: 'El carrito está vacío' })).toBeDefined();
  act(() => carrito.agregar(1, 3));
  expect(await screen.findByRole('region', { name: 'Tenés 1 producto en el carrito' })).toBeDefined();
  act(() => carrito.agregar(2));
  expect(await screen.findByRole('region', { name: 'Tenés 2 productos en el carrito' })).toBeDefined();
  expect(screen.queryByText('El carrito está vacío')).toBeNull();
});

it('what was tried again before everything began anew takes nothing away any more, nor says that it did', async () => {
  renderPantalla(<BannersScreen />, { ruta: '/widgets/banners' });
  const reintentar = await screen.findByRole('button', { name: 'Reintentar' });
  vi.useFakeTimers();
  try {
    fireEvent.click(reintentar);
    act(restablecerTodo);
    act(() => void vi.advanceTimersByTime(2000));
    expect(screen.getByRole('region', { name: 'Algo salió mal' })).toBeDefined();
    expect(screen.queryByText('Ahora sí: el resumen está al día.')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
