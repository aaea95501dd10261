import type { Locator, Page } from '@playwright/test';
import { type Ejemplo, poblar } from './ejemplo.ts';
import { escucharQuejas, faltasDeAcceso, revisarEnTodas } from './revisar.ts';
import { expect, type Interfaz, test } from './tienda.ts';

const PRECIOS = '/articulos/actualizar-precio';
const LOTES = '/api/articulos/lotes-de-precio';

/** The net price of an artículo in the default lista, as the API tells it. */
async function netoDe(page: Page, { articulos }: Ejemplo, codigo: string): Promise<number> {
  const respuesta = await page.request.get(`/api/articulos/${articulos.get(codigo)}/precios/vigente`);
  return Number((await respuesta.json()).neto);
}

const tilde = (page: Page, codigo: string) => page.getByRole('checkbox', { name: `Incluir ${codigo}, Lista 1` });
const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Whether a link comes after the text before it, as the sentence reads, when the screen is written from right to left. */
const sigueALaFrase = (enlace: Locator) =>
  enlace.evaluate((una) => {
    const { documentElement } = document;
    const texto = document.createRange();
    texto.selectNodeContents(una.parentNode?.firstChild ?? una);
    documentElement.dir = 'rtl';
    const sigue = una.getBoundingClientRect().left > texto.getBoundingClientRect().left;
    documentElement.dir = 'ltr';
    return sigue;
  });

/** A button that just woke up fades into its colour. */
const sinAnimaciones = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((una) => una.finished));
  });

/** Picks an option of a chip of the scope by typing it. */
async function elegirEnChip(page: Page, chip: string, texto: string): Promise<void> {
  await boton(page, chip).press('Enter');
  const caja = page.getByRole('combobox', { name: chip });
  await caja.fill(texto);
  await expect(page.getByRole('option', { name: new RegExp(texto) }).first()).toBeVisible();
  await caja.press('Enter');
  await expect(page.getByRole('button', { name: `${chip}: ${texto}` })).toBeVisible();
}

test('PRE-03, 04, 06, 16: +10 % on a rubro by keyboard, from the filter to applied and taken back', async ({
  dentro: page,
  interfaz,
}) => {
  const ejemplo = await poblar(interfaz);
  const antes = await netoDe(page, ejemplo, 'WO-342');
  const quejas = escucharQuejas(page);
  await page.goto(PRECIOS);
  await page.getByRole('link', { name: 'Nuevo lote' }).first().press('Enter');
  await page.getByRole('textbox', { name: 'Motivo', exact: true }).fill('Aumento de filtros');
  await elegirEnChip(page, 'Rubro', 'Filtros');
  await page.getByLabel('Porcentaje', { exact: true }).fill('10');
  expect(await faltasDeAcceso(page)).toEqual([]);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(new RegExp(`${PRECIOS}/[\\da-f-]{36}$`));
  await expect(page.getByText('Simulado', { exact: true })).toBeVisible();
  // Each step takes its button along: the keyboard goes on from the title.
  const titulo = page.getByRole('heading', { level: 1 });
  await expect(titulo).toBeFocused();
  await expect(tilde(page, 'WO-342')).toBeChecked();
  expect(await faltasDeAcceso(page)).toEqual([]);

  // What is ticked away is kept by the server: loading the page again finds it.
  await tilde(page, 'LX 3541').press('Space');
  await expect(page.getByRole('tab', { name: /Excluidas/ })).toBeVisible();
  await page.reload();
  await expect(tilde(page, 'LX 3541')).not.toBeChecked();
  expect(await netoDe(page, ejemplo, 'WO-342')).toBe(antes);

  await boton(page, 'Aprobar').press('Enter');
  await boton(page, 'Aprobar lote').press('Enter');
  // A key is pressed on what is there, ready or not.
  await expect(boton(page, 'Aplicar ahora')).toBeEnabled();
  await expect(titulo).toBeFocused();
  await boton(page, 'Aplicar ahora').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Aplicar ahora' }).press('Enter');
  await expect(page.getByText(/precios cambiaron el/)).toBeVisible();
  await expect(titulo).toBeFocused();
  expect(await netoDe(page, ejemplo, 'WO-342')).toBeCloseTo(antes * 1.1, 2);
  expect(await netoDe(page, ejemplo, 'LX 3541')).toBe(38_915);
  expect(await faltasDeAcceso(page)).toEqual([]);

  await page.getByRole('link', { name: 'Etiquetas', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: /Etiquetas del lote/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /WO-342/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /LX 3541/ })).toHaveCount(0);
  await sinAnimaciones(page);
  expect(await faltasDeAcceso(page)).toEqual([]);
  await page.goBack();

  await boton(page, 'Deshacer lote').press('Enter');
  const pregunta = page.getByRole('dialog', { name: /Deshacer el lote/ });
  await pregunta.getByRole('textbox').fill('Se aplicó antes de tiempo');
  await pregunta.getByRole('button', { name: 'Deshacer lote' }).press('Enter');
  await expect(page.getByText(/Se deshizo el/)).toBeVisible();
  await expect(titulo).toBeFocused();
  expect(await netoDe(page, ejemplo, 'WO-342')).toBe(antes);
  const otro = page.getByRole('link', { name: /que lo deshizo/ });
  expect(await sigueALaFrase(otro)).toBe(true);
  await otro.press('Enter');
  await expect(page.getByRole('link', { name: /Deshace los precios del lote/ })).toBeVisible();
  expect(quejas).toEqual([]);
});

