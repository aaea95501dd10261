import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { interceptar } from '#api/interceptor.ts';
import { rutas } from '#galeria/api-falsa/rutas.ts';
import { crearApiFalsa } from '#galeria/api-falsa/servidor.ts';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
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
