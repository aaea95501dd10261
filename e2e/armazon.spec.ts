import type { Page } from '@playwright/test';
import { abrir, anchoDe, conAjustes, foto, menuDe } from './armazon.ts';
import { poblar } from './ejemplo.ts';
import { escucharQuejas, faltasDeAcceso, sobraDeAncho } from './revisar.ts';
import { ADMIN, expect, test } from './tienda.ts';

// The frame of every screen, as people use it: menu, bars and keys.

test.beforeAll(async ({ interfaz }) => {
  await poblar(interfaz);
});

test('T-SH-1: the toggle makes the menu 87 or 270 px wide, and a reload keeps it', async ({ dentro: page }) => {
  await abrir(page, '/articulos/tabla', 'Artículos');
  expect(await anchoDe(menuDe(page))).toBe(270);
  await page.getByRole('button', { name: 'Achicar menú' }).click();
  await expect.poll(() => anchoDe(menuDe(page))).toBe(87);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await anchoDe(menuDe(page))).toBe(87);
  await page.mouse.move(900, 500);
  await foto(page, 'mini');
  expect(await faltasDeAcceso(page)).toEqual([]);
  await page.getByRole('button', { name: 'Agrandar menú' }).click();
  await expect.poll(() => anchoDe(menuDe(page))).toBe(270);
});

test('T-SH-2: the narrow menu grows over the content on hover and on focus, and the content stays', async ({
  dentro: page,
}) => {
  await conAjustes(page, { barra: 'mini' });
  await abrir(page, '/articulos/tabla', 'Artículos');
  const panel = menuDe(page).locator('> div');
  const contenido = page.locator('#contenido');
  const antes = await contenido.boundingBox();
  // It comes from outside: a pointer that has not moved yet stands in the corner, which is on the menu already.
  await page.mouse.move(900, 500);
  await page.mouse.move(40, 400);
  await expect.poll(() => anchoDe(panel)).toBe(270);
  await expect(menuDe(page).getByRole('link', { name: 'Rubros (material)' })).toBeVisible();
  await foto(page, 'mini-encima');
  expect(await contenido.boundingBox()).toEqual(antes);
  await page.mouse.move(900, 500);
  await expect.poll(() => anchoDe(panel)).toBe(87);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => anchoDe(panel)).toBe(270);
  expect(await contenido.boundingBox()).toEqual(antes);
});

test('T-SH-2: in the narrow menu a finger gets the screens in a list beside the icon', async ({
  browser,
  servidor,
  sesion,
}) => {
  const contexto = await browser.newContext({
    baseURL: servidor.url,
    hasTouch: true,
    viewport: { width: 1280, height: 800 },
  });
  await contexto.addCookies([{ name: 'sid', value: sesion, url: servidor.url }]);
  const page = await contexto.newPage();
  await conAjustes(page, { barra: 'mini' });
  await abrir(page, '/articulos/tabla', 'Artículos');
  await menuDe(page).getByRole('button', { name: 'Stock' }).tap();
  await expect(page.getByRole('menu', { name: 'Stock' })).toBeVisible();
  await foto(page, 'mini-dedo');
  // The list above it hides the menu from who hears the page, not from who sees it.
  expect(await anchoDe(page.locator('nav[aria-label="Menú principal"] > div'))).toBe(87);
  await page.getByRole('menuitem', { name: 'Ajustes de stock' }).tap();
  await expect(page).toHaveURL(/ajuste-stock/);
  await contexto.close();
});

