import type { Page } from '@playwright/test';
import { expect, test } from './tienda.ts';

// TD-09 as fast as people type, on a page that was just opened and a network that is slow.

/** What changes cells comes when it is told to, and not before. */
async function demorar(page: Page): Promise<() => void> {
  const llegan = Promise.withResolvers<void>();
  await page.route(/\/assets\/(edicion-de-celdas|lector-de-edicion|ediciones\.es)-/, async (ruta) => {
    await llegan.promise;
    await ruta.continue();
  });
  return llegan.resolve;
}

const celda = (page: Page, codigo: string, columna: string) =>
  page.getByRole('row', { name: new RegExp(codigo) }).getByRole('gridcell', { name: columna });

/** Which of the cells of a row is the one of a column, once the column says what it is of. */
async function lugarDe(page: Page, columna: string): Promise<number> {
  const titulos = page.getByRole('grid', { name: 'Artículos' }).getByRole('columnheader');
  await expect(titulos.filter({ hasText: columna })).toBeVisible();
  return titulos.evaluateAll((todos, cual) => todos.findIndex((th) => th.textContent?.startsWith(cual)), columna);
}

/** From the row, with the arrows and no pointer. */
async function irA(page: Page, codigo: string, n: number): Promise<void> {
  await page.getByRole('row', { name: new RegExp(codigo) }).focus();
  for (let i = 0; i < n; i += 1) await page.keyboard.press('ArrowRight');
  const celdas = page.getByRole('row', { name: new RegExp(codigo) }).locator('td');
  await expect(celdas.nth(n - 1)).toBeFocused();
}

test('TD-09: a price typed at once on a page that was just opened is saved whole, whatever is still on its way', async ({
  dentro,
  interfaz,
}) => {
  for (const n of [1, 2]) {
    await interfaz.crear('/api/articulos', {
      codigo: `FRIA-${n}`,
      descripcion: `De una página fría ${'x'.repeat(150)}`,
    });
  }
  const llegar = await demorar(dentro);
  await dentro.goto('/articulos/tabla?filtros=codigo:empieza:fria');
  await expect(dentro.getByText('2 filas')).toBeVisible();
  const precio = await lugarDe(dentro, 'Lista 1');
  await irA(dentro, 'FRIA-1', precio + 1);
  await dentro.keyboard.type('295300', { delay: 30 });
  await dentro.keyboard.press('Enter');
  await dentro.keyboard.type('8100,5', { delay: 30 });
  await dentro.keyboard.press('Enter');
  await expect(dentro.getByRole('textbox', { name: /FRIA/ })).toHaveCount(0);
  await expect(
    dentro
      .getByRole('row', { name: /FRIA-1/ })
      .locator('td')
      .nth(precio),
  ).toBeFocused();
  llegar();
  await expect(celda(dentro, 'FRIA-1', '295.300,00')).toBeVisible({ timeout: 15_000 });
  await expect(celda(dentro, 'FRIA-2', '8.100,50')).toBeVisible();
  await expect(dentro.getByText(/de FRIA-1: 295\.300,00/)).toBeVisible();

  // Its notice, by keyboard, gives the keyboard back to where it was.
  const aca = await dentro.evaluateHandle(() => document.activeElement);
  await dentro.getByRole('button', { name: 'Deshacer' }).last().press('Enter');
  await expect(celda(dentro, 'FRIA-2', '8.100,50')).toHaveCount(0);
  expect(await aca.evaluate((antes) => antes === document.activeElement && antes?.tagName === 'TD')).toBe(true);
});

test('TD-09: a long cell hides what it said while it is changed, and is copied as it is pasted back', async ({
  dentro,
  interfaz,
}) => {
  const descripcion = `Larga de verdad ${'con mucho que decir '.repeat(8)}`.trim();
  for (const n of [1, 2]) await interfaz.crear('/api/articulos', { codigo: `LARGA-${n}`, descripcion });
  await dentro.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dentro.goto('/articulos/tabla?filtros=codigo:empieza:larga');
  await expect(dentro.getByText('2 filas')).toBeVisible();
  const columna = await lugarDe(dentro, 'Descripción');
  await irA(dentro, 'LARGA-1', columna + 1);
  await dentro.keyboard.press('F2');
  await expect(dentro.getByRole('textbox', { name: 'Descripción de LARGA-1' })).toHaveValue(descripcion);
  await expect(dentro.getByTitle(descripcion).first()).toBeHidden();
  await dentro.keyboard.press('Escape');
  await expect(dentro.getByTitle(descripcion).first()).toBeVisible();

  await dentro.keyboard.press('Control+c');
  expect(await dentro.evaluate(() => navigator.clipboard.readText())).toBe(descripcion);
  await dentro.keyboard.type('Corta');
  await dentro.keyboard.press('Enter');
  await expect(celda(dentro, 'LARGA-1', 'Corta')).toBeVisible();
  await expect(dentro.getByText('Se cambió Descripción de LARGA-1: Corta')).toBeVisible();
  await dentro.keyboard.press('Control+z');
  await expect(celda(dentro, 'LARGA-1', descripcion)).toBeVisible();
});

test('TD-09: a column pasted at once on a page that was just opened is asked for, over the cell it was pasted on', async ({
  dentro,
  interfaz,
}) => {
  for (const n of [1, 2, 3]) await interfaz.crear('/api/articulos', { codigo: `PEGO-${n}`, descripcion: `Pego ${n}` });
  await dentro.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const llegar = await demorar(dentro);
  await dentro.goto('/articulos/tabla?filtros=codigo:empieza:pego');
  await dentro.evaluate(() => navigator.clipboard.writeText('Bujía corta\nBujía larga\n'));
  const columna = await lugarDe(dentro, 'Descripción');
  await irA(dentro, 'PEGO-2', columna + 1);
  await dentro.keyboard.press('Control+v');
  await expect(dentro.getByRole('dialog')).toHaveCount(0);
  llegar();
  const dialogo = dentro.getByRole('dialog', { name: 'Pegar en Descripción' });
  await expect(dialogo.getByRole('rowheader')).toHaveText(['PEGO-2', 'PEGO-3'], { timeout: 15_000 });
  await dialogo.getByRole('button', { name: 'Cambiar 2 filas' }).click();
  await expect(celda(dentro, 'PEGO-2', 'Bujía corta')).toBeVisible();
  await expect(celda(dentro, 'PEGO-3', 'Bujía larga')).toBeVisible();
  await expect(celda(dentro, 'PEGO-1', 'Pego 1')).toBeVisible();
});
