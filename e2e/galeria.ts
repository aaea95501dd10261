import type { Locator, Page } from '@playwright/test';
import { escucharQuejas } from './revisar.ts';
import { ADMIN, test as base, expect } from './tienda.ts';

type DeTrabajador = { readonly abierta: { readonly pagina: Page; readonly quejas: string[] } };
type DePrueba = {
  /** The page of the worker, of somebody who is in. Samples begin anew with each `goto`. */
  readonly demo: Page;
  /** What the page complained of during the test: errors of the console and of its scripts. */
  readonly quejas: readonly string[];
};

/** One page for all the tests of the gallery in a worker: demonstrations need a session and leave nothing behind. */
export const test = base.extend<DePrueba, DeTrabajador>({
  abierta: [
    async ({ browser, servidor }, usar) => {
      const contexto = await browser.newContext({ baseURL: servidor.url, viewport: { width: 1440, height: 900 } });
      await contexto.request.post('/api/acceso/ingresar', {
        headers: { 'x-requested-with': 'app' },
        data: { usuario: ADMIN.email, contrasena: ADMIN.contrasena },
      });
      const pagina = await contexto.newPage();
      await usar({ pagina, quejas: escucharQuejas(pagina) });
      await contexto.close();
    },
    { scope: 'worker' },
  ],
  demo: async ({ abierta: { pagina, quejas } }, usar) => {
    quejas.length = 0;
    await pagina.setViewportSize({ width: 1440, height: 900 });
    await usar(pagina);
  },
  quejas: async ({ abierta }, usar) => usar(abierta.quejas),
});

export { expect };

/** The screen that is there, by the title of its page. */
export const verTitulo = (demo: Page, nombre: string) =>
  expect(demo.getByRole('heading', { level: 1 })).toHaveText(nombre);

/** The chosen row of a list to walk. */
export const elegida = (lista: Locator) => lista.locator('[data-elegida]');

/** How wide a pane is, by its name. */
export const anchoDe = async (demo: Page, panel: string) =>
  (await demo.getByRole('region', { name: panel, exact: true }).boundingBox())?.width;

/** Answers the question that is open. */
export const confirmar = (demo: Page, boton: string) =>
  demo.getByRole('dialog').getByRole('button', { name: boton }).click();
