import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { interceptar } from '#api/interceptor.ts';
import { muestrasDeProductos } from '#galeria/api-falsa/muestras/productos.ts';
import { bien, crearApiFalsa } from '#galeria/api-falsa/servidor.ts';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { carrito } from '#galeria/ecommerce/carrito/tienda.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { EcoCheckoutScreen } from './eco-checkout.screen.tsx';

const PAGO = '/apps/ecommerce/eco-checkout';

beforeEach(() => {
  const productos = muestrasDeProductos();
  interceptar(crearApiFalsa({ 'GET /api/data/eCommerce/ProductsData': async () => () => bien(productos) }));
});
afterEach(() => {
  vi.useRealTimers();
  interceptar(undefined);
  restablecerTodo();
});

it('T-CK-3: the fast delivery that was chosen is in the total of the steps before it too', async () => {
  carrito.agregar(4, 4);
  const { router } = renderPantalla(<EcoCheckoutScreen />, { ruta: `${PAGO}?paso=direccion`, camino: '/apps/$' });
  await userEvent.click(await screen.findByRole('button', { name: /^Entregar en Casa/ }));
  await userEvent.click(await screen.findByRole('radio', { name: /Envío rápido/ }));
  // 4 × 24,50 less five per cent is 93,10.
  expect(screen.getByTestId('pago-totales').textContent).toContain('95,10');
  router.history.back();
  expect(await screen.findByRole('button', { name: 'Agregar dirección' })).toBeDefined();
  expect(screen.getByTestId('pago-totales').textContent).toContain('95,10');
});

it('the address that was added is there for the next purchase, which begins with nothing decided', async () => {
  carrito.agregar(4);
  const { router } = renderPantalla(<EcoCheckoutScreen />, { ruta: `${PAGO}?paso=direccion`, camino: '/apps/$' });
  await userEvent.click(await screen.findByRole('button', { name: 'Agregar dirección' }));
  const nombre = await screen.findByLabelText(/Nombre y apellido/);
  await waitFor(() => expect(document.activeElement).toBe(nombre));
  await userEvent.keyboard('Ana Paz');
  await userEvent.type(screen.getByLabelText(/Calle, número y localidad/), 'Mitre 10, Salta');
  await userEvent.type(screen.getByLabelText(/Teléfono/), '387 555-0101');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Entregar en Ana Paz' }));
  await userEvent.click(await screen.findByRole('radio', { name: /Envío rápido/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Completar pedido' }));
  expect(await screen.findByTestId('pago-gracias')).toBeDefined();

  carrito.agregar(11);
  await waitFor(() => expect(router.state.location.href).toBe(PAGO));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar' }));
  expect(await screen.findByRole('button', { name: 'Entregar en Ana Paz' })).toBeDefined();
  expect(screen.getAllByTestId('pago-direccion')).toHaveLength(4);
  expect(screen.queryByText('Elegida')).toBeNull();
  expect(screen.getByTestId('pago-totales').textContent).toContain('Gratis');
});

it('the keyboard goes on in the step that came, and after the thanks, whose receipt can be seen again', async () => {
  carrito.agregar(4);
  renderPantalla(<EcoCheckoutScreen />, { ruta: PAGO, camino: '/apps/$' });
  const enElPaso = async (nombre: string) => {
    const paso = await screen.findByRole('group', { name: nombre });
    await waitFor(() => expect(document.activeElement).toBe(paso));
  };
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar' }));
  await enElPaso('Facturación y dirección');
  await userEvent.click(await screen.findByRole('button', { name: /^Entregar en Casa/ }));
  await enElPaso('Pago');
  await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
  await enElPaso('Facturación y dirección');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Completar pedido' }));
  const numero = (await screen.findByTestId('pago-pedido')).textContent;
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByTestId('pago-gracias')).toBeNull());
  await enElPaso('Carrito');
  const otraVez = screen.getByRole('button', { name: 'Ver el último recibo' });
  await userEvent.click(otraVez);
  expect((await screen.findByTestId('pago-pedido')).textContent).toBe(numero);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(otraVez));
});

