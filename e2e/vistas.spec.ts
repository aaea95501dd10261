import type { Page } from '@playwright/test';
import { poblar } from './ejemplo.ts';
import { escucharQuejas, faltasDeAcceso, fotografiar, revisarEnTodas } from './revisar.ts';
import { filaDe, grilla, titulo, titulos } from './tabla.ts';
import { expect, test } from './tienda.ts';

// Saved views of a table (ART-22, TD-11), on the one of artículos.

const boton = (page: Page) => page.getByRole('button', { name: /^Vistas/ });
const enVistas = async (page: Page, entrada: string | RegExp) => {
  await boton(page).click();
  await page
    .getByRole('menu')
    .getByText(entrada, { exact: typeof entrada === 'string' })
    .click();
};
const lista = (page: Page) => expect(grilla(page).getByRole('row').nth(1)).toBeVisible();
const nombre = (page: Page) => page.getByRole('textbox', { name: 'Nombre' });
const vistaDe = (page: Page) => new URL(page.url()).searchParams.get('guardada');

async function guardarComo(page: Page, como: string): Promise<void> {
  await enVistas(page, 'Guardar como vista nueva…');
  await nombre(page).fill(como);
  await page.keyboard.press('Enter');
  await expect(boton(page)).toContainText(como);
}

/** The description one place further on. */
const MOVIDA = ['Código', 'Marca', 'Descripción'];

test('ART-22 TD-11: a view keeps columns, order, filters and density, says when it was changed, and comes back from its address', async ({
  dentro,
  interfaz,
}) => {
  const quejas = escucharQuejas(dentro);
  await poblar(interfaz);
  await dentro.goto('/articulos/tabla?orden=-codigo&estado=ACTIVO');
  await lista(dentro);
  await titulo(dentro, 'Descripción').getByRole('button').first().focus();
  await dentro.keyboard.press('Control+Shift+ArrowRight');
  await expect.poll(async () => (await titulos(dentro)).slice(0, 3)).toEqual(MOVIDA);
  await guardarComo(dentro, 'Mostrador');
  const id = vistaDe(dentro);
  expect(id).not.toBeNull();

  // Kept by the server: another browser finds it so.
  await dentro.evaluate(() => localStorage.removeItem('trastienda.tablas.v1'));
  await dentro.goto(`/articulos/tabla?guardada=${id}`);
  await expect(boton(dentro)).toHaveAccessibleName('Vistas, Mostrador');
  await expect(dentro).toHaveURL(/orden=-codigo/);
  await expect(dentro).toHaveURL(/estado=ACTIVO/);
  await expect.poll(async () => (await titulos(dentro)).slice(0, 3)).toEqual(MOVIDA);
  await expect(titulo(dentro, 'Código')).toHaveAttribute('aria-sort', 'descending');

  // Searching in it is not changing it; a width is, and so are the filters.
  await dentro.getByRole('searchbox').fill('filtro');
  await expect(dentro).toHaveURL(/buscar=filtro/);
  await expect(boton(dentro)).toHaveAccessibleName('Vistas, Mostrador');
  await dentro.getByRole('button', { name: 'Cambiar densidad' }).click();
  await expect(boton(dentro)).toHaveAccessibleName('Vistas, Mostrador, con cambios sin guardar');
  await enVistas(dentro, 'Descartar los cambios');
  await expect(boton(dentro)).toHaveAccessibleName('Vistas, Mostrador');
  await dentro.getByRole('button', { name: 'Limpiar', exact: true }).click();
  await expect(boton(dentro)).toHaveAccessibleName(/con cambios/);
  await enVistas(dentro, 'Guardar los cambios');
  await expect(boton(dentro)).toHaveAccessibleName('Vistas, Mostrador');
  await dentro.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(boton(dentro)).toHaveAccessibleName(/con cambios/);

  await enVistas(dentro, 'Como viene');
  await expect(dentro).not.toHaveURL(/guardada=/);
  expect((await titulos(dentro)).slice(0, 3)).toEqual(['Código', 'Descripción', 'Marca']);
  expect(quejas).toEqual([]);
});

