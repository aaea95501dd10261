import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ADMIN, entrar, expect, test } from './tienda.ts';

// The tabs of a browser share one session: what happens to it in one is known in the others.

/** A browser of its own, already in: what it does to its session is nobody else's business. */
async function abrirNavegador(browser: Browser, url: string): Promise<BrowserContext> {
  const contexto = await browser.newContext({ baseURL: url });
  const respuesta = await contexto.request.post('/api/acceso/ingresar', {
    data: { usuario: ADMIN.email, contrasena: ADMIN.contrasena },
    headers: { 'x-requested-with': 'app' },
  });
  expect(respuesta.ok()).toBe(true);
  return contexto;
}
const en = async (contexto: BrowserContext, ruta: string): Promise<Page> => {
  const page = await contexto.newPage();
  await page.goto(ruta);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
};

/** Under which names the browser keeps where the person went and how they left their lists. */
const loPropio = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((clave) => /\.(recientes|listas)\./.test(clave)));

test('T-AU-6, F13: leaving in one tab takes the others to the login, and going back shows no data', async ({
  browser,
  servidor,
}) => {
  const contexto = await abrirNavegador(browser, servidor.url);
  const una = await en(contexto, '/clientes/tabla?orden=-razonSocial');
  const otra = await en(contexto, '/articulos/tabla');
  // A list that was left is noted, by what comes with the first gesture; the one on screen would be, on leaving the page.
  await expect(async () => {
    await una.getByRole('link', { name: 'Inicio' }).first().click();
    await una.goBack();
    expect(await loPropio(una)).toEqual([expect.stringContaining('listas')]);
  }).toPass();
  await una.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(una).toHaveURL(/\/login\?motivo=salida/);
  await expect(otra).toHaveURL(/\/login\?.*next=%2Farticulos%2Ftabla/);

  await una.goBack();
  await expect(una).toHaveURL(/\/login/);
  await expect(una.getByRole('heading', { level: 1, name: 'Clientes' })).toHaveCount(0);
  expect(await loPropio(una)).toEqual([]);
  await contexto.close();
});

test('an expired session says so once, in every tab; coming in again in one revives the others', async ({
  browser,
  servidor,
}) => {
  const contexto = await abrirNavegador(browser, servidor.url);
  const una = await en(contexto, '/tablas-generales/marcas');
  const otra = await en(contexto, '/tablas-generales/provincias');
  await contexto.clearCookies();
  // Whichever tab asks the server first finds it out and tells the other: this one may be gone before it is typed in.
  await una
    .getByRole('searchbox')
    .fill('algo', { timeout: 5_000 })
    .catch(() => undefined);
  await expect(una).toHaveURL(/\/login\?.*motivo=vencida/);
  await expect(una.getByText(/La sesión venció/)).toHaveCount(1);
  await expect(otra).toHaveURL(/\/login\?.*motivo=vencida/);

  await entrar(una);
  await expect(una.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();
  await expect(otra.getByRole('heading', { level: 1, name: 'Provincias' })).toBeVisible();
  await contexto.close();
});
