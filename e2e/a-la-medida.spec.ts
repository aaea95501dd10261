import type { Locator, Page } from '@playwright/test';
import { anchoDe, conAjustes } from './armazon.ts';
import { poblar } from './ejemplo.ts';
import { olvidarSesion } from './puertas.ayudas.ts';
import { callar, contarPedidos } from './revisar.ts';
import { expect, test } from './tienda.ts';

// What is read and hit at the widths people have: a phone under a finger, a laptop with the sidebar open, a tablet.

const alto = async (que: Locator): Promise<number> => (await que.boundingBox())?.height ?? 0;
/** The least a finger hits (WCAG 2.2, 2.5.8). */
const BLANCO = 24;

test('on a phone what is hit is high enough: the links of cards and the quantity to deliver', async ({
  dentro: page,
  interfaz,
}) => {
  const { articulos, notas } = await poblar(interfaz);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  expect(await alto(page.getByRole('link', { name: 'Ver todas' }))).toBeGreaterThanOrEqual(BLANCO);
  await page.goto(`/articulos/tabla/${articulos.get('WO-342')}`);
  for (const nombre of ['Ver completo', 'Ver todo']) {
    expect(await alto(page.getByRole('link', { name: nombre }).first())).toBeGreaterThanOrEqual(BLANCO);
  }
  // The balance is what a kardex is looked at for.
  const saldo = page.getByRole('columnheader', { name: 'Saldo' });
  expect((await saldo.boundingBox())?.x ?? 0).toBeLessThan(390);
  await page.goto(`/ventas/finalizar-notas-de-pedido/${notas.confirmada}`);
  expect(await alto(page.getByRole('spinbutton').first())).toBeGreaterThanOrEqual(BLANCO);
});

test('VEN-02 beside the open sidebar of a laptop a line still says what it is', async ({ dentro: page, interfaz }) => {
  const { notas } = await poblar(interfaz);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/ventas/notas-de-pedido/${notas.borrador}`);
  const renglon = page.getByRole('row', { name: /WO-342/ });
  const descripcion = renglon.getByText('Filtro de aceite Hilux');
  await expect(descripcion).toBeVisible();
  expect(await anchoDe(descripcion)).toBeGreaterThan(130);
  await page.setViewportSize({ width: 1920, height: 900 });
  await expect(renglon.getByRole('cell', { name: 'WO-342', exact: true })).toBeVisible();
});

const LISTAS = [
  '/ventas/notas-de-pedido',
  '/stock/ajuste-stock',
  '/articulos/tabla',
  '/clientes/tabla',
  '/articulos/reportes/valuacion',
];

/** How much of the rows is out of sight. */
const sobra = (page: Page): Promise<number> =>
  page.getByRole('grid').evaluate((grilla) => {
    const marco = grilla.closest('table')?.parentElement ?? grilla;
    return marco.scrollWidth - marco.clientWidth;
  });

for (const ancho of [768, 1280]) {
  test(`at ${ancho} the rows of a list are in sight from their first column to their last`, async ({
    dentro: page,
    interfaz,
  }) => {
    await poblar(interfaz);
    contarPedidos(page);
    await page.setViewportSize({ width: ancho, height: 900 });
    for (const ruta of LISTAS) {
      await page.goto(ruta);
      await callar(page);
      expect(await sobra(page), ruta).toBeLessThanOrEqual(0);
    }
  });
}

test('from right to left figures stand at the end of their column, and sentences keep their order at the doors too', async ({
  dentro: page,
  interfaz,
}) => {
  const { articulos } = await poblar(interfaz);
  await conAjustes(page, { direccion: 'rtl' });
  await page.goto(`/articulos/tabla/${articulos.get('WO-342')}`);
  await expect(page.getByRole('columnheader', { name: 'Físico' })).toHaveCSS('text-align', 'left');
  await olvidarSesion(page);
  await page.goto('/login');
  await expect(page.getByRole('link', { name: '¿Olvidaste tu contraseña?' })).toHaveCSS('unicode-bidi', 'plaintext');
});