test('UA-12: a campaign by keyboard says what comes back, and its two prices are in the history', async ({
  dentro: page,
  interfaz,
}) => {
  const { articulos } = await poblar(interfaz);
  const quejas = escucharQuejas(page);
  await page.goto(`/articulos/tabla/${articulos.get('WO-342')}?seccion=precios`);
  await boton(page, 'Nuevo precio').press('Enter');
  const panel = page.getByRole('dialog', { name: 'Nuevo precio' });
  await panel.getByLabel('Precio neto').fill('12000');
  await panel.getByLabel(/Vigente desde/).fill('2099-12-01');
  await panel.getByLabel(/Vigente hasta/).fill('2099-12-15');
  const dicho = panel.getByText(
    /^Del 01\/12\/2099 al 15\/12\/2099: \$\s12\.000,00\. Desde el 16\/12\/2099 vuelve a \$/,
  );
  await revisarEnTodas(page, 'precio-con-final', () => expect(dicho).toBeVisible());
  await panel.getByLabel(/Motivo/).fill('Campaña de verano');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Precio programado')).toBeVisible();
  const historia = page.getByRole('group', { name: 'Historia de precios' });
  await expect(historia.getByRole('row', { name: /Fin de «Campaña de verano»/ })).toContainText('16/12/2099');
  await expect(historia.getByRole('row', { name: /12\.000,00/ })).toContainText('Programado');
  expect(quejas).toEqual([]);
});

test('PRE-10: a price under its cost by keyboard says the lowest that would do, and stays in the history with its reason', async ({
  dentro: page,
  interfaz,
}) => {
  const codigo = `BAJO-${Date.now() % 100_000}`;
  const { id } = await interfaz.crear('/api/articulos', {
    codigo,
    descripcion: 'Correa de otro modelo',
    precio: '1500',
  });
  await interfaz.crear(`/api/articulos/${id}/costos`, { importe: '1000', moneda: 'ARS', origen: 'Factura' });
  const quejas = escucharQuejas(page);
  await page.goto(`/articulos/tabla/${id}?seccion=precios`);
  await boton(page, 'Nuevo precio').press('Enter');
  await page.getByRole('dialog', { name: 'Nuevo precio' }).getByLabel('Precio neto').fill('800');
  await page.keyboard.press('Enter');
  const pregunta = page.getByRole('dialog', { name: 'Ese precio queda bajo el margen' });
  await expect(pregunta.getByRole('listitem')).toContainText('lo más bajo que puede ir es $ 1.000,00');
  await revisarEnTodas(page, 'precio-bajo-margen', () => expect(pregunta).toBeVisible());
  await pregunta.getByLabel('Motivo').fill('Liquidación por cambio de modelo');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Precio guardado')).toBeVisible();
  const historia = page.getByRole('group', { name: 'Historia de precios' });
  await expect(historia.getByRole('row', { name: /800,00/ })).toContainText('Liquidación por cambio de modelo');
  expect(quejas.filter((una) => !una.includes('409'))).toEqual([]);
});

