import type { Page } from '@playwright/test';
import { abrir, foto, menuDe } from './armazon.ts';
import { poblar } from './ejemplo.ts';
import { faltasDeAcceso } from './revisar.ts';
import { expect, test } from './tienda.ts';

// It looks at how files come, and do not.
test.use({ conLoTraido: false });

// What the frame does when something is missing: notices, connection, code.

test.beforeAll(async ({ interfaz }) => {
  await poblar(interfaz);
});

test('T-SH-7: a plain notice goes after one second, and waits while the pointer is on it', async ({
  dentro: page,
  context,
}) => {
  await abrir(page, '/', /Buen/);
  const volvio = page.getByRole('status').filter({ hasText: 'Volvió la conexión' });
  await context.setOffline(true);
  await expect(page.getByText('Sin conexión.')).toBeVisible();
  await foto(page, 'sin-conexion');
  expect(await faltasDeAcceso(page)).toEqual([]);
  // It is there for a second, which a busy machine may take to look: the page itself notes that it came.
  const oido = await page.evaluateHandle(atenderA, 'Volvió la conexión');
  await context.setOffline(false);
  await oido.evaluate(({ seDijo }) => seDijo);
  await expect(page.getByText('Sin conexión.')).toBeHidden();
  const desde = Date.now();
  await expect(volvio).toBeHidden({ timeout: 4000 });
  expect(Date.now() - desde).toBeLessThan(3500);

  await context.setOffline(true);
  await expect(page.getByText('Sin conexión.')).toBeVisible();
  await Promise.all([volvio.hover(), context.setOffline(false)]);
  await page.waitForTimeout(2500);
  await expect(volvio).toBeVisible();
  await page.mouse.move(700, 700);
  await expect(volvio).toBeHidden();
});

test('T-SH-7: of twelve notices at once ten are seen, the last on top, and the others take their turn', async ({
  dentro: page,
}) => {
  await abrir(page, '/widgets/charts', 'Gráficos en tarjetas');
  await page.getByRole('button', { name: 'Comprar', exact: true }).evaluate((boton: HTMLElement) => {
    for (let i = 0; i < 12; i += 1) boton.click();
  });
  const avisos = page.locator('.aviso');
  await expect(avisos).toHaveCount(10);
  const lugar = await avisos.last().boundingBox();
  expect(lugar?.y).toBeLessThan(120);
  expect(Math.abs((lugar?.x ?? 0) + (lugar?.width ?? 0) / 2 - 720)).toBeLessThan(60);
  await expect(avisos).toHaveCount(2);
  await expect(avisos).toHaveCount(0);
});

test('T-SH-7: what can be undone stays five seconds, and a notice waits while nobody looks at the window', async ({
  dentro: page,
}) => {
  await abrir(page, '/apps/notes', 'Notas');
  await page
    .getByRole('button', { name: /^Eliminar «/ })
    .first()
    .click();
  const deshacer = page.getByRole('button', { name: 'Deshacer' });
  await expect(deshacer).toBeVisible();
  await page.mouse.move(700, 850);
  await page.waitForTimeout(3000);
  await expect(deshacer).toBeVisible();
  await expect(deshacer).toBeHidden();

  await abrir(page, '/widgets/charts', 'Gráficos en tarjetas');
  await page.getByRole('button', { name: 'Comprar', exact: true }).click();
  const aviso = page.locator('.aviso');
  await aviso.waitFor();
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await page.waitForTimeout(2500);
  await expect(aviso).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(aviso).toBeHidden();
});

test('without a network, what the server of this very machine has is read all the same', async ({ dentro: page }) => {
  await abrir(page, '/clientes/tabla', 'Clientes');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    dispatchEvent(new Event('offline'));
  });
  await page.getByRole('searchbox').fill('nadie que se llame así');
  await expect(page.getByRole('heading', { name: 'Sin resultados para «nadie que se llame así»' })).toBeVisible();
  await expect(page.getByText('Sin conexión.')).toBeHidden();
});