it('the expiry of a card is typed on a keypad without a bar, and a past one is told from one that is badly written', async () => {
  carrito.agregar(4);
  renderPantalla(<EcoCheckoutScreen />, { ruta: `${PAGO}?paso=direccion`, camino: '/apps/$' });
  await userEvent.click(await screen.findByRole('button', { name: /^Entregar en Casa/ }));
  await userEvent.click(await screen.findByRole('radio', { name: /Tarjeta de crédito/ }));
  const vencimiento = screen.getByLabelText('Vencimiento (MM/AA)') as HTMLInputElement;
  await userEvent.type(vencimiento, '0120');
  expect(vencimiento.value).toBe('01/20');
  await userEvent.click(screen.getByRole('button', { name: 'Completar pedido' }));
  expect(await screen.findByText('La tarjeta está vencida: revisá el mes y el año.')).toBeDefined();
  await userEvent.type(vencimiento, '{Backspace>3/}');
  expect(vencimiento.value).toBe('01');
  expect(screen.getByText('Escribí el mes y el año como están en la tarjeta: 12/30.')).toBeDefined();
  await userEvent.clear(vencimiento);
  await userEvent.type(vencimiento, '12 / 2079');
  await waitFor(() => expect(screen.queryByText(/Escribí el mes y el año/)).toBeNull());
  expect(vencimiento.value).toBe('12/ 2079');
});

it('the second press of a double click on «Completar pedido» falls behind the thanks, and leaves them there', async () => {
  carrito.agregar(4);
  renderPantalla(<EcoCheckoutScreen />, { ruta: `${PAGO}?paso=direccion`, camino: '/apps/$' });
  await userEvent.click(await screen.findByRole('button', { name: /^Entregar en Casa/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Completar pedido' }));
  await screen.findByTestId('pago-gracias');
  const fondo = document.querySelector('.MuiDialog-container') ?? document.body;
  for (const detail of [2, 1]) {
    fireEvent.mouseDown(fondo, { detail });
    fireEvent.click(fondo, { detail });
  }
  expect(screen.getByTestId('pago-gracias')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByTestId('pago-gracias')).toBeNull());
});

it('each delivery says the day it arrives: five days from now, or three', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-29T15:00:00Z') });
  carrito.agregar(4);
  renderPantalla(<EcoCheckoutScreen />, { ruta: `${PAGO}?paso=direccion`, camino: '/apps/$' });
  await userEvent.click(await screen.findByRole('button', { name: /^Entregar en Casa/ }));
  const entrega = await screen.findByRole('group', { name: 'Entrega' });
  expect([...entrega.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Envío gratis.*03\/01\/2027$/),
    expect.stringMatching(/^Envío rápido.*01\/01\/2027$/),
  ]);
});

it.each(['PayPal', 'Pago contra entrega'])('%s asks for no card, and its receipt is printed', async (forma) => {
  const imprimir = vi.fn();
  vi.stubGlobal('print', imprimir);
  carrito.agregar(4, 2);
  renderPantalla(<EcoCheckoutScreen />, { ruta: `${PAGO}?paso=direccion`, camino: '/apps/$' });
  await userEvent.click(await screen.findByRole('button', { name: /^Entregar en Casa/ }));
  await userEvent.click(await screen.findByRole('radio', { name: /Tarjeta de crédito/ }));
  expect(screen.getByTestId('pago-tarjeta')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(forma) }));
  expect(screen.queryByTestId('pago-tarjeta')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Completar pedido' }));
  const recibo = await screen.findByRole('region', { name: 'Recibo' });
  expect(recibo.textContent).toMatch(/2 × .*49,00/);
  await userEvent.click(screen.getByRole('button', { name: 'Descargar recibo' }));
  expect(imprimir).toHaveBeenCalledTimes(1);
});
