import { poblar } from './ejemplo.ts';
import { faltasDeAcceso, revisarEnTodas } from './revisar.ts';
import { caja, grilla } from './tabla.ts';
import { expect, test } from './tienda.ts';

// The row of totals and the printed sheet of a table, on the one of artículos.

test('TD-15: the server adds up everything the filter leaves, in a row that stays in sight and is remembered', async ({
  dentro,
  interfaz,
}) => {
  const { rubroId } = await poblar(interfaz);
  await dentro.setViewportSize({ width: 1440, height: 720 });
  await dentro.goto(`/articulos/tabla?buscar=hilux&rubroId=${rubroId}`);
  await expect(grilla(dentro).getByRole('row').nth(1)).toContainText('Hilux');
  await dentro.getByRole('button', { name: 'Totales' }).click();
  const totales = grilla(dentro).getByRole('row', { name: 'Totales' });
  await expect(totales).toContainText('10 artículos');
  await expect(totales).toContainText('A reposición: $');
  const columnas = await grilla(dentro).getByRole('columnheader').allTextContents();
  const enRosario = columnas.findIndex((titulo) => titulo.includes('Rosario'));
  const suma = await grilla(dentro)
    .getByRole('row')
    .evaluateAll(
      (filas, i) => filas.slice(1, -1).reduce((total, fila) => total + Number(fila.children[i]?.textContent ?? 0), 0),
      enRosario,
    );
  await expect(totales.getByRole('gridcell').nth(enRosario)).toHaveText(String(suma));

  // It stays at the bottom while the rows pass, and follows the filter.
  await caja(dentro).evaluate((el) => el.scrollTo(0, 0));
  await expect(totales).toBeInViewport();
  await dentro.getByRole('searchbox').fill('bujía');
  await expect(totales).toContainText('1 artículo');
  await dentro.reload();
  await expect(totales).toContainText('1 artículo');
  expect(await faltasDeAcceso(dentro)).toEqual([]);
  await revisarEnTodas(dentro, 'totales', () => expect(dentro.getByText('Bujía iridio').first()).toBeVisible());
});

test('TD-17: the table is printed as it is filtered, with what was asked for and its header on every page', async ({
  dentro,
  interfaz,
}) => {
  const { rubroId } = await poblar(interfaz);
  await dentro.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-impresa', '');
  });
  await dentro.goto(
    `/articulos/tabla?buscar=filtro&orden=-codigo&rubroId=${rubroId}&filtros=descripcion:contiene:hilux`,
  );
  await expect(grilla(dentro).getByRole('row').nth(1)).toContainText('WO-342');
  await dentro.getByRole('button', { name: 'Imprimir la tabla' }).click();
  await expect(dentro.locator('html')).toHaveAttribute('data-impresa', '');
  const hoja = dentro.locator('.impresion');
  await expect(hoja).toBeHidden();
  await dentro.emulateMedia({ media: 'print' });
  await expect(hoja.getByRole('heading', { name: 'Artículos' })).toBeVisible();
  await expect(hoja).toContainText('«filtro»');
  await expect(hoja).toContainText('9 filas');
  await expect(hoja).toContainText('Descripción: contiene «hilux»');
  await expect(hoja.locator('tbody tr')).toHaveCount(9);
  await expect(hoja.locator('tbody tr').last()).toContainText('90915-YZZD4');
  await expect(hoja.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(grilla(dentro)).toBeHidden();
  const papel = (await dentro.pdf({ width: '700px', height: '300px' })).toString('latin1');
  expect(papel.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
  await dentro.emulateMedia({ media: 'screen' });
  await dentro.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(hoja).toHaveCount(0);
  await expect(dentro.getByRole('button', { name: 'Imprimir la tabla' })).toBeEnabled();
});
