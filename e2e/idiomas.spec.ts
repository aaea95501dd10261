import type { Locator, Page } from '@playwright/test';
import { conAjustes } from './armazon.ts';
import { poblar } from './ejemplo.ts';
import { faltasDeAcceso, sobraDeAncho } from './revisar.ts';
import { expect, test } from './tienda.ts';

const CAPTURAS = process.env.CAPTURAS;
/** A pack of words of MUI: `jaJP-….js`. */
const PAQUETE = /\/assets\/[a-z]{2}[A-Z]\w+-[\w-]+\.js$/;

test.beforeAll(async ({ interfaz }) => {
  await poblar(interfaz);
});

const elegirIdioma = async (page: Page, nombre: string) => {
  await page.getByRole('button', { name: /^(Idioma|Language): / }).click();
  await page.getByRole('menuitem', { name: nombre }).click();
};

/** Opens every branch of the demonstration, which comes closed. */
const abrirRamas = async (menu: Locator, nombres: readonly string[]) => {
  for (const nombre of nombres) await menu.getByRole('button', { name: nombre, exact: true }).last().click();
};

test('T-LA-1: French changes the names of the screens, also those of the demonstration', async ({ dentro: page }) => {
  await conAjustes(page, { idioma: 'fr' });
  await page.goto('/apps/chats');
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(menu).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  await abrirRamas(menu, ['Tableaux de bord', 'Blog', 'Boutique', 'Utilisateurs']);
  const nombres = (await menu.getByRole('link').allInnerTexts()).map((texto) => texto.trim());
  const botones = (await menu.getByRole('button').allInnerTexts()).map((texto) => texto.trim());
  const pedidos = [
    'Moderne',
    'E-commerce',
    'Contacts',
    'Blog',
    'Articles',
    'Détail',
    'Boutique',
    'Liste',
    'Paiement',
    'Discussions',
    'Utilisateurs',
    'Profil',
    'Abonnés',
    'Amis',
    'Galerie',
    'Notes',
    'Calendrier',
    'E-mail',
    'Tickets',
  ];
  expect(pedidos.filter((nombre) => ![...nombres, ...botones].includes(nombre))).toEqual([]);
});

test('T-LA-2, T-LA-3: English speaks at once, with its dates and numbers, and a reload keeps it', async ({
  dentro: page,
}) => {
  await page.goto('/articulos/material');
  await expect(page.getByRole('combobox', { name: 'Filas por página' })).toBeVisible();
  await page.goto('/articulos/tabla?buscar=WO-342');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artículos');
  await expect(page.getByRole('row', { name: /WO-342/ })).toContainText(/\d\.\d{3},\d{2}/);
  await elegirIdioma(page, 'English');
  for (const vez of ['at once', 'after a reload']) {
    await expect(page.getByRole('heading', { level: 1 }), vez).toHaveText('Articles');
    await expect(page.getByRole('row', { name: /WO-342/ }), vez).toContainText(/\d,\d{3}\.\d{2}/);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    await page.reload();
  }
  // A list by pages has the words of the components too.
  await page.goto('/articulos/material');
  await expect(page.getByRole('combobox', { name: 'Rows per page' })).toBeVisible();
});

test('a refusal is said in English by its code', async ({ dentro: page, interfaz }) => {
  await interfaz.crear('/api/tablas-generales/marcas', { nombre: 'Repetida' }).catch(() => undefined);
  await conAjustes(page, { idioma: 'en' });
  await page.goto('/tablas-generales/marcas');
  await page.getByRole('button', { name: /^New/ }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Repetida');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Repetida” already exists. Use it, or choose a different name.')).toBeVisible();
});

test('T-LA: Arabic offers to turn the screen round, and does it when it is asked to', async ({ dentro: page }) => {
  await page.goto('/articulos/material');
  await elegirIdioma(page, 'العربية');
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('ar');
  expect(await page.evaluate(() => document.dir)).toBe('ltr');
  await page.getByRole('button', { name: 'Cambiar dirección' }).click();
  await expect.poll(() => page.evaluate(() => document.dir)).toBe('rtl');
  await expect(page.getByRole('link', { name: 'الأصناف' }).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'عدد الصفوف في الصفحة' })).toBeVisible();
  if (CAPTURAS) await page.screenshot({ path: `${CAPTURAS}/articulos-arabe.png` });
  expect(await sobraDeAncho(page)).toBeLessThanOrEqual(0);
  expect(await faltasDeAcceso(page)).toEqual([]);
});

test('T-RT-2: a regional format of its own brings one pack, its words, its dates and its numbers', async ({
  dentro: page,
}) => {
  const traidos: string[] = [];
  page.on('request', (pedido) => {
    if (PAQUETE.test(pedido.url())) traidos.push(pedido.url().split('/').at(-1) ?? '');
  });
  await page.goto('/articulos/material');
  await expect(page.getByRole('row', { name: /Filtros/ })).toBeVisible();
  expect(traidos).toEqual([]);
  await page.getByRole('button', { name: 'Personalizar apariencia' }).click();
  const campo = page.getByRole('combobox', { name: 'Formato regional' });
  await expect(campo).toHaveValue('Igual que el idioma');
  await campo.fill('japones');
  if (CAPTURAS) await page.screenshot({ path: `${CAPTURAS}/formato-regional.png` });
  await page.getByRole('option', { name: '日本語' }).click();
  await expect(page.getByText('2026/12/31')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'ページあたりの行数' })).toBeVisible();
  await expect(page.getByRole('button', { name: '次のページへ' })).toBeVisible();
  expect(traidos).toEqual([expect.stringMatching(/^jaJP-/)]);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'ページあたりの行数' })).toBeVisible();
});

test('T-RT: from right to left Spanish data, codes and figures keep their own order', async ({ dentro: page }) => {
  await conAjustes(page, { idioma: 'ar', direccion: 'rtl' });
  await page.goto('/articulos/tabla?buscar=WO-342');
  const fila = page.getByRole('row', { name: /WO-342/ });
  await expect(fila).toBeVisible();
  // A cell of the table takes a text whose end has no direction of its own.
  const orden = await fila.evaluate((nodo) => {
    const celda = nodo.querySelectorAll('td')[1] as HTMLElement;
    const medir = (texto: string) => {
      const caja = document.createElement('div');
      caja.textContent = texto;
      celda.replaceChildren(caja);
      const de = (i: number) => {
        const rango = document.createRange();
        rango.setStart(caja.firstChild as Text, i);
        rango.setEnd(caja.firstChild as Text, i + 1);
        return rango.getBoundingClientRect().left;
      };
      const lugares = [...texto].map((_, i) => de(i));
      return lugares.every((lugar, i) => i === 0 || lugar >= (lugares[i - 1] ?? 0));
    };
    return ['Filtro Hilux 2016/', '−1', '$ 18.450,00', '20/11/2026 10:42', '(011) 4555-1234', '30-71482063-6'].map(
      (texto) => [texto, medir(texto)],
    );
  });
  expect(orden.filter(([, derecho]) => !derecho)).toEqual([]);
  // The columns are mirrored all the same: text starts at the right, figures end at the left.
  const lados = await page
    .locator('td')
    .evaluateAll((celdas) => [...new Set(celdas.map((celda) => getComputedStyle(celda).textAlign))]);
  expect(lados).not.toContain('start');
  expect(lados).not.toContain('end');
  const chevron = page.locator('svg.con-direccion').first();
  expect(await chevron.evaluate((nodo) => getComputedStyle(nodo).transform)).toBe('matrix(-1, 0, 0, 1, 0, 0)');
});
