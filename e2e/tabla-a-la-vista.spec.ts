import { poblar } from './ejemplo.ts';
import { grilla, titulo } from './tabla.ts';
import { expect, test } from './tienda.ts';

// It looks at how files come, and do not.
test.use({ conLoTraido: false });

// Where the parts of a table stand, which only a browser knows, mostly on the one of artículos.

const RUTA = '/articulos/tabla?buscar=hilux';

test('a list is as high as the window, also under the band that says there is no connection', async ({
  dentro,
  context,
  interfaz,
}) => {
  await poblar(interfaz);
  await dentro.goto(RUTA);
  await expect(grilla(dentro).getByRole('row').nth(1)).toContainText('Hilux');
  const pie = dentro.getByText(/^\d+ filas$/);
  const alto = () => dentro.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await expect(pie).toBeInViewport({ ratio: 1 });
  await context.setOffline(true);
  await expect(dentro.getByText('Sin conexión.')).toBeVisible();
  expect(await alto()).toBe(0);
  await expect(pie).toBeInViewport({ ratio: 1 });
  await context.setOffline(false);
  await expect(dentro.getByText('Sin conexión.')).toBeHidden();
  expect(await alto()).toBe(0);
});

test('what opens the menu of a column of figures stands before its title, and takes no click before it shows', async ({
  dentro,
  interfaz,
}) => {
  await poblar(interfaz);
  await dentro.goto(RUTA);
  const rosario = titulo(dentro, 'Rosario');
  const menu = rosario.getByRole('button', { name: 'Columna Rosario' });
  await expect(menu).toHaveCSS('pointer-events', 'none');
  await rosario.hover();
  await expect(menu).toHaveCSS('pointer-events', 'auto');
  const dibujo = await menu.locator('path').boundingBox();
  const letras = await rosario.locator('.titulo').boundingBox();
  expect((dibujo?.x ?? 0) + (dibujo?.width ?? 999)).toBeLessThanOrEqual(letras?.x ?? 0);
  await menu.click();
  await expect(dentro.getByRole('menuitem', { name: 'Ordenar de menor a mayor' })).toBeVisible();
});

test('filters that do not fit go below, and the buttons of the table stay beside the search', async ({
  dentro,
  interfaz,
}) => {
  await poblar(interfaz);
  await dentro.goto(RUTA);
  const exportar = dentro.getByRole('button', { name: 'Exportar' });
  const antes = await exportar.boundingBox();
  await dentro.goto(`${RUTA}&filtros=precio:entre:1234.56,300000.5;codigo:contiene:0;descripcion:contiene:hilux`);
  await expect(dentro.getByRole('button', { name: /^Descripción:/ })).toBeVisible();
  expect(await exportar.boundingBox()).toEqual(antes);
});

test('no filter of the notas is left alone below the others', async ({ dentro, interfaz }) => {
  await poblar(interfaz);
  for (const ruta of ['/ventas/notas-de-pedido', '/ventas/finalizar-notas-de-pedido']) {
    await dentro.goto(ruta);
    const barra = dentro.getByRole('search');
    const caja = await barra.getByRole('searchbox').boundingBox();
    const filtro = await barra.getByRole('button', { name: 'Filtro', exact: true }).boundingBox();
    expect(filtro && caja && filtro.y < caja.y + caja.height, ruta).toBe(true);
  }
});
