import type { Page } from '@playwright/test';
import { codigoDe } from './catalogo.ts';
import { expect } from './tienda.ts';

// The table of artículos as its tests handle it.

export const grilla = (page: Page) => page.getByRole('grid', { name: 'Artículos' });
export const filaDe = (page: Page, n: number) =>
  grilla(page)
    .getByRole('row')
    .filter({ hasText: codigoDe(n) });
/** What scrolls. */
export const caja = (page: Page) => page.locator('[data-desplaza="Artículos"]');

export async function abrirTabla(page: Page, consulta = ''): Promise<void> {
  await page.goto(`/articulos/tabla${consulta}`);
  await expect(grilla(page).getByRole('row').nth(1)).toContainText('T-');
}

export const titulos = (page: Page) =>
  grilla(page)
    .getByRole('columnheader')
    .evaluateAll((todos) => todos.map((th) => th.textContent).filter((texto) => texto !== 'Acciones' && texto !== ''));
export const titulo = (page: Page, cual: string) => grilla(page).getByRole('columnheader', { name: cual });

/** Opens the menu of a column by keyboard and chooses in it. */
export async function enMenu(page: Page, columna: string, entrada: string): Promise<void> {
  await titulo(page, columna).getByRole('button').first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('menuitem', { name: entrada }).click();
}
