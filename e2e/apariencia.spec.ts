import type { Page } from '@playwright/test';
import { conAjustes } from './armazon.ts';
import { poblar } from './ejemplo.ts';
import { faltasDeAcceso } from './revisar.ts';
import { expect, test } from './tienda.ts';

const CAPTURAS = process.env.CAPTURAS;

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
  expect(await faltasDeAcceso(page, '[role=dialog]')).toEqual([]);

  const fondo = await estiloDe(page, 'body', 'background-color');
  await elegir(page, 'Oscuro');
  await expect.poll(() => estiloDe(page, 'body', 'background-color')).not.toBe(fondo);
  await elegir(page, 'Verde');
  await elegir(page, 'Borde');
  await elegir(page, 'Ancho completo');
  // F12: each of the two says how the menu is, and choosing the one that is chosen leaves it so.
  const menu = page.locator('nav[aria-label="Menú principal"]');
  for (const [cual, ancho] of [
    ['Mini', 87],
    ['Mini', 87],
    ['Completa', 270],
    ['Completa', 270],
  ] as const) {
    await page.getByRole('radio', { name: cual, exact: true }).click({ force: true });
    await expect(page.getByRole('radio', { name: cual, exact: true })).toBeChecked();
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(ancho);
  }
  await page.getByRole('slider', { name: 'Redondeo' }).focus();
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => estiloDe(page, '.MuiPaper-elevation0', 'border-radius')).toBe('12px');
  expect(await estiloDe(page, '.MuiPaper-elevation0', 'box-shadow')).toBe('none');
  expect(await estiloDe(page, '.MuiPaper-elevation0', 'border-top-width')).toBe('1px');
  await elegir(page, 'Der. a izq.');
  // What turns the styles round comes when it is first asked for.
  await expect.poll(() => page.evaluate(() => document.dir)).toBe('rtl');
  await page.keyboard.press('Escape');

  await page.reload();
  expect(await page.evaluate(() => document.dir)).toBe('rtl');
  await expect(page.getByRole('heading', { level: 1, name: 'Artículos' })).toBeVisible();
  expect(await estiloDe(page, 'body', 'background-color')).not.toBe(fondo);
  expect(await estiloDe(page, '.MuiButton-contained.MuiButton-colorPrimary', 'background-color')).toBe(
    PRINCIPALES.GREEN_THEME,
  );
  expect(await estiloDe(page, '.MuiPaper-elevation0', 'border-radius')).toBe('12px');
  expect(await estiloDe(page, '.MuiPaper-elevation0', 'box-shadow')).toBe('none');
  expect(await estiloDe(page, '#contenido', 'max-width')).toBe('none');
  const lado = (await page.getByRole('navigation', { name: 'Menú principal' }).boundingBox())?.x ?? 0;
  expect(lado).toBeGreaterThan(700);
  const engranaje = (await page.getByRole('button', { name: 'Personalizar apariencia' }).boundingBox())?.x ?? 900;
  expect(engranaje).toBeLessThan(100);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if (CAPTURAS) await page.screenshot({ path: `${CAPTURAS}/rtl-oscuro-verde.png` });
});

for (const tema of ['AQUA_THEME', 'PURPLE_THEME', 'GREEN_THEME', 'CYAN_THEME', 'ORANGE_THEME'] as const) {
  test(`T-TH-1: the theme ${tema} has its own primary colour and no fault of contrast`, async ({ dentro: page }) => {
    await conAjustes(page, { tema, modo: tema === 'CYAN_THEME' ? 'dark' : 'light' });
    await page.goto('/articulos/tabla');
    await expect(page.getByRole('row').nth(2)).toBeVisible();
    if (CAPTURAS) await page.screenshot({ path: `${CAPTURAS}/tema-${tema}.png` });
    expect(await faltasDeAcceso(page)).toEqual([]);
  });
}

