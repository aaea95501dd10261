import { expect, test } from './galeria.ts';

const LISTADO = '/apps/ecommerce/eco-product-list';

test('the list of products: order, choice, search and size', async ({ demo, quejas }) => {
  const filas = demo.getByTestId('listado-fila');
  await demo.goto(LISTADO);
  await expect(filas).toHaveCount(5);

  await test.step('T-PL-1: by price, both ways', async () => {
    await demo.getByRole('button', { name: 'Precio' }).click();
    await expect(filas.first()).toContainText('Autito de madera');
    await demo.getByRole('button', { name: 'Precio' }).click();
    await expect(filas.first()).toContainText('Reloj de pulsera');
  });

  await test.step('T-PL-1: on a phone, where their heads do not fit, by the same columns', async () => {
    await expect(demo.getByRole('combobox', { name: 'Ordenar por' })).toBeHidden();
    await demo.setViewportSize({ width: 390, height: 844 });
    await expect(demo.getByRole('button', { name: 'Precio' })).toBeHidden();
    await demo.getByRole('combobox', { name: 'Ordenar por' }).click();
    await demo.getByRole('option', { name: 'Precio, ascendente' }).click();
    await expect(filas.first()).toContainText('Autito de madera');
    await demo.getByRole('combobox', { name: 'Ordenar por' }).click();
    await demo.getByRole('option', { name: 'Precio, descendente' }).click();
    await expect(filas.first()).toContainText('Reloj de pulsera');
    await demo.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('T-PL-3: a search goes back to the first page', async () => {
    await demo.getByRole('button', { name: /página siguiente/i }).click();
    await expect(demo).toHaveURL(/pagina=2/);
    await demo.getByRole('searchbox', { name: 'Buscar producto' }).fill('de');
    await expect(demo).toHaveURL(/buscar=de/);
    await expect(demo).not.toHaveURL(/pagina=/);
    await demo.getByRole('searchbox', { name: 'Buscar producto' }).fill('CAMARA');
    await expect(filas, 'F4').toHaveText([/Cámara instantánea Lucero/]);
    await demo.getByRole('searchbox', { name: 'Buscar producto' }).fill('');
    await expect(demo).not.toHaveURL(/buscar=/);
    await expect(filas).toHaveCount(5);
  });

  await test.step('T-PL-4: dense rows are lower', async () => {
    const alto = async () => (await filas.first().boundingBox())?.height ?? 0;
    const antes = await alto();
    await demo.getByRole('switch', { name: 'Filas compactas' }).click();
    expect(await alto()).toBeLessThan(antes);
  });

  await test.step('T-PL-2: all of the page are chosen, and go', async () => {
    await demo.getByRole('checkbox', { name: 'Elegir todos los de esta página' }).check();
    await expect(demo.getByTestId('listado-elegidos')).toHaveText('5 seleccionados');
    await demo.getByTestId('listado-eliminar').click();
    await demo.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(demo.getByTestId('listado-paginado')).toContainText('7');
  });

  await test.step('one is edited in its panel', async () => {
    await demo
      .getByRole('button', { name: /^Acciones de/ })
      .first()
      .click();
    await demo.getByRole('menuitem', { name: 'Editar' }).click();
    await demo.getByRole('dialog').getByLabel('Precio').fill('12,345');
    await demo.getByRole('button', { name: 'Guardar' }).click();
    await expect(demo.getByRole('dialog').getByLabel('Precio')).toBeFocused();
    await expect(demo.getByRole('dialog').getByLabel('Precio')).toHaveAccessibleDescription(/dos decimales como mucho/);
    await demo.getByRole('dialog').getByLabel('Precio').fill('999,50');
    await demo.getByRole('button', { name: 'Guardar' }).click();
    await expect(filas.first()).toContainText('999,50');
  });

  await test.step('F1: after others were deleted, «Ver» shows the one of the row', async () => {
    const nombre = await filas.first().getByRole('link').innerText();
    await demo
      .getByRole('button', { name: /^Acciones de/ })
      .first()
      .click();
    await demo.getByRole('menuitem', { name: 'Ver' }).click();
    await expect(demo.getByTestId('detail-titulo')).toHaveText(nombre);
  });
  expect(quejas).toEqual([]);
});
