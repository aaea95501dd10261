import type { Page } from '@playwright/test';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { faltasDeAcceso, fotografiar } from './revisar.ts';
import { expect, test } from './tienda.ts';

// Filters of the columns, choosing rows, changing them together and cell by cell (TD-07, TD-09, TD-10, TD-13, ART-19).

test('filters a column, chooses what matches, changes it together and takes it back', async ({ dentro, interfaz }) => {
  const marca = await interfaz.crear('/api/tablas-generales/marcas', { nombre: 'Wega elegida' });
  for (const n of [1, 2, 3]) {
    await interfaz.crear('/api/articulos', { codigo: `ELE-${n}`, descripcion: `Filtro para elegir ${n}` });
  }
  await interfaz.crear('/api/articulos', { codigo: 'ELE-4', descripcion: 'Aceite que no', marcaId: marca.id });

  await dentro.goto('/articulos/tabla');
  await dentro.getByRole('button', { name: 'Filtro', exact: true }).click();
  expect(await faltasDeAcceso(dentro)).toEqual([]);
  await dentro.getByRole('menuitem', { name: 'Código' }).press('Enter');
  const filtro = dentro.getByRole('dialog', { name: 'Filtrar Código' });
  await filtro.getByRole('combobox', { name: 'Condición' }).selectOption('Empieza con');
  await filtro.getByRole('textbox', { name: 'Texto' }).fill('ele');
  expect(await faltasDeAcceso(dentro)).toEqual([]);
  await dentro.keyboard.press('Enter');
  await expect(dentro).toHaveURL(/filtros=codigo/);
  await expect(dentro.getByText('4 filas')).toBeVisible();

  // From the header of a column, values that the server looks for.
  const grilla = dentro.getByRole('grid', { name: 'Artículos' });
  await grilla.getByRole('columnheader', { name: 'Marca' }).getByRole('button').first().focus();
  await dentro.keyboard.press('Alt+ArrowDown');
  await dentro.getByRole('menuitem', { name: 'Filtrar…' }).click();
  const valores = dentro.getByRole('dialog', { name: 'Filtrar Marca' });
  await valores.getByRole('searchbox').fill('elegida');
  await valores.getByRole('checkbox', { name: 'Wega elegida' }).check();
  await valores.getByRole('button', { name: 'Filtrar' }).click();
  await expect(dentro.getByText('1 fila', { exact: true })).toBeVisible();
  await dentro.reload();
  await expect(dentro.getByRole('button', { name: 'Marca: Wega elegida' })).toBeVisible();
  await dentro.getByRole('button', { name: 'Quitar Marca' }).click();
  await expect(dentro.getByText('4 filas')).toBeVisible();

  await grilla.getByRole('checkbox', { name: 'Elegir todas las filas que coinciden' }).check();
  await grilla.getByRole('checkbox', { name: 'Elegir ELE-4' }).uncheck();
  const barra = dentro.getByRole('region', { name: 'Lo elegido' });
  await expect(barra).toContainText('3 elegidas');
  expect(await faltasDeAcceso(dentro)).toEqual([]);
  await barra.getByRole('button', { name: 'Editar' }).click();
  const panel = dentro.getByRole('dialog', { name: 'Editar 3 artículos' });
  await panel.getByRole('combobox', { name: 'Marca' }).fill('Wega');
  await dentro.getByRole('option', { name: 'Wega elegida' }).click();
  await expect(panel.getByText('ninguna → Wega elegida').first()).toBeVisible();
  expect(await faltasDeAcceso(dentro)).toEqual([]);
  await panel.getByRole('textbox', { name: /Motivo/ }).fill('Se compran a Wega');
  await panel.getByRole('button', { name: 'Cambiar 3 artículos' }).click();
  await dentro.getByRole('button', { name: 'Ver detalle' }).click();

  await expect(dentro.getByRole('row', { name: /ELE-2.*Marca.*Wega elegida/ })).toBeVisible();
  expect(await faltasDeAcceso(dentro)).toEqual([]);
  await dentro
    .getByRole('navigation', { name: /ubicación|Rastro|migas/i })
    .getByRole('link', { name: 'Ediciones en lote' })
    .click();
  await dentro.getByRole('button', { name: /Acciones de Marca/ }).click();
  await dentro.getByRole('menuitem', { name: 'Deshacer' }).click();
  const pregunta = dentro.getByRole('dialog', { name: /Deshacer/ });
  await pregunta.getByRole('textbox').fill('Era otra marca');
  await pregunta.getByRole('button', { name: 'Deshacer' }).click();
  await expect(dentro.getByText('Volvieron 3 artículos a como estaban')).toBeVisible();
  await expect(dentro.getByText('Deshecha', { exact: true })).toBeVisible();
});