/** A simulated batch whose prices all stand out. */
async function prepararLote(interfaz: Interfaz, motivo: string): Promise<string> {
  const [lista] = await interfaz.filas('/api/articulos/listas-de-precio');
  const [rubro] = await interfaz.filas('/api/articulos/rubros?buscar=Filtros');
  const { id, version } = await interfaz.crear(LOTES, {
    motivo,
    listaIds: [lista?.id],
    filtro: { rubroId: rubro?.id },
    regla: { tipo: 'PORCENTAJE', valor: '40' },
    redondeo: { paso: '10', modo: 'CERCANO', terminacion: '0' },
  });
  await interfaz.hacer(`${LOTES}/${id}/simular`, { version });
  return id;
}

test('PRE-04: what stands out is not approved until somebody ticks it; all of it at once, asking first', async ({
  dentro: page,
  interfaz,
}) => {
  await poblar(interfaz);
  const id = await prepararLote(interfaz, 'Todo fuera de límite');
  await page.goto(`${PRECIOS}/${id}`);
  await expect(boton(page, 'Aprobar')).toHaveAttribute('aria-disabled', 'true');
  await expect(tilde(page, 'WO-342')).not.toBeChecked();
  await tilde(page, 'WO-342').press('Space');
  await expect(tilde(page, 'WO-342')).toBeChecked();
  await page.getByRole('tab', { name: /Sin revisar/ }).click();
  await expect(tilde(page, 'WO-342')).toHaveCount(0);
  await page.getByRole('button', { name: /^Marcar las/ }).press('Enter');
  await page.getByRole('menuitem', { name: /^Excluir/ }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Excluir/ })
    .press('Enter');
  await expect(boton(page, 'Aprobar')).toHaveAttribute('aria-disabled', 'false');
  // Nothing is left to look at: those give way to all of them by themselves.
  await expect(page.getByText('Ya están todas revisadas')).toBeVisible();
  await expect(tilde(page, 'GP-30512')).not.toBeChecked();
  // That it is out is read whole on a common desk.
  await page.setViewportSize({ width: 1440, height: 900 });
  const fuera = page.getByRole('row', { name: /GP-30512/ }).getByText('Excluida', { exact: true });
  await fuera.scrollIntoViewIfNeeded();
  await expect(fuera).toBeInViewport({ ratio: 1 });
  expect(await fuera.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);

  await boton(page, 'Descartar').press('Enter');
  const pregunta = page.getByRole('dialog', { name: /Descartar el lote/ });
  await pregunta.getByRole('textbox').fill('Era de prueba');
  await pregunta.getByRole('button', { name: 'Descartar lote' }).press('Enter');
  await expect(page.getByText(/^Lo descartó .* sin cambiar ningún precio\. Motivo: Era de prueba/)).toBeVisible();
});

/** What a line is decided by is read without scrolling sideways: none of it is cut, nor under the column of the menus. */
async function seVenEnteras(page: Page, codigo: string): Promise<void> {
  const fila = page.getByRole('row', { name: new RegExp(codigo) });
  await fila.scrollIntoViewIfNeeded();
  const menu = await fila.getByRole('button', { name: /^Acciones de/ }).boundingBox();
  const titulos = await page.getByRole('grid').getByRole('columnheader').allInnerTexts();
  for (const titulo of ['Antes', 'Después', 'Variación', 'Margen']) {
    const celda = fila.locator('td').nth(titulos.findIndex((uno) => uno.trim() === titulo));
    await expect(celda).toBeInViewport({ ratio: 1 });
    const caja = await celda.boundingBox();
    expect((caja?.x ?? 0) + (caja?.width ?? 0)).toBeLessThanOrEqual(menu?.x ?? 0);
    expect(await celda.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  }
}

test('a simulated batch is looked at', async ({ dentro: page, interfaz }) => {
  await poblar(interfaz);
  const id = await prepararLote(interfaz, 'Para mirar');
  const quejas = escucharQuejas(page);
  await page.goto(`${PRECIOS}/${id}`);
  await revisarEnTodas(page, 'lote-simulado', () => expect(page.getByText('Precios que cambian')).toBeVisible());
  for (const width of [1280, 1440, 1536, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await seVenEnteras(page, 'WO-342');
  }
  expect(quejas).toEqual([]);
});
