import type { Page } from '@playwright/test';
import { expect, test } from './galeria.ts';
import { vestir } from './revisar.ts';

const altosDe = (cuales: readonly Element[]) => cuales.map((uno) => uno.getBoundingClientRect().height);

/** The titles of the cards that end far below the last of what they show. */
const vaciosDe = (demo: Page) =>
  demo.getByRole('main').evaluate((principal) =>
    [...principal.querySelectorAll('section[aria-labelledby]')]
      .filter((tarjeta) => {
        const fines = [...tarjeta.querySelectorAll('*')]
          .filter((una) => una.childElementCount === 0 || una.role === 'img')
          .map((una) => una.getBoundingClientRect().bottom);
        return tarjeta.getBoundingClientRect().bottom - Math.max(...fines) > 20;
      })
      .map((tarjeta) => tarjeta.querySelector('h2')?.textContent),
  );

test('the panel of the shop: its greeting, legends and lists', async ({ demo, quejas }) => {
  await test.step('T-DB-8: the greeting comes once in a session', async () => {
    await demo.goto('/dashboards/ecommerce');
    // Another test of this page may have been greeted before.
    await demo.evaluate(() => sessionStorage.clear());
    await demo.reload();
    await expect(demo.getByTestId('panel-bienvenida')).toBeVisible();
    await expect(demo.getByTestId('panel-bienvenida')).toBeHidden();
    await demo.reload();
    await expect(demo.getByTestId('panel-producto')).toHaveCount(5);
    await expect(demo.getByTestId('panel-bienvenida')).toHaveCount(0);
  });

  await test.step('T-DB-6: the legend takes a series off', async () => {
    const ingresos = demo.getByRole('region', { name: 'Ingresos' });
    const dibujo = ingresos.getByRole('img');
    const antes = await dibujo.getAttribute('aria-label');
    await ingresos.getByRole('button', { name: 'En línea' }).click();
    await expect(ingresos.getByRole('button', { name: 'En línea' })).toHaveAttribute('aria-pressed', 'false');
    await expect(dibujo).not.toHaveAttribute('aria-label', antes ?? '');
  });

  await test.step('T-DB-7: «Ver todas» opens the list of them', async () => {
    await expect(demo.getByTestId('panel-cobro')).toHaveCount(4);
    await expect(demo.getByTestId('panel-semana')).toHaveCount(3);
    await demo.getByRole('button', { name: 'Ver todas' }).click();
    await expect(demo.getByRole('dialog').getByTestId('panel-cobro')).toHaveCount(8);
    await demo.keyboard.press('Escape');
  });

  await test.step('another month has other figures, and its address', async () => {
    const antes = await demo.getByTestId('panel-importe').allInnerTexts();
    await demo.getByRole('combobox', { name: 'Mes' }).click();
    await demo.getByRole('option').first().click();
    await expect(demo).toHaveURL(/mes=2026-06-01/);
    // The address says it before the figures are drawn.
    await expect.poll(() => demo.getByTestId('panel-importe').allInnerTexts()).not.toEqual(antes);
  });

  await test.step('beside the menu no title and no column is cut', async () => {
    for (const width of [1200, 1280, 1366, 1440]) {
      await demo.setViewportSize({ width, height: 900 });
      const titulos = demo.getByRole('region').getByRole('heading', { level: 2 });
      await expect
        .poll(() =>
          titulos.evaluateAll((todos) => todos.filter((h) => h.scrollWidth > h.clientWidth).map((h) => h.textContent)),
        )
        .toEqual([]);
      const productos = demo.getByRole('group', { name: 'Rendimiento de productos' });
      await expect(productos.getByRole('columnheader', { name: 'Evolución' })).toBeVisible();
      expect(await productos.evaluate((una) => una.scrollWidth <= una.clientWidth), String(width)).toBe(true);
    }
  });

  await test.step('no panel is cut in two, and none is left empty below what it tells', async () => {
    for (const width of [1920, 1440, 1366, 1280, 1200, 1024, 800, 390]) {
      await demo.setViewportSize({ width, height: 900 });
      await expect.poll(() => vaciosDe(demo), { message: String(width) }).toEqual([]);
      const altos = await demo.getByRole('main').getByRole('img', { name: /:/ }).evaluateAll(altosDe);
      expect(Math.max(...altos), String(width)).toBeLessThan(310);
    }
    for (const [titulo, dicho] of [
      ['Ganancia mensual', 'contra el mes anterior'],
      ['Estadística semanal', 'Lo menos vendido'],
      ['Ventas anuales', 'Sueldos'],
    ] as const) {
      await expect(demo.getByRole('region', { name: titulo })).toContainText(dicho);
    }
  });

  await test.step('on a phone nothing of how the products do is cut', async () => {
    await demo.setViewportSize({ width: 390, height: 844 });
    const productos = demo.getByRole('group', { name: 'Rendimiento de productos' });
    await expect(productos.getByTestId('panel-importe').first()).toBeVisible();
    await expect(productos.getByTestId('panel-producto').first()).toContainText(/(Alto|Medio|Bajo)\s*\d+/);
    expect(await productos.evaluate((una) => una.scrollWidth <= una.clientWidth)).toBe(true);
    // Of «40 %», figures are read first from right to left too.
    await vestir(demo, 'light', 'rtl');
    const derechos = () =>
      productos.evaluate((una) => {
        const rango = document.createRange();
        const porcentajes = document.evaluate(
          './/text()[contains(., "%")]',
          una,
          null,
          XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
        );
        const lugar = (nodo: Node, i: number) => {
          rango.setStart(nodo, i);
          rango.setEnd(nodo, i + 1);
          return rango.getBoundingClientRect();
        };
        return Array.from({ length: porcentajes.snapshotLength }, (_, i) => porcentajes.snapshotItem(i) as Text)
          .filter((uno) => lugar(uno, 0).width > 0)
          .map((uno) => lugar(uno, 0).left < lugar(uno, uno.length - 1).left);
      });
    expect(await derechos()).toEqual([true, true, true, true, true]);
    await vestir(demo, 'light', 'ltr');
  });
  expect(quejas).toEqual([]);
});
