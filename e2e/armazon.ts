import type { Locator, Page } from '@playwright/test';
import { expect } from './tienda.ts';

/** Where the pictures go when somebody wants to look: `CAPTURAS=carpeta`. */
const CAPTURAS = process.env.CAPTURAS;
const CLAVE = 'trastienda.apariencia.v2';

/** The page begins with these settings of the appearance. */
export const conAjustes = (page: Page, ajustes: object) =>
  page.addInitScript(([clave, valor]) => localStorage.getItem(clave) ?? localStorage.setItem(clave, valor), [
    CLAVE,
    JSON.stringify({ activa: ajustes }),
  ] as const);

export async function foto(page: Page, nombre: string): Promise<void> {
  if (!CAPTURAS) return;
  // What moves comes to rest first.
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${CAPTURAS}/${nombre}.png` });
}

export const menuDe = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });

export const anchoDe = async (que: Locator) => Math.round((await que.boundingBox())?.width ?? 0);

export async function abrir(page: Page, ruta: string, titulo: string | RegExp): Promise<void> {
  await page.goto(ruta);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titulo);
}
