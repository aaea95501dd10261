import { readFile } from 'node:fs/promises';
import { poblar } from './ejemplo.ts';
import { escucharQuejas, revisarEnTodas } from './revisar.ts';
import { expect, test } from './tienda.ts';

test('TD-12, ART-20, ART-21: the list of artículos goes to a spreadsheet with the columns in view, and comes back', async ({
  dentro,
  interfaz,
}) => {
  await poblar(interfaz);
  const quejas = escucharQuejas(dentro);
  await dentro.goto('/articulos/tabla?buscar=filtro');
  await expect(dentro.getByRole('grid')).toBeVisible();

  // By keyboard: the button, and the first of the menu.
  await dentro.getByRole('button', { name: 'Exportar', exact: true }).focus();
  await dentro.keyboard.press('Enter');
  await expect(dentro.getByRole('menu', { name: 'Exportar lo que muestra el filtro' })).toBeVisible();
  await expect(dentro.getByRole('menuitem')).toHaveCount(6);
  const bajada = dentro.waitForEvent('download');
  await dentro.getByRole('menuitem', { name: 'Excel (XLSX)' }).first().click();
  const archivo = await bajada;
  expect(archivo.suggestedFilename()).toBe('articulos.xlsx');
  const ruta = await archivo.path();
  expect((await readFile(ruta)).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');

  await dentro.goto('/articulos/tabla');
  await dentro.getByRole('link', { name: 'Importar' }).click();
  await expect(dentro).toHaveURL(/\/importaciones\/nueva\?entidad=articulos/);
  await dentro.locator('input[type="file"]').setInputFiles({
    name: 'articulos.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await readFile(ruta),
  });
  await dentro.getByRole('button', { name: 'Cargar y seguir' }).click();
  await expect(dentro.getByLabel('Hoja', { exact: true })).toHaveText('articulos');
  await expect(dentro.getByLabel('Separador')).toHaveCount(0);
  await expect(dentro.getByRole('heading', { name: 'Primeras filas' })).toBeVisible();
  await revisarEnTodas(dentro, 'importar-planilla', () =>
    expect(dentro.getByRole('heading', { name: 'Primeras filas' })).toBeVisible(),
  );
  expect(quejas).toEqual([]);
});