test('ART-18 TD-11: a campo of a rubro is written on a ficha, and is a column, a filter and part of a view', async ({
  dentro,
  interfaz,
}) => {
  const quejas = escucharQuejas(dentro);
  const { articulos, rubroId } = await poblar(interfaz);
  await dentro.goto(`/articulos/material?nodo=rubro:${rubroId}`);
  const campos = dentro.getByRole('region', { name: 'Campos' });
  await campos.getByRole('button', { name: 'Agregar campo' }).click();
  const alta = dentro.getByRole('dialog', { name: 'Agregar campo en Filtros' });
  await alta.getByLabel('Nombre').fill('Rosca');
  await alta.getByRole('combobox', { name: 'Qué se escribe' }).click();
  await dentro.getByRole('option', { name: 'Un número' }).click();
  await alta.getByLabel(/En qué se mide/).fill('mm');
  expect(await faltasDeAcceso(dentro)).toEqual([]);
  await alta.getByRole('button', { name: 'Crear campo' }).click();
  await expect(campos.getByText('Rosca')).toBeVisible();

  await dentro.goto(`/articulos/tabla/${articulos.get('WO-342')}`);
  await dentro.getByRole('button', { name: 'Editar', exact: true }).click();
  await dentro.getByRole('textbox', { name: 'Rosca (mm)' }).fill('20');
  await dentro.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(dentro.getByText('20 mm')).toBeVisible();

  await dentro.goto('/articulos/tabla');
  await lista(dentro);
  await dentro.getByRole('button', { name: 'Columnas', exact: true }).click();
  await dentro.getByRole('dialog', { name: 'Columnas' }).getByRole('checkbox', { name: 'Rosca (mm)' }).check();
  await dentro.keyboard.press('Escape');
  await expect.poll(() => titulos(dentro)).toContain('Rosca (mm)');
  await dentro.getByRole('button', { name: 'Filtro', exact: true }).click();
  await dentro.getByRole('menuitem', { name: 'Rosca (mm)' }).click();
  await dentro.getByRole('dialog', { name: 'Filtrar Rosca (mm)' }).getByRole('textbox').first().fill('19');
  await dentro.keyboard.press('Enter');
  await expect(grilla(dentro).getByRole('row')).toHaveCount(2);
  await expect(grilla(dentro).getByRole('row').nth(1)).toContainText('WO-342');
  await guardarComo(dentro, 'Con rosca');
  const id = vistaDe(dentro);
  await dentro.evaluate(() => localStorage.removeItem('trastienda.tablas.v1'));
  await dentro.goto(`/articulos/tabla?guardada=${id}`);
  await expect(grilla(dentro).getByRole('row')).toHaveCount(2);
  await expect(grilla(dentro).getByRole('gridcell', { name: '20', exact: true })).toBeVisible();
  expect(await faltasDeAcceso(dentro)).toEqual([]);
  expect(quejas).toEqual([]);
});

test('TD-07 TD-11: the other lists are filtered by their columns and kept as views too', async ({ dentro }) => {
  const clientes = dentro.getByRole('grid', { name: 'Clientes' });
  await dentro.goto('/clientes/tabla');
  await dentro.getByRole('button', { name: 'Filtro', exact: true }).click();
  await dentro.getByRole('menuitem', { name: 'Razón social' }).click();
  await dentro.getByRole('dialog', { name: 'Filtrar Razón social' }).getByRole('textbox').fill('consumidor');
  await dentro.keyboard.press('Enter');
  await expect(dentro.getByRole('button', { name: /^Razón social: / })).toBeVisible();
  await guardarComo(dentro, 'De mostrador');
  const id = vistaDe(dentro);
  await dentro.goto(`/clientes/tabla?guardada=${id}`);
  await expect(dentro).toHaveURL(/filtros=razonSocial/);
  await expect(clientes.getByRole('rowheader', { name: 'Consumidor Final' }).first()).toBeVisible();
  expect(await faltasDeAcceso(dentro)).toEqual([]);
});

