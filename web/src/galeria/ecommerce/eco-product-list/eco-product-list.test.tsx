import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { cambiarAjustes, restablecerAjustes } from '#apariencia/ajustes.ts';
import { interceptar } from '#api/interceptor.ts';
import { rutas } from '#galeria/api-falsa/rutas.ts';
import { crearApiFalsa } from '#galeria/api-falsa/servidor.ts';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { carrito } from '#galeria/ecommerce/carrito/tienda.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { EcoProductListScreen } from './eco-product-list.screen.tsx';

afterEach(() => {
  interceptar(undefined);
  restablecerTodo();
});

it('asks for what is deleted in its number', async () => {
  interceptar(crearApiFalsa(rutas));
  renderPantalla(<EcoProductListScreen />, { ruta: '/apps/ecommerce/eco-product-list', camino: '/apps/$' });
  const [una, otra] = await screen.findAllByRole('checkbox', { name: /^Elegir (?!todos)/ });
  for (const casilla of [una, otra]) await userEvent.click(casilla as HTMLElement);
  await userEvent.click(screen.getByTestId('listado-eliminar'));
  const pregunta = within(await screen.findByRole('dialog', { name: '¿Eliminar 2 productos?' }));
  expect(pregunta.getByText('Se van de la tienda y del carrito. Con «Restablecer» vuelven.')).toBeDefined();
});

it('a product that is deleted goes from the cart too, as the question says, and does not come back with the samples', async () => {
  interceptar(crearApiFalsa(rutas));
  act(() => {
    carrito.agregar(1, 3);
    carrito.agregar(2);
  });
  const ruta = '/apps/ecommerce/eco-product-list?buscar=pampero';
  renderPantalla(<EcoProductListScreen />, { ruta, camino: '/apps/$' });
  await userEvent.click(await screen.findByRole('button', { name: 'Acciones de Auriculares Pampero' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByText('Eliminar'));
  await screen.findByText('1 producto eliminado');
  expect(carrito.leer()).toEqual([{ id: 2, qty: 1 }]);
});

it('T-RT-2: the pages are told in the words of the regional format', async () => {
  interceptar(crearApiFalsa(rutas));
  cambiarAjustes({ formato: 'jaJP' });
  onTestFinished(() => act(() => restablecerAjustes()));
  renderPantalla(<EcoProductListScreen />, { ruta: '/apps/ecommerce/eco-product-list', camino: '/apps/$' });
  expect((await screen.findByTestId('listado-paginado')).textContent).toContain('ページあたりの行数');
});

it('a price is written as the region writes it, thousands too, and is refused as the other forms refuse', async () => {
  interceptar(crearApiFalsa(rutas));
  const ruta = '/apps/ecommerce/eco-product-list?orden=price&sentido=asc';
  renderPantalla(<EcoProductListScreen />, { ruta, camino: '/apps/$' });
  const editar = async () => {
    await userEvent.click((await screen.findAllByRole('button', { name: /^Acciones de/ }))[1] ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    return screen.findByLabelText<HTMLInputElement>('Precio');
  };
  const escribir = async (precio: HTMLInputElement, texto: string) => {
    await userEvent.clear(precio);
    await userEvent.type(precio, texto);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  };
  const precio = await editar();
  expect(precio.value).toBe('18,00');
  await escribir(precio, '0');
  expect(await screen.findByText(/dos decimales como mucho/)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(precio));
  await escribir(precio, '1.000,50');
  await screen.findByText('Producto guardado');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByText('Precio', { selector: 'span' }));
  expect(screen.getAllByTestId('listado-precio')[0]?.textContent).toMatch(/^\$\s1\.000,50$/);
});
