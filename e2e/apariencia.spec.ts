import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { poblar } from './ejemplo.ts';
import { expect, test } from './tienda.ts';

const CAPTURAS = process.env.CAPTURAS;
const CLAVE = 'trastienda.apariencia.v2';

test.beforeAll(async ({ interfaz }) => {
  await poblar(interfaz);
});

const abrirPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Personalizar apariencia' }).click();
  const panel = page.getByRole('dialog', { name: 'Apariencia' });
  await expect(panel).toBeVisible();
  return panel;
};
const elegir = (page: Page, nombre: string) =>
  page.getByRole('radio', { name: nombre, exact: true }).check({ force: true });
const estiloDe = (page: Page, selector: string, propiedad: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((nodo, nombre) => getComputedStyle(nodo).getPropertyValue(nombre), propiedad);

test('T-CU-1, T-CU-2, T-RT-1: each setting changes what it says and a reload keeps it', async ({ dentro: page }) => {
  await page.goto('/articulos/tabla');
  await abrirPanel(page);
  if (CAPTURAS) await page.screenshot({ path: `${CAPTURAS}/personalizador.png` });
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);

  const fondo = await estiloDe(page, 'body', 'background-color');
  await elegir(page, 'Oscuro');
  await expect.poll(() => estiloDe(page, 'body', 'background-color')).not.toBe(fondo);
  await elegir(page, 'Verde');
  await elegir(page, 'Borde');
  await elegir(page, 'Ancho completo');
  await page.getByRole('slider', { name: 'Redondeo' }).focus();
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => estiloDe(page, '.MuiPaper-elevation0', 'border-radius')).toBe('12px');
  expect(await estiloDe(page, '.MuiPaper-elevation0', 'box-shadow')).toBe('none');
  expect(await estiloDe(page, '.MuiPaper-elevation0', 'border-top-width')).toBe('1px');
  await elegir(page, 'Der. a izq.');
  expect(await page.evaluate(() => document.dir)).toBe('rtl');
  await page.keyboard.press('Escape');

  await page.reload();
  expect(await page.evaluate(() => document.dir)).toBe('rtl');
  await expect(page.getByRole('heading', { level: 1, name: 'Artículos' })).toBeVisible();
  const lado = (await page.getByRole('navigation', { name: 'Menú principal' }).boundingBox())?.x ?? 0;
  expect(lado).toBeGreaterThan(700);
  const engranaje = (await page.getByRole('button', { name: 'Personalizar apariencia' }).boundingBox())?.x ?? 900;
  expect(engranaje).toBeLessThan(100);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if (CAPTURAS) await page.screenshot({ path: `${CAPTURAS}/rtl-oscuro-verde.png` });
});

for (const tema of ['AQUA_THEME', 'PURPLE_THEME', 'GREEN_THEME', 'CYAN_THEME', 'ORANGE_THEME'] as const) {
  test(`T-TH-1: the theme ${tema} has its own primary colour and no fault of contrast`, async ({ dentro: page }) => {
    await page.addInitScript(([clave, valor]) => localStorage.setItem(clave, valor), [
      CLAVE,
      JSON.stringify({ activa: { tema, modo: tema === 'CYAN_THEME' ? 'dark' : 'light' } }),
    ] as const);
    await page.goto('/articulos/tabla');
    await expect(page.getByRole('row').nth(2)).toBeVisible();
    if (CAPTURAS) await page.screenshot({ path: `${CAPTURAS}/tema-${tema}.png` });
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}

test('T-SH-5: the menu in a row, with what does not fit in «Más»', async ({ dentro: page }) => {
  await page.addInitScript(([clave, valor]) => localStorage.setItem(clave, valor), [
    CLAVE,
    JSON.stringify({ activa: { menu: 'horizontal' } }),
  ] as const);
  await page.goto('/articulos/tabla');
  const fila = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(page.getByRole('heading', { level: 1, name: 'Artículos' })).toBeVisible();
  await expect(fila.getByRole('button', { name: 'Stock' })).toBeVisible();
  if (CAPTURAS) await page.screenshot({ path: `${CAPTURAS}/horizontal.png` });
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await fila.getByRole('button', { name: 'Stock' }).hover();
  await expect(page.getByRole('menuitem', { name: 'Reposición' })).toBeVisible();
  if (CAPTURAS) await page.screenshot({ path: `${CAPTURAS}/horizontal-abierto.png` });
  await page.getByRole('menuitem', { name: 'Stock centralizado' }).click();
  await expect(page).toHaveURL(/stock-centralizado/);
  await page.setViewportSize({ width: 1210, height: 800 });
  await expect(fila.getByRole('button', { name: 'Más' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if (CAPTURAS) await page.screenshot({ path: `${CAPTURAS}/horizontal-1210.png` });
});

test('the command palette finds an artículo on the server and opens it', async ({ dentro: page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Buscar pantallas y acciones' }).fill('hilux aceite');
  const opcion = page.getByRole('option', { name: /WO-342/ });
  await expect(opcion).toBeVisible();
  if (CAPTURAS) await page.screenshot({ path: `${CAPTURAS}/paleta.png` });
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
  await opcion.click();
  await expect(page.getByRole('heading', { level: 1, name: /WO-342/ })).toBeVisible();
});
