import { esperarEnlace } from '#servidor/prueba/correo.ts';
import { codigoDe, conLlavero, crearPersona, FRASE, ingresarPorApi } from './personas.ts';
import { conSegundoFactor, escribirClave, olvidarSesion } from './puertas.ayudas.ts';
import { faltasDeAcceso } from './revisar.ts';
import { ADMIN, expect, test } from './tienda.ts';

// Nobody has come in yet, and nothing of who did is there.
test.use({ conLoTraido: false });

// Journeys through the doors: second factor, passkey, forgotten password, invitation, maintenance.

test('somebody enters with a second factor without touching the mouse', async ({ page, interfaz, pedidos }) => {
  const persona = await crearPersona(interfaz);
  const { secreto, codigos } = await conSegundoFactor(pedidos, persona);
  await page.goto('/login?next=/clientes/tabla');
  await escribirClave(page, persona.email);
  await expect(page.getByLabel('Número 1 de 6')).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/El código no coincide. Te quedan 4 intentos/);
  await expect(page.getByLabel('Número 1 de 6')).toBeFocused();
  await page.keyboard.type(codigoDe(secreto));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/^[^?]*\/clientes\/tabla/);

  await olvidarSesion(page);
  await page.goto('/auth/login2');
  await page.getByLabel('Usuario o correo').fill(persona.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(FRASE);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/two-steps2/);
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await expect(page.getByLabel('Código de recuperación')).toBeFocused();
  await page.keyboard.type(codigos[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Buen');
});

test('a role that demands a second factor sets it up at the door, and its codes are kept before going on', async ({
  page,
  interfaz,
  pedidos,
}) => {
  const persona = await crearPersona(interfaz, 'taller');
  const exigir = async (exigeSegundoFactor: boolean) =>
    expect((await pedidos.put('/api/administrador/roles/taller', { data: { exigeSegundoFactor } })).ok()).toBe(true);
  await ingresarPorApi(pedidos, ADMIN, ADMIN.contrasena);
  await exigir(true);
  await page.goto('/login');
  await escribirClave(page, persona.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Protegé tu cuenta');
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible();
  expect(await faltasDeAcceso(page)).toEqual([]);
  const secreto = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Número 1 de 6').focus();
  await page.keyboard.type(codigoDe(secreto));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guardá tus códigos de recuperación');
  await expect(page.getByRole('listitem')).toHaveCount(10);
  const seguir = page.getByRole('button', { name: 'Seguir' });
  await expect(seguir).toBeDisabled();
  await page.getByLabel('Los guardé').check();
  await seguir.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Buen');
  await exigir(false);
});

test('a passkey opens the door by itself', { tag: '@navegador-entero' }, async ({ page, interfaz }) => {
  const persona = await crearPersona(interfaz);
  const llavero = await conLlavero(page);
  await page.goto('/login');
  await escribirClave(page, persona.email);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Buen');
  const agregada = await page.evaluate(async () => {
    const encabezados = { 'x-requested-with': 'app', 'content-type': 'application/json' };
    const pedir = async (ruta: string, cuerpo?: object) => {
      const respuesta = await fetch(ruta, {
        method: 'POST',
        headers: { ...encabezados, 'idempotency-key': crypto.randomUUID() },
        ...(cuerpo ? { body: JSON.stringify(cuerpo) } : {}),
      });
      return { status: respuesta.status, cuerpo: await respuesta.json() };
    };
    const { cuerpo } = await pedir('/api/usuario/llaves/opciones');
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(cuerpo.opciones);
    const llave = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    const { id, rawId, type, response, clientExtensionResults } = llave.toJSON();
    return pedir('/api/usuario/llaves', {
      nombre: 'Esta computadora',
      respuesta: { id, rawId, type, response, clientExtensionResults },
    });
  });
  expect(agregada, JSON.stringify(agregada)).toMatchObject({ status: 201 });

  await olvidarSesion(page);
  await page.goto('/login?next=/clientes/tabla');
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click();
  await expect(page).toHaveURL(/^[^?]*\/clientes\/tabla/);

  // Nobody touches the device while it is only offered; a touch comes for the button, which has taken the offer back.
  await olvidarSesion(page);
  await llavero.tocar(false);
  await page.goto('/login?next=/clientes/tabla');
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
  const ofrecida = page.waitForResponse('**/api/acceso/llave/opciones');
  await page.keyboard.press('Shift');
  await (await ofrecida).finished();
  await page.route('**/api/acceso/llave/opciones', async (camino) => {
    await llavero.tocar(true);
    await camino.continue();
  });
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click();
  await expect(page).toHaveURL(/^[^?]*\/clientes\/tabla/);

  await olvidarSesion(page);
  await page.goto('/login?next=/clientes/tabla');
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await page.keyboard.press('Shift');
  await expect(page).toHaveURL(/^[^?]*\/clientes\/tabla/);
});

test('a forgotten password is chosen again with the link of the mail, whose secret leaves the address', async ({
  page,
  interfaz,
  servidor,
}) => {
  const persona = await crearPersona(interfaz);
  await page.goto('/auth/forgot-password2');
  await expect(page.getByLabel('Usuario o correo')).toBeFocused();
  await page.keyboard.type(persona.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedí tu enlace');
  const codigo = await esperarEnlace(servidor.dataDir, persona.email);

  await page.goto(`/auth/forgot-password2#codigo=${codigo}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elegí tu contraseña nueva');
  await expect(page.getByLabel('Contraseña nueva')).toBeFocused();
  expect(page.url()).not.toContain('codigo');
  expect(await faltasDeAcceso(page)).toEqual([]);
  await page.keyboard.type('corta');
  await expect(page.getByText(/Muy corta: faltan 10/)).toBeVisible();
  await page.getByLabel('Contraseña nueva').fill('otra frase larga del taller');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contraseña cambiada');
  await page.getByRole('link', { name: 'Ingresar' }).click();
  await page.getByLabel('Usuario o correo').fill(persona.email);
  await page.getByLabel('Contraseña', { exact: true }).fill('otra frase larga del taller');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Buen');

  await olvidarSesion(page);
  await page.goto(`/auth/forgot-password#codigo=${codigo}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El enlace ya no sirve');
});

test('an invitation says who invites and as what, and lets in', async ({ page, interfaz }) => {
  const { enlace } = (await interfaz.crear('/api/administrador/invitaciones', {
    email: 'nuevo@trastienda.test',
    nombre: 'Nadia Soto',
    concesiones: [{ rol: 'vendedor', sucursalId: null }],
  })) as unknown as { readonly enlace: string };
  const { pathname, hash } = new URL(enlace);
  await page.goto(`${pathname}${hash}`);
  await expect(page.getByText(/te invitó a Trastienda. Tu cuenta va a ser nuevo@trastienda.test/)).toBeVisible();
  expect(page.url()).not.toContain('codigo');
  await expect(page.getByText('Vendedor en todas las sucursales')).toBeVisible();
  expect(await faltasDeAcceso(page)).toEqual([]);
  await page.getByLabel('Contraseña', { exact: true }).fill(FRASE);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Buen');
});

test('while the server is not ready its page waits at the address, and goes on by itself', async ({ page }) => {
  await page.clock.install();
  let lista = false;
  await page.route('**/readyz', (camino) => camino.fulfill({ status: lista ? 200 : 503, body: '' }));
  await page.goto('/auth/maintenance?next=/auth/register');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('En mantenimiento');
  await page.clock.runFor(4_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('En mantenimiento');
  lista = true;
  await page.clock.runFor(4_000);
  await expect(page).not.toHaveURL(/maintenance/);
});