test('T-SH-3: at 800 px the menu is a drawer: opened by its button, closed by a link, the backdrop and Esc', async ({
  dentro: page,
}) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await abrir(page, '/articulos/tabla', 'Artículos');
  const boton = page.getByRole('button', { name: 'Abrir menú' });
  await boton.click();
  await expect(menuDe(page)).toBeVisible();
  await foto(page, 'cajon-800');
  expect(await faltasDeAcceso(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menuDe(page)).toBeHidden();
  await expect(boton).toBeFocused();
  await boton.click();
  await page.mouse.click(700, 500);
  await expect(menuDe(page)).toBeHidden();
  await boton.click();
  await menuDe(page).getByRole('link', { name: 'Familias', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Familias' })).toBeVisible();
  await expect(menuDe(page)).toBeHidden();
});

test('T-SH-4: a deep link opens its branch, with the current page on exactly one link', async ({ dentro: page }) => {
  for (const [ruta, rama, hoja] of [
    ['/tablas-generales/marcas', 'Tablas generales', 'Marcas'],
    ['/apps/blog/posts', 'Blog', 'Entradas'],
  ] as const) {
    await page.goto(ruta);
    const actual = page.locator('a[aria-current="page"]');
    await expect(actual).toHaveText(hoja);
    await expect(menuDe(page).getByRole('button', { name: rama, exact: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(menuDe(page).getByRole('button', { name: 'Stock', exact: true })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  }
  // Opening one closes no other, and what is open stays open.
  await menuDe(page).getByRole('button', { name: 'Stock', exact: true }).click();
  await menuDe(page).getByRole('link', { name: 'Kardex y reportes' }).click();
  await expect(page).toHaveURL(/stock\/reportes/);
  await expect(menuDe(page).getByRole('button', { name: 'Blog', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await foto(page, 'arbol-abierto');
});

test('T-SH-6: with the menu in a row every leaf of the tree is within reach of the keyboard', async ({
  dentro: page,
}) => {
  await abrir(page, '/articulos/tabla', 'Artículos');
  const todas = await hojasDelArbol(page);
  expect(todas.length).toBeGreaterThan(90);

  await page.evaluate(() =>
    localStorage.setItem('trastienda.apariencia.v2', JSON.stringify({ activa: { menu: 'horizontal' } })),
  );
  await abrir(page, '/articulos/tabla', 'Artículos');
  const fila = menuDe(page);
  const entradas = fila.locator('li > a, li > button');
  await expect(fila.getByRole('button', { name: /Demostración|Más/ }).last()).toBeVisible();
  const vistas = new Set<string>();
  await entradas.first().focus();
  // The branches of the demonstration come a little later, and the row is measured anew with the keyboard on it.
  await page.waitForLoadState('networkidle');
  for (let i = 0; i < (await entradas.count()); i += 1) {
    const entrada = entradas.nth(i);
    await expect(entrada).toBeFocused();
    vistas.add((await entrada.getAttribute('href')) ?? '');
    if (await entrada.getAttribute('aria-haspopup')) {
      await page.keyboard.press('ArrowDown');
      const hojas = page.getByRole('menuitem');
      await expect(hojas.first()).toBeVisible();
      for (let h = 0; h < (await hojas.count()); h += 1) {
        const enfocada = page.locator('[role=menuitem]:focus');
        await expect(enfocada).toHaveCount(1);
        vistas.add((await enfocada.getAttribute('href')) ?? '');
        await page.keyboard.press('ArrowDown');
      }
      if (i === 2) await foto(page, 'horizontal-stock');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(entrada).toBeFocused();
    }
    await page.keyboard.press('ArrowRight');
  }
  expect(todas.filter((una) => !vistas.has(una))).toEqual([]);
  await foto(page, 'horizontal');
});

/** Where the lines of the whole tree lead, once all its branches are open. */
async function hojasDelArbol(page: Page): Promise<string[]> {
  await expect(menuDe(page).getByRole('button', { name: 'Demostración' })).toBeVisible();
  const ramas = menuDe(page).locator('button[aria-expanded]');
  // Those inside a branch come right after it.
  for (let i = 0; i < (await ramas.count()); i += 1) {
    const rama = ramas.nth(i);
    if ((await rama.getAttribute('aria-expanded')) === 'false') await rama.press('Enter');
    await expect(rama).toHaveAttribute('aria-expanded', 'true');
  }
  return menuDe(page)
    .locator('li > a')
    .evaluateAll((lineas) => lineas.map((una) => una.getAttribute('href') ?? ''));
}

test('T-0-1: the demonstration is the last branch, closed, and each of its screens answers', async ({
  dentro: page,
}) => {
  const quejas = escucharQuejas(page);
  await abrir(page, '/', /Buen/);
  const demo = menuDe(page).getByRole('button', { name: 'Demostración' });
  await expect(demo).toHaveAttribute('aria-expanded', 'false');
  for (const ruta of ['/apps/chats', '/forms/form-elements/radio', '/charts/line-chart', '/widgets/cards']) {
    await page.goto(ruta);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-banda=completa]')).toBeVisible();
  }
  await foto(page, 'banda-completa');
  expect(quejas).toEqual([]);
});

test('the applications of the top bar: a panel from 1200 px, a drawer below', async ({ dentro: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await abrir(page, '/', /Buen/);
  await page.getByRole('button', { name: 'Aplicaciones' }).click();
  const panel = page.getByRole('dialog', { name: 'Aplicaciones' });
  await expect(panel.getByRole('link')).toHaveCount(16);
  await foto(page, 'aplicaciones-1280');
  expect(await faltasDeAcceso(page)).toEqual([]);
  await panel.getByRole('link', { name: 'Tickets' }).click();
  await expect(page).toHaveURL(/apps\/tickets/);
  await expect(panel).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Calendario' })).toBeVisible();
  await expect.poll(() => sobraDeAncho(page)).toBeLessThanOrEqual(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Calendario' })).toBeHidden();
  await page.getByRole('button', { name: 'Aplicaciones' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Aplicaciones' }).getByRole('link', { name: 'Calendario' }),
  ).toBeVisible();
  await foto(page, 'aplicaciones-390');
  expect(await faltasDeAcceso(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Aplicaciones' })).toBeFocused();
  await expect.poll(() => sobraDeAncho(page)).toBeLessThanOrEqual(0);
});

test('the menu of the account is 360 px wide, with a picture of 95 and its four links', async ({ dentro: page }) => {
  await abrir(page, '/', /Buen/);
  await page.getByRole('button', { name: /cuenta de/ }).click();
  const menu = page.getByRole('menu');
  await expect(menu.getByText(ADMIN.email)).toBeVisible();
  await expect.poll(() => anchoDe(page.locator('.MuiPopover-paper:has([role=menu])'))).toBe(360);
  expect(await anchoDe(menu.locator('.MuiAvatar-root'))).toBe(95);
  const destinos = await menu
    .getByRole('menuitem')
    .evaluateAll((todas) => todas.map((una) => una.getAttribute('href')));
  expect(destinos).toEqual(['/usuario/perfil', '/usuario/configuracion', '/apps/email', '/apps/notes', null, null]);
  await foto(page, 'cuenta');
  expect(await faltasDeAcceso(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await foto(page, 'cuenta-390');
  await expect.poll(() => sobraDeAncho(page)).toBeLessThanOrEqual(0);
});

test('the keys of the whole application, off while somebody types', async ({ dentro: page }) => {
  await abrir(page, '/', /Buen/);
  await page.keyboard.press('?');
  const lista = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await expect(lista.getByText('Atajos del mostrador')).toBeVisible();
  await foto(page, 'atajos');
  expect(await faltasDeAcceso(page)).toEqual([]);
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await page.keyboard.press('Escape');
  await expect(lista).toBeHidden();
  await expect(page).toHaveURL(/\/$/);

  for (const [tecla, url] of [
    ['a', /articulos\/tabla/],
    ['s', /stock-centralizado/],
    ['v', /notas-de-pedido/],
    ['c', /clientes\/tabla/],
  ] as const) {
    await page.keyboard.press('g');
    await page.keyboard.press(tecla);
    await expect(page).toHaveURL(url);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
  await page.keyboard.press('/');
  const buscador = page.getByRole('searchbox');
  await expect(buscador).toBeFocused();
  await page.keyboard.type('ga?');
  await expect(buscador).toHaveValue('ga?');
  await expect(page).toHaveURL(/clientes/);
  await page.locator('#contenido').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(page.getByRole('textbox', { name: 'Filtrar menú' })).toBeFocused();
});
