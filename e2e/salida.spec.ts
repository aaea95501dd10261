import type { Page } from '@playwright/test';
import { poblar } from './ejemplo.ts';
import { expect, test } from './tienda.ts';

const pregunta = (page: Page) => page.getByRole('dialog', { name: '¿Salir sin guardar?' });

/** The first Back is answered «Volver», and everything stays; the second, «Salir sin guardar», and it goes. */
async function volverDosVeces(page: Page, sigue: () => Promise<void>): Promise<void> {
  const aca = page.url();
  // The browser has gone when the question is asked, and comes back when the answer is no.
  await page.evaluate(() => history.back());
  await pregunta(page).getByRole('button', { name: 'Volver' }).click();
  await expect(pregunta(page)).toBeHidden();
  await expect(page).toHaveURL(aca);
  await sigue();
  await page.evaluate(() => history.back());
  await pregunta(page).getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).not.toHaveURL(aca);
  await expect(pregunta(page)).toBeHidden();
}

test('the button to go back of the browser asks before it takes away what was typed in a tab', async ({
  dentro,
  interfaz,
}) => {
  const { articulos } = await poblar(interfaz);
  await dentro.goto(`/articulos/tabla/${articulos.get('FAP-9128')}`);
  await dentro.getByRole('button', { name: 'Editar', exact: true }).click();
  await dentro.getByLabel('Descripción').fill('Filtro de aire de prueba');
  await volverDosVeces(dentro, () => expect(dentro.getByLabel('Descripción')).toHaveValue('Filtro de aire de prueba'));
  await expect(dentro.getByRole('button', { name: 'Editar', exact: true })).toBeVisible();

  await dentro.goto('/usuario/perfil');
  await dentro.getByRole('tab', { name: 'Seguridad' }).click();
  await dentro.getByRole('tab', { name: 'Datos' }).click();
  await dentro.getByLabel('Nombre y apellido').fill('Otro nombre');
  await volverDosVeces(dentro, () => expect(dentro.getByLabel('Nombre y apellido')).toHaveValue('Otro nombre'));
});

test('a panel with something typed asks when one goes elsewhere by Ctrl K, and when the browser goes back', async ({
  dentro,
}) => {
  const irA = async (pantalla: string) => {
    await dentro.keyboard.press('Control+k');
    await dentro.getByRole('combobox', { name: 'Buscar pantallas y acciones' }).fill(pantalla);
    await expect(dentro.getByRole('option').first()).toHaveText(new RegExp(`^${pantalla}`));
    await dentro.keyboard.press('Enter');
  };
  await dentro.goto('/tablas-generales/unidades');
  await expect(dentro.getByRole('heading', { level: 1 })).toBeVisible();
  await irA('Marcas');
  await expect(dentro).toHaveURL(/tablas-generales\/marcas/);
  await dentro.getByRole('button', { name: 'Nueva marca' }).first().click();
  const nombre = dentro.getByRole('dialog', { name: 'Nueva marca' }).getByLabel('Nombre');
  await nombre.fill('Marca a medias');
  await irA('Provincias');
  await pregunta(dentro).getByRole('button', { name: 'Volver' }).click();
  await expect(pregunta(dentro)).toBeHidden();
  await expect(dentro).toHaveURL(/tablas-generales\/marcas/);

  await volverDosVeces(dentro, () => expect(nombre).toHaveValue('Marca a medias'));
  await expect(dentro).toHaveURL(/tablas-generales\/unidades/);
});

test('loading the page again asks before it takes away the lines of an ajuste that were not saved', async ({
  dentro,
  interfaz,
}) => {
  await poblar(interfaz);
  await dentro.goto('/stock/ajuste-stock/nuevo');
  const entrada = dentro.getByLabel('Código, barras o descripción');
  await entrada.fill('FAP-9128');
  await dentro.keyboard.press('Enter');
  await expect(dentro.getByLabel('Cantidad', { exact: true })).toBeFocused();
  await dentro.keyboard.type('20');
  await dentro.keyboard.press('Enter');
  await dentro.getByRole('button', { name: 'Agregar', exact: true }).click();
  const renglon = dentro.getByRole('button', { name: /^Quitar FAP-9128/ });
  await expect(renglon).toBeVisible();
  const pregunta = dentro.waitForEvent('dialog');
  // What asks is the browser: nobody waits for a page that does not come.
  await dentro.evaluate(() => setTimeout(() => location.reload()));
  const dialogo = await pregunta;
  expect(dialogo.type()).toBe('beforeunload');
  await dialogo.dismiss();
  await expect(renglon).toBeVisible();
});
