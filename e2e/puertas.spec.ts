import type { Locator } from '@playwright/test';
import { esPuerta } from '@trastienda/nucleo/acceso/puertas.ts';
import { conLlavero, crearPersona } from './personas.ts';
import { conSegundoFactor, escribirClave } from './puertas.ayudas.ts';
import {
  callar,
  contarPedidos,
  escucharQuejas,
  faltasDeAcceso,
  fotografiar,
  miradasDe,
  sobraDeAncho,
} from './revisar.ts';
import { entrar, expect, test } from './tienda.ts';

// Nobody has come in yet, and nothing of who did is there.
test.use({ conLoTraido: false });

// The doors in a real browser: what is used before there is a session.

const PAGINAS: readonly (readonly [ruta: string, titulo: string | RegExp])[] = [
  ['/login', 'Te damos la bienvenida'],
  ['/auth/login2', 'Te damos la bienvenida'],
  ['/auth/register', 'Las cuentas se crean por invitación'],
  ['/auth/register2', 'Las cuentas se crean por invitación'],
  ['/auth/forgot-password', '¿Olvidaste tu contraseña?'],
  ['/auth/forgot-password2', '¿Olvidaste tu contraseña?'],
  ['/auth/two-steps', 'Confirmá que sos vos'],
  ['/auth/two-steps2', 'Confirmá que sos vos'],
  ['/auth/pin', 'Este dispositivo no es un terminal compartido'],
  ['/auth/404', '¡Ups!'],
  ['/auth/maintenance', 'En mantenimiento'],
  ['/landingpage', /Cada repuesto en su estante/],
];

for (const [ruta, titulo] of PAGINAS) {
  test(`${ruta}: no accessibility fault, no sideways scroll, nothing refused by the content policy`, async ({
    page,
  }) => {
    const quejas = escucharQuejas(page);
    contarPedidos(page);
    // The page of maintenance goes on by itself: here it has to stay.
    await page.route('**/readyz', (camino) => camino.fulfill({ status: 503 }));
    for (const { ancho, modo, direccion } of miradasDe(ruta)) {
      await page.setViewportSize({ width: ancho, height: 900 });
      await page.addInitScript(
        (activa) => localStorage.setItem('trastienda.apariencia.v2', JSON.stringify({ activa })),
        { modo, direccion },
      );
      await page.goto(ruta);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titulo);
      await callar(page);
      expect(await page.evaluate(() => [document.dir, document.documentElement.dataset.modo])).toEqual([
        direccion,
        modo,
      ]);
      await fotografiar(page, `puerta${ruta.replaceAll('/', '-')}`, { ancho, modo, direccion });
      expect(await sobraDeAncho(page), `${ruta} ${ancho}`).toBeLessThanOrEqual(0);
      expect(await faltasDeAcceso(page), `${ruta} ${ancho} ${modo} ${direccion}`).toEqual([]);
    }
    // What the browser says of an answer that is a no (a second step without a first one, a server that is not ready).
    expect(quejas.filter((queja) => !/status of (401|503)/.test(queja))).toEqual([]);
  });
}

test('T-AU-1 a guarded address leads to the login and from there back to it', async ({ page }) => {
  await page.goto('/stock/stock-centralizado?vista=negativos');
  await expect(page).toHaveURL(/\/login\?next=%2Fstock%2Fstock-centralizado%3Fvista%3Dnegativos/);
  await entrar(page);
  await expect(page).toHaveURL(/\/stock\/stock-centralizado\?vista=negativos/);
  // Whoever is in needs no login.
  await page.goto('/login?next=/clientes/tabla');
  await expect(page).toHaveURL(/\/clientes\/tabla/);
});