test('T-SH-5: the customizer puts the menu in a row where one is, with what does not fit in «Más»', async ({
  dentro: page,
}) => {
  await page.goto('/articulos/tabla?buscar=hilux');
  const fila = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(page.getByRole('heading', { level: 1, name: 'Artículos' })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-misma-pagina', ''));
  const panel = await abrirPanel(page);
  await expect(panel.getByRole('radiogroup', { name: 'Barra lateral' })).toBeVisible();
  await elegir(page, 'Horizontal');
  await expect(panel.getByRole('radiogroup', { name: 'Barra lateral' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  // The gear has the focus and the pointer again, and says what it is for.
  await page.mouse.move(600, 400);
  await page.locator('#contenido').focus();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Achicar menú' })).toHaveCount(0);
  // Neither another page nor another place.
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-misma-pagina'))).toBe(true);
  await expect(page).toHaveURL(/\/articulos\/tabla\?buscar=hilux$/);
  await expect(fila.getByRole('button', { name: 'Stock' })).toBeVisible();
  if (CAPTURAS) await page.screenshot({ path: `${CAPTURAS}/horizontal.png` });
  expect(await faltasDeAcceso(page)).toEqual([]);
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
  expect(await faltasDeAcceso(page, '[role=dialog]')).toEqual([]);
  await opcion.click();
  await expect(page.getByRole('heading', { level: 1, name: /WO-342/ })).toBeVisible();
});

/** The fill of the primary button of each theme, the same in both modes. */
const PRINCIPALES = {
  BLUE_THEME: 'rgb(63, 104, 230)',
  AQUA_THEME: 'rgb(5, 119, 183)',
  PURPLE_THEME: 'rgb(142, 83, 211)',
  GREEN_THEME: 'rgb(21, 131, 62)',
  CYAN_THEME: 'rgb(14, 125, 138)',
  ORANGE_THEME: 'rgb(185, 84, 10)',
} as const;
const NOMBRES = {
  Azul: 'BLUE_THEME',
  Agua: 'AQUA_THEME',
  Púrpura: 'PURPLE_THEME',
  Verde: 'GREEN_THEME',
  Cian: 'CYAN_THEME',
  Naranja: 'ORANGE_THEME',
} as const;

test('T-TH-1, T-TH-3, T-CU-1: the visual system, live in each theme and mode; no button in capitals', async ({
  dentro: page,
}) => {
  await page.goto('/ui-components/sistema');
  await expect(page.getByRole('heading', { level: 1, name: 'Sistema visual' })).toBeVisible();
  const botones = page.getByRole('button');
  expect(
    await botones.evaluateAll((todos) => [...new Set(todos.map((uno) => getComputedStyle(uno).textTransform))]),
  ).toEqual(['none']);
  const lleno = page.locator('.MuiButton-contained.MuiButton-colorPrimary:not(.Mui-disabled)').first();
  await abrirPanel(page);
  for (const [nombre, tema] of Object.entries(NOMBRES)) {
    await elegir(page, nombre);
    for (const modo of ['Oscuro', 'Claro']) {
      await elegir(page, modo);
      await expect.poll(() => lleno.evaluate((nodo) => getComputedStyle(nodo).backgroundColor)).toBe(PRINCIPALES[tema]);
      expect(await page.evaluate(() => document.documentElement.dataset.modo)).toBe(
        modo === 'Claro' ? 'light' : 'dark',
      );
    }
  }
});

for (const [nombre, activa] of Object.entries({
  claro: { modo: 'light' },
  oscuro: { modo: 'dark', tema: 'GREEN_THEME', tarjetas: 'borde' },
  derecha: { direccion: 'rtl', idioma: 'ar', radio: 14 },
})) {
  test(`T-0-3: the visual system can be used by everybody: ${nombre}`, async ({ dentro: page }) => {
    await conAjustes(page, activa);
    await page.goto('/ui-components/sistema');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sistema visual');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      if (CAPTURAS) await page.screenshot({ path: `${CAPTURAS}/sistema-${nombre}-${width}.png`, fullPage: true });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await faltasDeAcceso(page)).toEqual([]);
    }
  });
}

/** The default appearance of `00-producto.md` 9. */
const DE_FABRICA = {
  modo: 'light',
  direccion: 'ltr',
  tema: 'BLUE_THEME',
  menu: 'vertical',
  barra: 'completa',
  contenido: 'encajado',
  tarjetas: 'sombra',
  radio: 7,
  idioma: 'es',
} as const;

test('T-CU-3, T-CU-4: with the keyboard alone, and back to every default', async ({ dentro: page }) => {
  await page.goto('/articulos/tabla');
  const engranaje = page.getByRole('button', { name: 'Personalizar apariencia' });
  await engranaje.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Apariencia' });
  await expect(panel).toBeVisible();
  await panel.getByRole('radio', { name: 'Claro' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.modo)).toBe('dark');
  const redondeo = panel.getByRole('slider', { name: 'Redondeo' });
  await redondeo.focus();
  await page.keyboard.press('ArrowRight');
  await expect(redondeo).toHaveValue('8');
  await page.keyboard.press('PageUp');
  await expect(redondeo).toHaveValue('12');
  await page.keyboard.press('PageDown');
  await expect(redondeo).toHaveValue('8');
  await panel.getByRole('radio', { name: 'Encajado' }).focus();
  const ancho = () => estiloDe(page, '#contenido', 'max-width');
  const encajado = await ancho();
  await page.keyboard.press('ArrowRight');
  expect(await ancho()).not.toBe(encajado);
  // The focus stays inside, and what is behind stays in plain sight.
  for (let i = 0; i < 24; i += 1) await page.keyboard.press('Tab');
  expect(await panel.evaluate((nodo) => nodo.contains(document.activeElement))).toBe(true);
  expect(await estiloDe(page, '.MuiBackdrop-root', 'background-color')).toBe('rgba(0, 0, 0, 0)');
  await panel.getByRole('button', { name: 'Restablecer valores' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.modo)).toBe('light');
  await expect(redondeo).toHaveValue('7');
  expect(await ancho()).toBe(encajado);
  const quedo = await page.evaluate(() => JSON.parse(localStorage.getItem('trastienda.apariencia.v2') ?? '{}').activa);
  expect(quedo).toMatchObject(DE_FABRICA);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(engranaje).toBeFocused();
});

test('T-CU-2: the page has its mode, side, theme, corners and menu before the application comes', async ({
  dentro: page,
}) => {
  await conAjustes(page, { modo: 'dark', direccion: 'rtl', tema: 'GREEN_THEME', radio: 20, barra: 'mini' });
  // Nothing of the application arrives: what is seen is what the first paint has.
  await page.route(/\/assets\/(?!antes-de-pintar).*\.js$/, (ruta) => ruta.abort());
  await page.goto('/articulos/tabla', { waitUntil: 'domcontentloaded' });
  const raiz = await page.evaluate(() => {
    const { dir, dataset } = document.documentElement;
    return { dir, modo: dataset.modo, tema: dataset.tema, barra: dataset.barra };
  });
  expect(raiz).toEqual({ dir: 'rtl', modo: 'dark', tema: 'GREEN_THEME', barra: 'mini' });
  expect(await estiloDe(page, 'body', 'background-color')).toBe('rgb(26, 34, 49)');
  expect(await estiloDe(page, '.espera-banda', 'border-radius')).toBe('20px');
  expect(await estiloDe(page, '.espera-barra', 'width')).toBe('87px');
});

test('T-CU: on a phone the panel fills the width', async ({ dentro: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/articulos/tabla');
  await page.getByRole('button', { name: /cuenta de/ }).click();
  await page.getByText('Apariencia', { exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Apariencia' });
  await expect(panel).toBeVisible();
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(390);
  if (CAPTURAS) await page.screenshot({ path: `${CAPTURAS}/personalizador-390.png` });
});
