import type { Page } from '@playwright/test';
import { menuDe } from './armazon.ts';
import { poblar } from './ejemplo.ts';
import { escucharQuejas, faltasDeAcceso, revisarEnTodas } from './revisar.ts';
import { grilla } from './tabla.ts';
import { expect, test } from './tienda.ts';

// Lists are found as they were left (UA-41), on the one of artículos.

const FILTROS = 'estado=ACTIVO&orden=-codigo';
const lista = (page: Page) => expect(grilla(page).getByRole('row').nth(1)).toBeVisible();
const aviso = (page: Page) => page.getByRole('status').filter({ hasText: 'Como la dejaste' });
const pide = (page: Page) => new URL(page.url()).searchParams.toString();

async function porElMenu(page: Page, rama: string, pantalla: string): Promise<void> {
  const menu = menuDe(page);
  const plegada = menu.getByRole('button', { name: rama, exact: true });
  if ((await plegada.getAttribute('aria-expanded')) === 'false') await plegada.click();
  await menu.getByRole('link', { name: pantalla, exact: true }).click();
}

test('UA-41: by the menu, the palette and the trail a list is found as it was left, says so, and shows whole with one key', async ({
  dentro: page,
  interfaz,
}) => {
  const quejas = escucharQuejas(page);
  await poblar(interfaz);
  await page.goto(`/articulos/tabla?${FILTROS}`);
  await lista(page);
  await page.mouse.move(300, 300);
  await page.getByRole('searchbox').fill('hilux');
  await expect(page).toHaveURL(/buscar=hilux/);

  await test.step('by the menu', async () => {
    await porElMenu(page, 'Tablas generales', 'Marcas');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marcas');
    await expect(aviso(page)).toHaveCount(0);
    await porElMenu(page, 'Artículos', 'Artículos');
    await expect(aviso(page)).toBeVisible();
    expect(pide(page)).toBe(`${FILTROS}&buscar=hilux`);
    await lista(page);
    expect(await faltasDeAcceso(page)).toEqual([]);
    await revisarEnTodas(page, 'listas-recordadas', () => expect(aviso(page)).toBeVisible());
  });

  await test.step('by the trail, from an artículo of it', async () => {
    await grilla(page).getByRole('row').filter({ hasText: 'WO-342' }).click();
    await expect(page).toHaveURL(/\/articulos\/tabla\/[0-9a-f-]{36}/);
    await page.getByRole('navigation', { name: 'Ubicación' }).getByRole('link', { name: 'Artículos' }).last().click();
    await expect(aviso(page)).toBeVisible();
    expect(pide(page)).toBe(`${FILTROS}&buscar=hilux`);
  });

  await test.step('back goes to what was seen, and a link that asks something gets it', async () => {
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/articulos\/tabla\/[0-9a-f-]{36}/);
    await page.goto('/articulos/tabla?estado=INACTIVO');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(aviso(page)).toHaveCount(0);
    await page.goto(`/articulos/tabla?${FILTROS}&buscar=hilux`);
    await lista(page);
  });

  await test.step('by the palette of another tab, but for what was written', async () => {
    await page.mouse.move(300, 300);
    await porElMenu(page, 'Tablas generales', 'Marcas');
    const otra = await page.context().newPage();
    await otra.goto('/clientes/tabla');
    await expect(otra.getByRole('heading', { level: 1 })).toHaveText('Clientes');
    await otra.keyboard.press('Control+k');
    await otra.getByRole('combobox', { name: 'Buscar pantallas y acciones' }).fill('articulos tabla');
    await otra.keyboard.press('Enter');
    await expect(aviso(otra)).toBeVisible();
    expect(pide(otra)).toBe(FILTROS);
    // With the keyboard: it is what comes before the search box.
    await otra.getByRole('searchbox').focus();
    await otra.keyboard.press('Shift+Tab');
    await otra.keyboard.press('Enter');
    await expect(aviso(otra)).toHaveCount(0);
    expect(pide(otra)).toBe('');
    await otra.keyboard.press('Tab');
    await expect(otra.getByRole('searchbox')).toBeFocused();
    await otra.close();
  });

  await test.step('also with the first gesture of all', async () => {
    await page.goto(`/articulos/tabla?${FILTROS}`);
    await lista(page);
    await page.mouse.move(300, 300);
    await porElMenu(page, 'Tablas generales', 'Marcas');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marcas');
    await page.goto('/');
    await expect(menuDe(page)).toBeVisible();
    // Nobody has moved yet: what remembers comes after the link was followed.
    await page.evaluate(() => {
      const { __TSR_ROUTER__: router } = globalThis as { __TSR_ROUTER__?: { navigate(a: { to: string }): unknown } };
      router?.navigate({ to: '/articulos/tabla' });
    });
    await lista(page);
    await page.mouse.move(200, 200);
    await expect(aviso(page)).toBeVisible();
    expect(pide(page)).toBe(FILTROS);
  });

  expect(quejas).toEqual([]);
});

test('UA-41: who prefers their lists whole says so among their preferences', async ({ dentro: page, interfaz }) => {
  await poblar(interfaz);
  await page.goto('/usuario/perfil?pestana=preferencias');
  const recordar = page.getByRole('switch', { name: 'Recordar cómo dejo las listas' });
  await expect(recordar).toBeChecked();
  await recordar.press('Space');
  await expect(recordar).not.toBeChecked();
  await page.goto(`/articulos/tabla?${FILTROS}`);
  await lista(page);
  await porElMenu(page, 'Tablas generales', 'Marcas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marcas');
  await porElMenu(page, 'Artículos', 'Artículos');
  await lista(page);
  expect(pide(page)).toBe('');
});
