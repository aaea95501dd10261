import type { Page } from '@playwright/test';
import type { Pagina } from './objetivos.ts';

/** What each page shows first of its own, for who looks at it from within. */
export const loPropio: Readonly<Record<Pagina, string>> = {
  acceso: 'button[type=submit]',
  inicio: 'main h1',
  articulos: '[role=grid] tbody tr, table tbody tr',
};

/** When each page shows its own content, and not only its frame. */
export const listas: Readonly<Record<Pagina, (page: Page) => Promise<void>>> = {
  acceso: (page) => page.getByRole('button', { name: 'Ingresar', exact: true }).waitFor(),
  inicio: (page) => page.getByRole('main').getByRole('heading', { level: 1 }).waitFor(),
  articulos: (page) => page.getByRole('grid').or(page.getByRole('table')).first().getByRole('row').nth(1).waitFor(),
};
