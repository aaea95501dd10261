import type { Page } from '@playwright/test';
import { expect, test } from './galeria.ts';

const PAGO = '/apps/ecommerce/eco-checkout';

const carrito = (demo: Page) => demo.getByTestId('carrito-boton');
/** Goes on without loading the page again: what is in memory stays. */
const irA = (demo: Page, ruta: string) =>
  demo.evaluate((a) => {
    history.pushState({}, '', a);
    dispatchEvent(new PopStateEvent('popstate'));
  }, ruta);

test('the checkout: from the cart to the receipt', async ({ demo, quejas }) => {
  const totales = demo.getByTestId('pago-totales');

  await test.step('T-CK-5: without a cart there is only the first step', async () => {
    await demo.goto(`${PAGO}?paso=direccion`);
    await expect(demo.getByText('El carrito está vacío')).toBeVisible();
    await expect(demo).toHaveURL(PAGO);
  });

  await test.step('T-CK-1: two lines, five per cent less', async () => {
    await demo.getByRole('link', { name: 'Volver a la tienda' }).click();
    await demo.getByRole('button', { name: 'Agregar Remera Sol de mayo al carrito' }).click();
    await demo.getByRole('button', { name: 'Agregar Parlante Chamamé al carrito' }).click();
    await carrito(demo).click();
    await demo.getByRole('link', { name: 'Ir a pagar' }).click();
    await expect(demo.getByTestId('carrito-linea')).toHaveCount(2);
    await expect(totales).toContainText('175,00');
    await expect(totales).toContainText('8,75');
    await expect(totales).toContainText('166,25');
  });

  await test.step('T-CK-2, F10: no line goes below one piece; what is taken away can be put back', async () => {
    const primera = demo.getByTestId('carrito-linea').first();
    const menos = primera.getByTestId('cantidad-menos');
    await expect(menos).toBeDisabled();
    await primera.getByTestId('cantidad-mas').click();
    await expect(primera.getByTestId('cantidad')).toHaveText('2');
    // Pressed twice at once it takes one away.
    await menos.dblclick({ force: true });
    await expect(primera.getByTestId('cantidad')).toHaveText('1');
    await expect(menos).toBeDisabled();
    await carrito(demo).click();
    const cajon = demo.getByRole('dialog');
    await expect(cajon.getByTestId('carrito-linea')).toHaveCount(2);
    await expect(cajon.getByTestId('cantidad-menos').first()).toBeDisabled();
    await expect(cajon.getByTestId('cantidad-menos').last()).toBeDisabled();
    await demo.keyboard.press('Escape');
    await expect(cajon).toBeHidden();
    await primera.getByTestId('carrito-quitar').click();
    await expect(demo.getByTestId('carrito-linea')).toHaveCount(1);
    await demo.getByRole('button', { name: 'Deshacer' }).press('Enter');
    await expect(demo.getByTestId('carrito-linea')).toHaveCount(2);
  });

  await test.step('a new address is asked for all of it', async () => {
    await demo.getByTestId('pago-continuar').click();
    await expect(demo).toHaveURL(/paso=direccion/);
    await expect(demo.getByTestId('pago-continuar')).toBeDisabled();
    await expect(demo.getByText('Elegí en qué dirección lo recibís.')).toBeVisible();
    await demo.getByRole('button', { name: 'Agregar dirección' }).click();
    const campos = demo.getByRole('dialog').getByRole('textbox');
    await expect(campos).toHaveCount(3);
    for (const campo of await campos.all()) {
      await expect(campo).toHaveAttribute('required');
    }
    await demo.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await expect(demo.getByText('Escribí la dirección completa.')).toBeVisible();
    await expect(demo.getByLabel('Nombre y apellido')).toBeFocused();
    await demo.getByLabel('Nombre y apellido').fill('Ana Paz');
    await demo.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await expect(demo.getByLabel('Calle, número y localidad')).toBeFocused();
    await expect(demo.getByLabel('Calle, número y localidad')).toHaveAccessibleDescription(
      'Escribí la dirección completa.',
    );
    await demo.getByLabel('Calle, número y localidad').fill('Mitre 10, Salta');
    await demo.getByLabel('Teléfono').fill('387 555-0101');
    await demo.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await expect(demo.getByTestId('pago-direccion')).toHaveCount(4);
    await demo.getByRole('button', { name: 'Entregar en Ana Paz' }).click();
    await expect(demo).toHaveURL(/paso=pago/);
  });

  await test.step('T-CK-3: fast shipping adds 2', async () => {
    await demo.getByRole('radio', { name: /Envío rápido/ }).click({ force: true });
    await expect(totales).toContainText('168,25');
    await demo.goBack();
    await expect(demo).toHaveURL(/paso=direccion/);
    await expect(totales).toContainText('168,25');
    await demo.goForward();
  });

  await test.step('a card is looked at before it is taken', async () => {
    await demo.getByRole('radio', { name: /Tarjeta de crédito/ }).click({ force: true });
    await demo.getByTestId('pago-completar').click();
    await expect(demo.getByText('Son 3 o 4 cifras.')).toBeVisible();
    await expect(demo.getByLabel('Número de la tarjeta')).toBeFocused();
    await expect(demo.getByLabel('Número de la tarjeta')).toHaveAccessibleDescription('Escribí el número.');
    await demo.getByLabel('Número de la tarjeta').fill('4539 1488');
    await expect(demo.getByLabel('Número de la tarjeta')).toHaveAccessibleDescription(/no es de una tarjeta/);
    await demo.getByLabel('Número de la tarjeta').fill('4539 1488 0343 6467');
    await demo.getByLabel('Nombre como figura en la tarjeta').fill('Ana Paz');
    await demo.getByLabel('Vencimiento (MM/AA)').fill('12/79');
    await demo.getByLabel('Código de seguridad').fill('123');
  });

  await test.step('T-CK-4: the order empties the cart, badge and all', async () => {
    await demo.getByTestId('pago-completar').dblclick();
    await expect(demo.getByTestId('pago-gracias')).toContainText('168,25');
    await expect(demo.getByTestId('pago-pedido')).toHaveText(/^Pedido P-[0-9A-Z]+$/);
    await demo.emulateMedia({ media: 'print' });
    await expect(demo.getByTestId('pago-pedido')).toBeVisible();
    await expect(demo.getByText('¡Gracias por tu compra!')).toBeHidden();
    await expect(demo.locator('#raiz')).toBeHidden();
    await demo.emulateMedia({ media: null });
    await demo.getByRole('link', { name: 'Volver a la tienda' }).click();
    await expect(carrito(demo)).toHaveAccessibleName('Carrito: 0 productos');
    await irA(demo, '/ui-components/sistema');
    await expect(demo.getByRole('heading', { level: 1 })).toHaveText('Sistema visual');
    await expect(carrito(demo)).toHaveCount(0);
  });

  await test.step('whoever buys again finds the address that was added, and nothing else decided', async () => {
    await irA(demo, '/apps/ecommerce/shop');
    await demo.getByRole('button', { name: 'Agregar Parlante Chamamé al carrito' }).click();
    await carrito(demo).click();
    await demo.getByRole('link', { name: 'Ir a pagar' }).click();
    await expect(totales).toContainText('Gratis');
    await demo.getByTestId('pago-continuar').click();
    await expect(demo.getByTestId('pago-direccion')).toHaveCount(4);
    await expect(demo.getByText('Elegida', { exact: true })).toHaveCount(0);
  });
  expect(quejas).toEqual([]);
});