test('T-AU-2 a wrong password is told without a hint, with the password ready to be typed again', async ({
  page,
  interfaz,
}) => {
  const { email } = await crearPersona(interfaz);
  await page.goto('/login');
  await escribirClave(page, email, 'no es esta frase');
  await expect(page.getByRole('alert')).toHaveText(/Usuario o contraseña incorrectos/);
  const caja = page.getByLabel('Contraseña', { exact: true });
  await expect(caja).toBeFocused();
  expect(await caja.evaluate((una: HTMLInputElement) => [una.selectionStart, una.selectionEnd])).toEqual([0, 16]);
});

test('T-AU-3 six digits pasted fill the code; T-AU-4 the next code is waited for with a countdown', async ({
  page,
  interfaz,
  pedidos,
}) => {
  const persona = await crearPersona(interfaz);
  await conSegundoFactor(pedidos, persona);
  await page.clock.install();
  await page.goto('/login');
  await escribirClave(page, persona.email);
  await expect(page).toHaveURL(/\/auth\/two-steps/);

  const verificar = page.getByRole('button', { name: 'Verificar mi cuenta' });
  await expect(verificar).toBeDisabled();
  await expect(page.getByLabel('Número 1 de 6')).toBeFocused();
  await page.evaluate(() => {
    const datos = new DataTransfer();
    datos.setData('text', ' 123 456 ');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: datos, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByLabel('Número 6 de 6')).toHaveValue('6');
  await expect(verificar).toBeEnabled();

  await page.getByRole('button', { name: 'Esperar el próximo código' }).click();
  await expect(page.getByRole('button', { name: /Próximo código en \d+ s/ })).toBeDisabled();
  await page.clock.runFor(31_000);
  await expect(page.getByRole('button', { name: 'Esperar el próximo código' })).toBeEnabled();
  await expect(page.getByLabel('Número 1 de 6')).toBeFocused();
  await expect(page.getByLabel('Número 6 de 6')).toHaveValue('');
});

test('T-AU-4 the link can be asked for again after 30 seconds, and the answer says nothing of the account', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/auth/forgot-password');
  await expect(page.getByLabel('Usuario o correo')).toBeFocused();
  await page.keyboard.type('nadie@trastienda.test');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedí tu enlace');
  await expect(page.getByRole('button', { name: /Reenviar enlace en/ })).toBeDisabled();
  await page.clock.runFor(31_000);
  await expect(page.getByRole('button', { name: 'Reenviar enlace', exact: true })).toBeEnabled();
});

test('T-AU-5 an unknown address is told as such, with or without a session', async ({ page }) => {
  await page.goto('/auth/no-existe');
  await expect(page).toHaveURL(/\/auth\/404\?desde=%2Fauth%2Fno-existe$/);
  await expect(page.getByText('La dirección /auth/no-existe no lleva a ninguna pantalla.')).toBeVisible();
  await page.goto('/no/existe');
  await expect(page).toHaveURL(/\/auth\/404/);
  await expect(page.getByText('La dirección /no/existe no lleva a ninguna pantalla.')).toBeVisible();
});

