import type { Locator, Page } from '@playwright/test';
import { poblar } from './ejemplo.ts';
import { sobraDeAncho } from './revisar.ts';
import { expect, test } from './tienda.ts';

// What is seen very big, or without the colours of the product (WCAG 1.4.1, 1.4.10, 1.4.11): none of it is a fault of the
// markup, so axe has nothing to say of it.

/** A window of 1280 × 1024 seen four times as big. */
const AGRANDADA = { width: 320, height: 256 } as const;

const seCorta = (uno: Locator) =>
  uno.evaluateAll((todos) => todos.filter((una) => una.scrollWidth > una.clientWidth).map((una) => una.textContent));

test('at 320 px an artículo is read whole on its card, and no stage of a batch stands over another', async ({
  dentro: page,
  interfaz,
}) => {
  await poblar(interfaz);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/articulos/tabla?buscar=hilux');
  const tarjeta = page.getByRole('listitem').filter({ hasText: 'WO-342' });
  await expect(tarjeta.getByText('Neuquén')).toBeVisible();
  expect(await seCorta(tarjeta.locator('.nombre, .tira'))).toEqual([]);

  await page.goto('/articulos/actualizar-precio/nuevo');
  const etapas = page.getByRole('list', { name: 'Etapas del lote' }).locator('.nombre');
  await expect(etapas).toHaveCount(4);
  expect(await encimados(etapas)).toBe(0);
});

/** How many of them stand, in part, where another one does. */
const encimados = (textos: Locator): Promise<number> =>
  textos.evaluateAll((todos) => {
    const lugares = todos.map((uno) => {
      const rango = document.createRange();
      rango.selectNodeContents(uno);
      return rango.getBoundingClientRect();
    });
    return lugares.filter((uno, i) =>
      lugares.some(
        (otro, j) =>
          j > i && uno.left < otro.right && otro.left < uno.right && uno.top < otro.bottom && otro.top < uno.bottom,
      ),
    ).length;
  });

test('in a window that is seen four times as big the bars leave its height to what is worked on', async ({
  dentro: page,
  interfaz,
}) => {
  const { notas } = await poblar(interfaz);
  await page.setViewportSize(AGRANDADA);
  for (const camino of ['/articulos/tabla', `/ventas/notas-de-pedido/${notas.borrador}`]) {
    await page.goto(camino);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 300));
    expect(await altoTapado(page)).toBe(0);
  }
});

/** How much of the height of the window is under what does not scroll with the page. */
const altoTapado = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const quietas = [...document.querySelectorAll('header, nav, footer')].filter((una) =>
      ['fixed', 'sticky'].includes(getComputedStyle(una).position),
    );
    return quietas.reduce((alto, una) => alto + una.getBoundingClientRect().height, 0);
  });

test('with letters twice as big the bar above stays within the window, with its last button, and prices and totals are read whole', async ({
  dentro: page,
  interfaz,
}) => {
  const { notas } = await poblar(interfaz);
  await page.setViewportSize({ width: 1280, height: 800 });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto('/articulos/tabla');
  await expect(page.getByRole('button', { name: 'Aplicaciones' })).toBeVisible();
  const fila = page.getByRole('row', { name: /WO-342/ });
  await expect(fila).toBeVisible();
  expect(await sobraDeAncho(page)).toBeLessThanOrEqual(0);
  await expect(page.getByRole('button', { name: /: cuenta de/ })).toBeInViewport({ ratio: 1 });
  expect(await seCorta(fila.getByRole('gridcell', { name: '18.450,00' }))).toEqual([]);

  await page.goto(`/ventas/notas-de-pedido/${notas.borrador}`);
  const totales = page.getByRole('region', { name: 'Totales' });
  await expect(totales).toBeVisible();
  expect(await seCorta(totales)).toEqual([]);
  const cifras = page
    .getByRole('table', { name: 'Renglones de la nota' })
    .getByRole('button', { name: /^(Cantidad|Precio)/ });
  await expect(cifras).not.toHaveCount(0);
  expect(await encimados(cifras)).toBe(0);
});

test('without the colours of the product, what is chosen, pressed or has the keyboard is told apart', async ({
  dentro: page,
  interfaz,
}) => {
  await poblar(interfaz);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/articulos/tabla?buscar=hilux');
  const fila = page.getByRole('row', { name: /WO-342/ });
  await fila.getByRole('checkbox').check();
  const fondo = (de: Locator) => de.evaluate((uno) => getComputedStyle(uno).backgroundColor);
  const otra = page.getByRole('row', { name: /FAP-9128/ });
  expect(await fondo(fila.getByRole('gridcell').first())).not.toBe(await fondo(otra.getByRole('gridcell').first()));
  const pestanas = page.getByRole('tab');
  expect(await fondo(pestanas.first())).not.toBe(await fondo(pestanas.nth(1)));

  await fila.focus();
  await page.keyboard.press('ArrowDown');
  const borde = (de: Locator) => de.evaluate((uno) => Number.parseFloat(getComputedStyle(uno).borderTopWidth));
  expect(await borde(page.locator('tr:focus-visible > td').first())).toBeGreaterThan(1);
  expect(await borde(page.getByRole('button', { name: 'Nuevo artículo' }))).toBe(1);
});