test('TD-07: a column of days is filtered by a range, with either end open, and says what is written wrong', async ({
  dentro,
  interfaz,
}) => {
  const clave = `DIA-${Date.now() % 1_000_000}`;
  for (const n of [1, 2]) await interfaz.crear('/api/articulos', { codigo: `${clave}-${n}`, descripcion: 'De hoy' });
  const hoy = diaArgentino(new Date());
  const ayer = diaArgentino(new Date(Date.now() - 86_400_000));
  await dentro.goto(`/articulos/tabla?buscar=${clave}`);
  await expect(dentro.getByText('2 filas', { exact: true })).toBeVisible();
  await dentro.getByRole('button', { name: 'Filtro', exact: true }).click();
  await dentro.getByRole('menuitem', { name: 'Modificado' }).click();
  const filtro = dentro.getByRole('dialog', { name: 'Filtrar Modificado' });
  await filtro.getByLabel('Desde').fill(hoy);
  await filtro.getByLabel('Hasta').fill(ayer);
  await expect(filtro.getByLabel('Hasta')).toHaveAccessibleDescription(/.+/);
  expect(await faltasDeAcceso(dentro)).toEqual([]);
  await filtro.getByLabel('Desde').fill('');
  await dentro.keyboard.press('Enter');
  await expect(dentro.getByRole('button', { name: /^Modificado: / })).toBeVisible();
  await expect(dentro.getByRole('heading', { name: `Sin resultados para «${clave}»` })).toBeVisible();
  await expect(dentro).toHaveURL(
    new RegExp(`filtros=modificado%3Aentre%3A%2C${ayer}|filtros=modificado:entre:,${ayer}`),
  );
  // It comes back with the address, and the other end alone finds what was made today.
  await dentro.reload();
  await dentro.getByRole('button', { name: /^Modificado: / }).click();
  await filtro.getByLabel('Hasta').fill('');
  await filtro.getByLabel('Desde').fill(hoy);
  await dentro.keyboard.press('Enter');
  await expect(dentro.getByText('2 filas', { exact: true })).toBeVisible();
});

test('TD-09 TD-10: cells are changed where they stand, rows are chosen by keyboard, and on a phone with a finger', async ({
  dentro,
  interfaz,
}) => {
  for (const n of [1, 2, 3]) await interfaz.crear('/api/articulos', { codigo: `TEC-${n}`, descripcion: 'De teclado' });
  await dentro.goto('/articulos/tabla?filtros=codigo:empieza:tec');
  const barra = dentro.getByRole('region', { name: 'Lo elegido' });
  await expect(dentro.getByText('3 filas')).toBeVisible();
  await cambiarEnCeldas(dentro);
  await dentro.getByRole('row', { name: /TEC-1/ }).focus();
  await dentro.keyboard.press('Space');
  await expect(barra).toContainText('1 elegida');
  await dentro.keyboard.press('Shift+ArrowDown');
  await expect(barra).toContainText('2 elegidas');
  await dentro.keyboard.press('Control+a');
  await expect(barra).toContainText('3 elegidas');
  await dentro.keyboard.press('Escape');
  await expect(barra).toHaveCount(0);

  await dentro.setViewportSize({ width: 390, height: 844 });
  await dentro.getByRole('button', { name: 'Elegir varias' }).click();
  await dentro.getByRole('checkbox', { name: 'Elegir TEC-2' }).check();
  await expect(barra).toContainText('1 elegida');
  expect(await faltasDeAcceso(dentro)).toEqual([]);
  await barra.getByRole('button', { name: 'Elegir las 3 que coinciden' }).click();
  await expect(barra).toContainText('3 elegidas');
});

/** TD-09: by keyboard and with the pencil, and taken back. */
async function cambiarEnCeldas(page: Page): Promise<void> {
  const renglon = page.getByRole('row', { name: /TEC-1/ });
  await renglon.focus();
  for (const tecla of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(tecla);
  const codigo = page.getByRole('textbox', { name: 'Código de TEC-1' });
  await expect(async () => {
    await page.keyboard.press('F2');
    await expect(codigo).toBeFocused({ timeout: 500 });
  }).toPass();
  await codigo.fill('TEC-2');
  await page.keyboard.press('Enter');
  await expect(codigo).toHaveAttribute('aria-invalid', 'true');
  expect(await faltasDeAcceso(page)).toEqual([]);
  await fotografiar(page, 'celda-rechazada', { ancho: 1440, modo: 'light', direccion: 'ltr' });
  await page.keyboard.press('Escape');
  await expect(codigo).toBeHidden();

  await renglon.getByRole('gridcell', { name: 'De teclado' }).hover();
  await page.getByRole('button', { name: 'Cambiar Descripción de TEC-1' }).click();
  await page.getByRole('textbox', { name: 'Descripción de TEC-1' }).fill('Cambiada acá');
  await page.keyboard.press('Enter');
  await expect(renglon.getByRole('gridcell', { name: 'Cambiada acá' })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(renglon.getByRole('gridcell', { name: 'De teclado' })).toBeVisible();
  await pegarPrecios(page);
}

/** TD-09: a column of a spreadsheet over the cells below the one with the focus, seen before and taken back. */
async function pegarPrecios(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('1.500,50\n$ 2000\nmil'));
  await page.getByRole('row', { name: /TEC-1/ }).focus();
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+v');
  const dialogo = page.getByRole('dialog', { name: 'Pegar en Lista 1' });
  await expect(dialogo.getByText('Cambian 2 filas · 1 no se puede')).toBeVisible();
  expect(await faltasDeAcceso(page)).toEqual([]);
  await fotografiar(page, 'celdas-pegadas', { ancho: 1440, modo: 'light', direccion: 'ltr' });
  await dialogo.getByRole('button', { name: 'Cambiar 2 filas' }).click();
  await expect(page.getByRole('gridcell', { name: '1.500,50' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '2.000,00' })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).last().press('Enter');
  await expect(page.getByRole('gridcell', { name: '1.500,50' })).toBeHidden();
}
