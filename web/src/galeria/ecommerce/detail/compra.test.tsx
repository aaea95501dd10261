import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { muestrasDeProductos } from '#galeria/api-falsa/muestras/productos.ts';
import type { Product } from '#galeria/api-falsa/productos.ts';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { carrito } from '#galeria/ecommerce/carrito/tienda.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { Compra } from './compra.tsx';
import { Fotos } from './fotos.tsx';

afterEach(restablecerTodo);

it('«Comprar ahora» pressed twice buys what is on the screen once', async () => {
  const product = muestrasDeProductos().find(({ stock }) => stock) as Product;
  const [color = ''] = product.colors;
  renderPantalla(<Compra product={product} opiniones={236} color={color} onColor={() => undefined} />, {
    ruta: `/apps/ecommerce/detail/${product.id}`,
  });
  const comprar = await screen.findByRole('button', { name: 'Comprar ahora' });
  fireEvent.click(comprar);
  fireEvent.click(comprar);
  await screen.findByText('Ruta /apps/ecommerce/eco-checkout');
  expect(carrito.leer()).toEqual([{ id: product.id, qty: 1 }]);
});

it('what is out of stock is not bought', async () => {
  const product = muestrasDeProductos().find(({ stock }) => !stock) as Product;
  renderPantalla(<Compra product={product} opiniones={236} color="" onColor={() => undefined} />, {
    ruta: `/apps/ecommerce/detail/${product.id}`,
  });
  expect(await screen.findByText('Sin stock')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Comprar ahora' })).toHaveProperty('disabled', true);
  expect(screen.getByTestId('detail-agregar')).toHaveProperty('disabled', true);
});

it('a finger that goes sideways brings the next picture or the one before; a short one, none', async () => {
  renderPantalla(<Fotos fotos={['a', 'b', 'c']} titulo="Reloj" />, { ruta: '/apps/ecommerce/detail/7' });
  const foto = await screen.findByRole('img', { name: 'Reloj. Foto 1 de 3' });
  const deslizar = (desde: number, hasta: number) => {
    fireEvent.pointerDown(foto, { clientX: desde });
    fireEvent.pointerUp(foto, { clientX: hasta });
    return foto.getAttribute('alt');
  };
  expect(deslizar(200, 180)).toBe('Reloj. Foto 1 de 3');
  expect(deslizar(200, 120)).toBe('Reloj. Foto 2 de 3');
  expect(deslizar(120, 200)).toBe('Reloj. Foto 1 de 3');
  expect(deslizar(120, 200)).toBe('Reloj. Foto 3 de 3');
});

it('a picture that is enlarged has a name, and arrows bring the others, also to the page behind', async () => {
  renderPantalla(<Fotos fotos={['a', 'b', 'c']} titulo="Reloj" />, { ruta: '/apps/ecommerce/detail/7' });
  await userEvent.click(await screen.findByRole('button', { name: 'Agrandar la foto' }));
  const visor = await screen.findByRole('dialog', { name: 'Reloj' });
  const seVe = () => within(visor).getByRole('img').getAttribute('src');
  expect(seVe()).toBe('a');
  await userEvent.keyboard('{ArrowRight}');
  expect(seVe()).toBe('b');
  expect(within(visor).getByRole('status').textContent).toBe('2 de 3');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(seVe()).toBe('c');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await screen.findByRole('img', { name: 'Reloj. Foto 3 de 3' })).getAttribute('src')).toBe('c');
});
