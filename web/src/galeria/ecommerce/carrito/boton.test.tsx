import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { interceptar } from '#api/interceptor.ts';
import { rutas } from '#galeria/api-falsa/rutas.ts';
import { crearApiFalsa } from '#galeria/api-falsa/servidor.ts';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CarritoDeLaBarra } from './boton.tsx';
import { carrito } from './tienda.ts';

beforeEach(() => interceptar(crearApiFalsa(rutas)));
afterEach(() => {
  interceptar(undefined);
  restablecerTodo();
});

it.each([
  ['from the screen, where the button goes with the last line', '/apps/tickets', 'MAIN'],
  ['from its button, which in the shop stays', '/apps/ecommerce/shop', 'BUTTON'],
] as const)('who empties the cart and closes it goes on %s', async (_, ruta, donde) => {
  act(() => carrito.agregar(1));
  renderPantalla(
    <>
      <CarritoDeLaBarra />
      <main tabIndex={-1} />
    </>,
    { ruta, camino: '/apps/$' },
  );
  const boton = await screen.findByTestId('carrito-boton');
  boton.focus();
  await userEvent.keyboard('{Enter}');
  const cajon = await screen.findByRole('dialog');
  within(cajon).getByTestId('carrito-quitar').focus();
  await userEvent.keyboard('{Enter}');
  await within(cajon).findByText('El carrito está vacío');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.tagName).toBe(donde));
});
