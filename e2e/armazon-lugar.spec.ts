import type { Page } from '@playwright/test';
import { abrir, conAjustes, foto, menuDe } from './armazon.ts';
import { poblar } from './ejemplo.ts';
import { vestir } from './revisar.ts';
import { expect, test } from './tienda.ts';

// Where a page stands as one goes about, and what floats over it without covering anything.

test.beforeAll(async ({ interfaz }) => {
  await poblar(interfaz);
});

test('T-SH-9: another path goes to the top, another query does not; back finds the page as it was', async ({
  dentro: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await abrir(page, '/clientes/tabla', 'Clientes');
  const altura = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, 90));
  await page.getByRole('searchbox').fill('qui');
  await expect(page).toHaveURL(/buscar=qui/);
  expect(await altura()).toBe(90);

  await page.goto('/widgets/cards');
  await alargar(page, 1800);
  await page.evaluate(() => scrollTo(0, 700));
  const subir = page.getByRole('button', { name: 'Subir' });
  await expect(subir).toBeVisible();
  await foto(page, 'subir');
  await menuDe(page).getByRole('link', { name: 'Inicio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Buen/ })).toBeVisible();
  await expect.poll(altura).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/widgets/);
  await expect.poll(altura).toBe(700);
  await subir.click();
  await expect.poll(altura).toBe(0);
  await expect(subir).toBeHidden();
});

test('«Subir» covers neither the gear nor a foot', async ({ dentro: page, interfaz }) => {
  const { notas } = await poblar(interfaz);
  for (const [ruta, ancho] of [
    ['/widgets/cards', 1280],
    ['/widgets/cards', 390],
    [`/ventas/finalizar-notas-de-pedido/${notas.confirmada}`, 1280],
  ] as const) {
    await page.setViewportSize({ width: ancho, height: 420 });
    await page.goto(ruta);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await alargar(page, 2400);
    await page.evaluate(() => scrollTo(0, 900));
    const subir = await page.getByRole('button', { name: 'Subir' }).boundingBox();
    await page.waitForTimeout(300);
    const otros = page.locator(
      'button[aria-label="Personalizar apariencia"]:visible, nav[aria-label="Accesos"]:visible',
    );
    for (const otro of await otros.all())
      expect(cruzan(subir, await otro.boundingBox()), `${ruta} ${ancho}`).toBe(false);
  }
});

test('T-RT-1: from right to left the menu is at the right, the gear and «Subir» at the left, none over another', async ({
  dentro: page,
}) => {
  await conAjustes(page, { direccion: 'rtl' });
  await page.setViewportSize({ width: 1280, height: 420 });
  await abrir(page, '/widgets/cards', 'Tarjetas');
  await alargar(page, 2400);
  await page.evaluate(() => scrollTo(0, 900));
  const subir = page.getByRole('button', { name: 'Subir' });
  await expect(subir).toBeVisible();
  await page.waitForTimeout(300);
  const [arriba, engranaje, menu] = await Promise.all(
    [subir, page.getByRole('button', { name: 'Personalizar apariencia' }), menuDe(page)].map((una) =>
      una.boundingBox(),
    ),
  );
  expect(arriba?.x).toBeLessThan(100);
  expect(engranaje?.x).toBeLessThan(100);
  expect(menu?.x).toBe(1280 - 270);
  expect(cruzan(arriba ?? null, engranaje ?? null)).toBe(false);
  await foto(page, 'subir-rtl');
});

test('beside a list the gear stands in the margin: what is at the end of each row can be pressed', async ({
  dentro: page,
}) => {
  const engranaje = page.getByRole('button', { name: 'Personalizar apariencia' });
  await abrir(page, '/tablas-generales/provincias', 'Provincias');
  const tabla = page.getByRole('grid');
  await expect(tabla.getByRole('row').nth(5)).toBeVisible();
  for (const [direccion, ancho] of [
    ['ltr', 1280],
    ['ltr', 1024],
    ['rtl', 1280],
  ] as const) {
    await page.setViewportSize({ width: ancho, height: 800 });
    await vestir(page, 'light', direccion);
    const [suyo, deTabla] = await Promise.all([engranaje.boundingBox(), tabla.boundingBox()]);
    expect(cruzan(suyo, deTabla), `${direccion} ${ancho}`).toBe(false);
  }
  await engranaje.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Apariencia' })).toBeVisible();
});

type Caja = { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
const cruzan = (una: Caja, otra: Caja): boolean =>
  una !== null &&
  otra !== null &&
  una.x < otra.x + otra.width &&
  otra.x < una.x + una.width &&
  una.y < otra.y + otra.height &&
  otra.y < una.y + una.height;

const alargar = (page: Page, altura: number): Promise<void> =>
  page.locator('#contenido').evaluate((contenido, px) => {
    contenido.style.minHeight = `${px}px`;
  }, altura);