test('T-AU-6 leaving goes to the login, and going back shows nothing', async ({ page }) => {
  await page.goto('/login');
  await entrar(page);
  await page.goto('/clientes/tabla');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clientes');
  await page.getByRole('button', { name: /cuenta de/ }).click();
  await page.getByText('Cerrar sesión').last().click();
  await expect(page).toHaveURL(/\/login/);
  await page.goBack();
  await expect(page.getByLabel('Usuario o correo')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Clientes' })).toHaveCount(0);
});

// Only the whole browser offers keys among its suggestions, once somebody is there.
test('T-AU-7 the login comes without the application, within its budget', { tag: '@navegador-entero' }, async ({
  page,
}) => {
  await conLlavero(page);
  const pedidos: string[] = [];
  let bytes = 0;
  page.on('response', async (respuesta) => {
    const { pathname } = new URL(respuesta.url());
    pedidos.push(pathname);
    if (/\.(js|css)$/.test(pathname)) bytes += Number((await respuesta.allHeaders())['content-length'] ?? 0);
  });
  // As the measure of the budget does: gzip, which is what weighs more.
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  await page.goto('/login');
  await expect(page.getByLabel('Usuario o correo')).toBeFocused();
  await page.mouse.move(200, 200);
  await expect.poll(() => pedidos).toContain('/api/acceso/llave/opciones');
  await page.waitForLoadState('networkidle');
  expect(pedidos.length, pedidos.join(' ')).toBeLessThanOrEqual(10);
  // The headers of what came are told after it came.
  await expect.poll(() => bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(150_000);
  expect(pedidos.filter((uno) => /\/(index|aplicacion)-[^/]*$/.test(uno) && !/aplicacion-y-/.test(uno))).toEqual([]);
});

test('T-LP-1 the links of the landing page lead somewhere, and what moves can be stopped', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/landingpage');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const destinos = () =>
    page
      .locator('a[href]')
      .evaluateAll((todos) => todos.map((uno) => uno.getAttribute('href') ?? '').filter((uno) => uno !== ''));
  const enlaces = new Set(await destinos());
  for (const name of ['Demos', 'Páginas']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    for (const uno of await destinos()) enlaces.add(uno);
    await page.keyboard.press('Escape');
  }
  expect(enlaces.size).toBeGreaterThan(18);
  for (const enlace of enlaces) {
    if (enlace.startsWith('#')) await expect(page.locator(enlace)).toHaveCount(1);
  }
  const columna = page.getByTestId('portada-columna').first();
  const animacion = () => columna.evaluate((una) => getComputedStyle(una).animationName);
  expect(await animacion()).not.toBe('none');
  await page.getByRole('button', { name: 'Pausar el movimiento' }).click();
  expect(await animacion()).toBe('none');
  const turno = page.getByTestId('portada-turno');
  const antes = await turno.textContent();
  await page.getByRole('button', { name: 'Siguiente' }).last().click();
  expect(await turno.textContent()).not.toBe(antes);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const flecha = page.getByRole('button', { name: 'Siguiente' }).last().locator('svg');
  expect(await flecha.evaluate((una) => getComputedStyle(una).transform)).toBe('matrix(-1, 0, 0, 1, 0, 0)');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await animacion()).toBe('none');

  // Every address answers with a page, also one that leads nowhere: where each ends is what tells.
  await page.route('**/readyz', (camino) => camino.fulfill({ status: 503 }));
  for (const enlace of [...enlaces].filter((uno) => uno.startsWith('/'))) {
    await page.goto(enlace);
    const llego = esPuerta(enlace) ? enlace : `/login?next=${encodeURIComponent(enlace)}`;
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === (enlace === '/' ? '/login' : llego));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(enlace === '/auth/404' ? '¡Ups!' : /^[^¡]/);
  }
});

test('the doors read from right to left: each label on its side, and no text over another', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'trastienda.apariencia.v2',
      JSON.stringify({ activa: { modo: 'light', direccion: 'rtl' }, usuarios: {} }),
    ),
  );
  for (const puerta of ['/login', '/auth/login2', '/auth/forgot-password2', '/auth/register2']) {
    await page.goto(puerta);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const titulo = page.getByRole('heading', { level: 1 });
    await expect(titulo).toHaveCSS('text-align', 'right');
  }
  await page.goto('/auth/login2');
  // The box of a label is as wide as its field: what counts is where its letters are.
  const letrasDe = (una: Locator) =>
    una.evaluate((nodo) => {
      const rango = document.createRange();
      rango.selectNodeContents(nodo);
      const { left, right } = rango.getBoundingClientRect();
      return { left, right };
    });
  const rotulo = await letrasDe(page.locator('label').filter({ hasText: 'Contraseña' }));
  const enlace = await letrasDe(page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }));
  expect(enlace.right).toBeLessThan(rotulo.left);

  // And what takes the press on it is the link, not the label whose box it stands on.
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page).toHaveURL(/\/auth\/forgot-password/);
});