test('ART-22: a view is renamed, opens the table, is shared with a role, and a deleted one comes back', async ({
  dentro,
  interfaz,
}) => {
  await poblar(interfaz);
  await dentro.goto('/articulos/tabla?conStock=true');
  await lista(dentro);
  await guardarComo(dentro, 'Con stock');
  await enVistas(dentro, 'Guardar como vista nueva…');
  await nombre(dentro).fill('con STOCK');
  await dentro.keyboard.press('Enter');
  await expect(dentro.getByRole('alert')).toContainText('Ya tenés una vista');
  await nombre(dentro).fill('Lo que hay');
  await dentro.keyboard.press('Enter');
  await expect(boton(dentro)).toContainText('Lo que hay');
  await enVistas(dentro, 'Cambiar el nombre…');
  await nombre(dentro).fill('Lo que queda');
  await dentro.keyboard.press('Enter');
  await expect(boton(dentro)).toContainText('Lo que queda');

  // It opens the table, until that is taken back.
  await enVistas(dentro, 'Abrir siempre con esta vista');
  await expect(dentro.getByText('La tabla abre con «Lo que queda»')).toBeVisible();
  await dentro.goto('/articulos/tabla');
  await expect(boton(dentro)).toContainText('Lo que queda');
  await expect(dentro).toHaveURL(/conStock=true/);
  await enVistas(dentro, 'Como viene');
  await expect(dentro).toHaveURL(/guardada=no/);
  await expect(boton(dentro)).toHaveAccessibleName('Vistas');
  await enVistas(dentro, 'Abrir siempre como viene');
  await expect(dentro.getByText('La tabla abre como viene')).toBeVisible();
  await dentro.goto('/articulos/tabla');
  await lista(dentro);
  await expect(boton(dentro)).toHaveAccessibleName('Vistas');

  await enVistas(dentro, 'Lo que queda');
  await enVistas(dentro, 'Compartir…');
  const panel = dentro.getByRole('dialog');
  await panel.getByLabel('Vendedor', { exact: true }).check();
  await panel.getByLabel('Vendedor: abren la tabla así').check();
  expect(await faltasDeAcceso(dentro)).toEqual([]);
  await fotografiar(dentro, 'vistas-compartir', { ancho: 1440, modo: 'light', direccion: 'ltr' });
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(dentro.getByText('Vista compartida')).toBeVisible();

  await enVistas(dentro, 'Borrar la vista');
  await expect(boton(dentro)).toHaveAccessibleName('Vistas');
  await dentro.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(boton(dentro)).toContainText('Lo que queda');
  await boton(dentro).click();
  expect(await faltasDeAcceso(dentro)).toEqual([]);
  await dentro.keyboard.press('Escape');
  await expect(boton(dentro)).toBeFocused();
  await boton(dentro).blur();
  await expect(dentro.getByRole('tooltip')).toBeHidden();
  await revisarEnTodas(dentro, 'vistas', () => expect(boton(dentro)).toBeVisible());
  await dentro.goto(`/articulos/tabla?guardada=${crypto.randomUUID()}`);
  await expect(dentro.getByText('Esa vista ya no está')).toBeVisible();
  await expect(filaDe(dentro, 0).or(grilla(dentro).getByRole('row').nth(1)).first()).toBeVisible();
});

test('ART-22 on a phone a view with a long name leaves the page as wide as the screen', async ({
  dentro,
  interfaz,
}) => {
  await poblar(interfaz);
  await dentro.goto('/articulos/tabla');
  await lista(dentro);
  await guardarComo(dentro, 'Reposición del mostrador de los lunes');
  await dentro.setViewportSize({ width: 390, height: 844 });
  await expect(dentro.getByRole('button', { name: 'Exportar' })).toBeInViewport({ ratio: 1 });
  expect(await dentro.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
