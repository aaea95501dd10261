import { poblar } from './ejemplo.ts';
import { escucharQuejas, revisarEnTodas } from './revisar.ts';
import { expect, test } from './tienda.ts';

// What may be sold in the place of another, and what each part is for: written on the ficha, found and offered at the counter.

test('ART-03 ART-05 GAP-16 ART-28 from the ficha to the counter', async ({ dentro: page, interfaz }) => {
  const { articulos } = await poblar(interfaz);
  const quejas = escucharQuejas(page);
  await page.goto(`/articulos/tabla/${articulos.get('C 29 015')}?seccion=relaciones`);
  await expect(page.getByText('Todavía no tiene equivalentes')).toBeVisible();

  for (const codigo of ['LX 3541', 'FAP-9128']) {
    await page.getByRole('button', { name: 'Agregar equivalente' }).click();
    const panel = page.getByRole('dialog', { name: 'Agregar equivalente' });
    await panel.getByRole('combobox').fill(codigo);
    await expect(page.getByRole('option', { name: codigo })).toBeVisible();
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: 'Guardar' }).click();
    await expect(panel).toBeHidden();
  }
  const equivalentes = page.getByRole('group', { name: 'Equivalentes' });
  // FAP-9128 has nine here and LX 3541 three.
  await expect(equivalentes.getByRole('link')).toHaveText(['FAP-9128', 'LX 3541']);

  await page.getByRole('button', { name: 'Agregar vehículo' }).click();
  const panel = page.getByRole('dialog', { name: 'Agregar vehículo' });
  await panel.getByRole('combobox', { name: 'Marca' }).fill('Toyota');
  await panel.getByRole('combobox', { name: 'Modelo' }).fill('SW4');
  await panel.getByRole('textbox', { name: 'Desde el año' }).fill('2016');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Sirve para' })).toContainText('2016 en adelante');
  await revisarEnTodas(page, 'ficha-relaciones', () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('C 29 015'),
  );

  await page.goto('/articulos/tabla?buscar=C%2029%20015');
  await revisarEnTodas(page, 'tabla-con-equivalentes', async () => {
    await expect(page.getByText(/equivalente de C 29 015/)).toHaveCount(2);
  });

  await page.goto('/ventas/notas-de-pedido/nueva');
  const entrada = page.getByRole('combobox', { name: /Agregar artículo/ });
  await entrada.fill('sw4 toyota 2018');
  const hallado = page.getByRole('option', { name: /C 29 015/ });
  await expect(hallado).toContainText('para Toyota SW4 2016 en adelante');
  await entrada.fill('C 29 015');
  await expect(page.getByRole('option', { name: /FAP-9128/ })).toContainText('equivalente de C 29 015');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Hay 2 equivalentes con stock/ }).click();
  await revisarEnTodas(page, 'sustitutos', () =>
    expect(page.getByRole('dialog', { name: 'En lugar de C 29 015' })).toBeVisible(),
  );
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^FAP-9128/ })
    .click();
  await expect(page.getByRole('row', { name: /1 de FAP-9128/ })).toBeVisible();
  expect(quejas).toEqual([]);
});
