import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { muestrasDeProductos } from '#galeria/api-falsa/muestras/productos.ts';
import type { Product } from '#galeria/api-falsa/productos.ts';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { carrito } from '#galeria/ecommerce/carrito/tienda.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { Compra } from './compra.tsx';

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
