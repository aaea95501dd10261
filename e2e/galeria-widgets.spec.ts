import { expect, test } from './galeria.ts';

// T-WI: cards, banners and small charts.

test('widgets', async ({ demo, quejas }) => {
  await test.step('T-WI-3, T-DB-2: every chart has a name that says its figures, and those of another month are others', async () => {
    await demo.goto('/widgets/charts');
    const dibujos = demo.getByRole('main').getByRole('img');
    await expect(dibujos).toHaveCount(8);
    for (const dibujo of await dibujos.all()) {
      await expect(dibujo).toHaveAccessibleName(/^.+\. .+: .+;/);
      await expect(dibujo.locator('canvas')).toBeVisible();
    }
    await expect(demo.getByRole('img', { name: /^Cartera/ })).toHaveAccessibleName(/Acciones.*69,51.*Bonos.*30,49/);
    const visitados = demo.getByRole('img', { name: /^Más visitados/ });
    await expect(visitados).toHaveAccessibleName(/1: 39, 81/);
    await demo.getByRole('combobox', { name: 'Mes' }).click();
    await demo.getByRole('option', { name: /sept/ }).click();
    await expect(visitados).toHaveAccessibleName(/1: 44, 60/);
    await expect(demo).toHaveURL(/mes=9/);
  });

  await test.step('T-WI-1: adding a product from its card changes the badge of the cart', async () => {
    await demo.goto('/widgets/cards');
    const productos = demo.getByRole('region', { name: 'Productos' });
    await expect(productos.getByTestId('shop-agregar')).toHaveCount(4);
    await expect(demo.getByTestId('carrito-boton')).toHaveCount(0);
    await productos.getByTestId('shop-agregar').first().click();
    await expect(demo.getByTestId('carrito-boton')).toHaveText('1');
    await productos.getByTestId('shop-agregar').last().click();
    await expect(demo.getByTestId('carrito-boton')).toHaveText('2');
  });

  await test.step('a gift card says which product it is for, with its picture, and what it is worth', async () => {
    const regalos = demo.getByRole('region', { name: 'Tarjetas de regalo' }).getByRole('article');
    await expect(regalos).toHaveCount(2);
    for (const [i, producto, importe] of [
      [0, 'Bolso de mano Ribera', '210,00'],
      [1, 'Bloques de encastre Armatodo', '64,00'],
    ] as const) {
      await expect(regalos.nth(i)).toContainText(producto);
      await expect(regalos.nth(i)).toContainText(importe);
      await expect(regalos.nth(i).locator('img')).toHaveAttribute('src', /^data:image\/svg/);
    }
  });

  await test.step('T-WI-2: the buttons of friends change what they say of them', async () => {
    const agregar = demo.getByRole('button', { name: 'Agregar a Delfina Ojeda' });
    await agregar.click();
    await expect(agregar).toHaveAttribute('aria-pressed', 'true');
    await expect(demo.getByRole('article', { name: 'Delfina Ojeda' })).toContainText('Solicitud enviada');
    await demo.getByRole('button', { name: 'Quitar a Delfina Ojeda' }).click();
    await expect(agregar).toBeDisabled();
    await demo.getByRole('button', { name: 'Seguir a Renata Soto' }).click();
    await expect(demo.getByRole('button', { name: 'Siguiendo a Renata Soto' })).toBeFocused();
  });

  await test.step('banners do what they say, and those that are answered come back', async () => {
    await demo.goto('/widgets/banners');
    const bajada = demo.waitForEvent('download');
    await demo.getByRole('button', { name: 'Descargar' }).click();
    expect((await bajada).suggestedFilename()).toBe('transacciones.csv');
    await expect(demo.getByRole('link', { name: 'Ir a comprar' })).toHaveAttribute('href', '/apps/ecommerce/shop');
    await demo.getByRole('button', { name: '¡Entendido!' }).click();
    await expect(demo.getByTestId('banners-medalla')).toHaveCount(0);
    await demo.getByRole('button', { name: 'Deshacer' }).press('Enter');
    await expect(demo.getByTestId('banners-medalla')).toBeVisible();
    await demo.getByRole('button', { name: 'Reintentar' }).click();
    await expect(demo.getByTestId('banners-enchufe')).toHaveCount(0);
  });

  expect(quejas).toEqual([]);
});