test('the band that says there is no connection does not lose what somebody types', async ({
  dentro: page,
  context,
}) => {
  await abrir(page, '/tablas-generales/marcas', 'Marcas');
  await page.getByRole('button', { name: /Nueva marca/ }).click();
  const nombre = page.getByLabel('Nombre');
  await nombre.fill('Cofap');
  await context.setOffline(true);
  await expect(page.getByText('Sin conexión.')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(nombre).toHaveValue('Cofap');
  await context.setOffline(false);
  await expect(page.getByText('Sin conexión.')).toBeHidden();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('row', { name: /Cofap/ })).toBeVisible();
});

test('T-SH-8: a screen whose code does not come says so inside the layout, and «Reintentar» brings it', async ({
  dentro: page,
}) => {
  const cortadas = await codigoDeProvincias(page);
  await abrir(page, '/', /Buen/);
  await page.route(cortadas, (pedido) => pedido.abort());
  await menuDe(page).getByRole('button', { name: 'Tablas generales' }).click();
  await menuDe(page).getByRole('link', { name: 'Provincias' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No se pudo cargar la pantalla' })).toBeVisible();
  await expect(menuDe(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ir al inicio' })).toBeVisible();
  await page.getByText('Detalle técnico').click();
  await expect(page.locator('pre')).toContainText('/assets/');
  await foto(page, 'sin-codigo');
  expect(await faltasDeAcceso(page)).toEqual([]);
  await page.unroute(cortadas);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Provincias' })).toBeVisible();
});

test('with the server away, a screen whose code does not come takes nothing else with it', async ({ dentro: page }) => {
  const cortadas = await codigoDeProvincias(page);
  await abrir(page, '/', /Buen/);
  await page.evaluate(() => document.body.setAttribute('data-la-misma', ''));
  for (const lejos of [cortadas, '**/healthz'] as const) await page.route(lejos, (pedido) => pedido.abort());
  await menuDe(page).getByRole('button', { name: 'Tablas generales' }).click();
  await menuDe(page).getByRole('link', { name: 'Provincias' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No se pudo cargar la pantalla' })).toBeVisible();
  await expect(page.locator('body[data-la-misma]')).toBeAttached();
});

test('while the code of a screen comes its place says so, a line runs under the bar, and the shell stays', async ({
  dentro: page,
}) => {
  const demoradas = await codigoDeProvincias(page);
  await abrir(page, '/', /Buen/);
  await page.route(demoradas, async (pedido) => {
    await new Promise((listo) => setTimeout(listo, 2500));
    await pedido.continue();
  });
  await menuDe(page).getByRole('button', { name: 'Tablas generales' }).click();
  await menuDe(page).getByRole('link', { name: 'Provincias' }).click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Cargando…' })).toBeVisible();
  const linea = page.locator('[data-progreso=true]');
  await expect(linea).toHaveCount(1);
  await expect(menuDe(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Provincias' })).toBeVisible();
  await expect(linea).toHaveCount(0);
});

/** Which addresses bring the code of a screen that nothing else needs. */
async function codigoDeProvincias(page: Page): Promise<(url: URL) => boolean> {
  await abrir(page, '/', /Buen/);
  const delInicio = await partesDe(page);
  await abrir(page, '/tablas-generales/provincias', 'Provincias');
  const propias = (await partesDe(page)).filter((una) => !delInicio.includes(una) && una.includes('provincias'));
  expect(propias.length).toBeGreaterThan(0);
  return (url) => propias.includes(url.pathname);
}

/** The files of code this page has asked for. */
const partesDe = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((nombre) => nombre.endsWith('.js')),
  );

/** Listens, from now on, until a status says so, however short it is there. Runs in the page. */
const atenderA = (dicho: string): { readonly seDijo: Promise<void> } => ({
  seDijo: new Promise((listo) => {
    const estados = () => [...document.querySelectorAll('[role=status]')];
    const vigia = new MutationObserver(() => {
      if (!estados().some(({ textContent }) => textContent?.includes(dicho))) return;
      vigia.disconnect();
      listo();
    });
    vigia.observe(document.body, { childList: true, subtree: true, characterData: true });
  }),
});
