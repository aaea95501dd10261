import { Buffer } from 'node:buffer';
import { poblar } from './ejemplo.ts';
import {
  codigoDe,
  confirmarIdentidad,
  conLlavero,
  crearPersona,
  FRASE,
  ingresar,
  vencerConfirmacion,
} from './personas.ts';
import { escucharQuejas, faltasDeAcceso, irYRevisar } from './revisar.ts';
import { expect, test } from './tienda.ts';

const PESTANAS = ['datos', 'preferencias', 'seguridad', 'sesiones', 'actividad'] as const;

test('the profile is looked at, each of its five sections', async ({ dentro }) => {
  const quejas = escucharQuejas(dentro);
  for (const pestana of PESTANAS) {
    await test.step(pestana, async () => {
      await irYRevisar(dentro, `perfil-${pestana}`, `/usuario/perfil?pestana=${pestana}`, async () => {
        await expect(dentro.getByRole('tab', { selected: true })).toBeVisible();
        await expect(dentro.getByRole('heading', { level: 2 }).first()).toBeVisible();
      });
      expect(quejas).toEqual([]);
    });
  }
});

test('USU-01: the second factor is set up by keyboard alone, with its recovery codes, and goes only after a fresh proof', async ({
  page,
  interfaz,
}) => {
  const persona = await crearPersona(interfaz, 'vendedor', 'Marta Teclado');
  await ingresar(page, persona);
  const vencer = await vencerConfirmacion(page);
  await page.goto('/usuario/configuracion?pestana=seguridad');

  const activar = page.getByRole('button', { name: 'Activar', exact: true });
  await activar.focus();
  await page.keyboard.press('Enter');
  await confirmarIdentidad(page);
  const panel = page.getByRole('dialog', { name: 'Activar la verificación en dos pasos' });
  const secreto = (await panel.getByTestId('secreto').textContent()) ?? '';
  const codigo = panel.getByLabel('Código de 6 números');
  await expect(codigo).toBeFocused();
  expect(await faltasDeAcceso(page)).toEqual([]);

  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(panel.getByText(/El código no coincide/).first()).toBeVisible();
  await codigo.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(codigoDe(secreto));
  await page.keyboard.press('Enter');

  const codigos = page.getByRole('dialog', { name: 'Códigos de recuperación' });
  await expect(codigos.getByRole('listitem')).toHaveCount(10);
  expect(await faltasDeAcceso(page)).toEqual([]);
  await expect(codigos.getByRole('button', { name: 'Listo' })).toBeDisabled();
  const [bajado] = await Promise.all([
    page.waitForEvent('download'),
    codigos.getByRole('button', { name: 'Descargar' }).press('Enter'),
  ]);
  expect(bajado.suggestedFilename()).toBe('codigos-de-recuperacion.txt');
  await codigos.getByLabel('Los guardé').press(' ');
  await codigos.getByRole('button', { name: 'Listo' }).press('Enter');
  await expect(codigos).toBeHidden();
  await expect(page.getByText('Te quedan 10 códigos de recuperación de 10.')).toBeVisible();

  // It is not taken away by whoever finds the page open.
  vencer();
  await page.getByRole('button', { name: 'Desactivar', exact: true }).click();
  await page
    .getByRole('dialog', { name: '¿Desactivar la verificación en dos pasos?' })
    .getByRole('button', { name: 'Desactivar' })
    .click();
  await confirmarIdentidad(page);
  await expect(page.getByText('Verificación en dos pasos desactivada').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activar', exact: true })).toBeVisible();
});

test('USU-02: a passkey is added, named again and taken away, and proves who is there', async ({ page, interfaz }) => {
  const persona = await crearPersona(interfaz, 'vendedor', 'Pablo Llavero');
  await conLlavero(page);
  await ingresar(page, persona);
  const vencer = await vencerConfirmacion(page);
  await page.goto('/usuario/perfil?pestana=seguridad');
  await page.getByRole('button', { name: 'Agregar' }).click();
  await page.getByRole('textbox', { name: 'Nombre de la llave' }).fill('Notebook del mostrador');
  await page.getByRole('button', { name: 'Crear la llave' }).click();
  await confirmarIdentidad(page);
  const lista = page.getByRole('list', { name: 'Llaves de acceso' });
  await expect(lista.getByText('Notebook del mostrador')).toBeVisible();

  await page.getByRole('button', { name: 'Acciones de Notebook del mostrador' }).click();
  await page.getByRole('menuitem', { name: 'Cambiar el nombre' }).click();
  await page.getByRole('textbox', { name: 'Nombre de la llave' }).fill('Notebook del taller');
  await page.getByRole('button', { name: 'Cambiar el nombre' }).click();
  await expect(lista.getByText('Notebook del taller')).toBeVisible();

  vencer();
  await page.getByRole('button', { name: 'Acciones de Notebook del taller' }).click();
  await page.getByRole('menuitem', { name: 'Quitar' }).click();
  await page.getByRole('button', { name: 'Quitar', exact: true }).click();
  const pregunta = page.getByRole('dialog', { name: 'Confirmá que sos vos' });
  await pregunta.getByRole('button', { name: 'Usar una llave de acceso' }).click();
  await expect(pregunta).toBeHidden();
  await expect(lista.getByText('Notebook del taller')).toBeHidden();
});

test('USU-03: a session is closed from another device, which is told to come in again', async ({
  page,
  browser,
  interfaz,
  servidor,
}) => {
  const persona = await crearPersona(interfaz, 'vendedor', 'Rita Remota');
  const otro = await browser.newContext({ baseURL: servidor.url, locale: 'es-AR' });
  const lejos = await otro.newPage();
  await ingresar(lejos, persona);
  await ingresar(page, persona);

  await page.goto('/usuario/perfil?pestana=sesiones');
  await expect(page.getByText('Esta sesión')).toHaveCount(1);
  await page.getByRole('button', { name: /^Cerrar la sesión de/ }).click();
  await expect(page.getByRole('button', { name: /^Cerrar la sesión de/ })).toHaveCount(0);
  await lejos.waitForURL((url) => url.pathname === '/login', { timeout: 35_000 });
  await otro.close();
});

test('data, picture and preferences are saved, and what was not saved is not lost by a slip', async ({
  page,
  interfaz,
}) => {
  const persona = await crearPersona(interfaz, 'vendedor', 'Nora Datos');
  await ingresar(page, persona);
  await page.goto('/usuario/perfil');
  const nombre = page.getByLabel('Nombre y apellido');
  await nombre.fill('Nora Cambiada');
  await page.getByRole('tab', { name: 'Preferencias' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Volver' }).click();
  await expect(nombre).toHaveValue('Nora Cambiada');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(nombre).toHaveValue('Nora Datos');
  await nombre.fill('Nora Nueva');
  await page.getByLabel(/^Usuario/).fill(`nora${Date.now() % 100_000}`);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('button', { name: /cuenta de Nora Nueva/ })).toBeVisible();

  const elegir = page.getByLabel('Elegir una foto').and(page.locator('input'));
  await elegir.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.alloc(1024 * 1024) });
  await expect(page.getByText(/pesa más de 800 kB/)).toBeVisible();
  await elegir.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(PUNTO, 'base64') });
  await page.getByRole('button', { name: 'Guardar foto' }).click();
  await expect(page.getByRole('button', { name: 'Quitar', exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Preferencias' }).click();
  await page.getByLabel(/^Pantalla/).click();
  await page.getByRole('option', { name: 'Stock › Stock centralizado' }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Hay cambios sin guardar')).toBeHidden();
  await page.goto('/');
  await page.waitForURL((url) => url.pathname === '/stock/stock-centralizado');
  await page.getByRole('link', { name: 'Inicio', exact: true }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('USU-05, USU-06: how tables look and by where to hear of each event are chosen, and kept', async ({
  page,
  interfaz,
}) => {
  await poblar(interfaz);
  await ingresar(page, await crearPersona(interfaz, 'vendedor', 'Dina Densa'));
  await page.goto('/articulos/tabla?buscar=WO-342');
  const fila = page.getByRole('row', { name: /WO-342/ });
  const alto = async () => (await fila.boundingBox())?.height ?? 0;
  await expect(fila).toBeVisible();
  const juntas = await alto();
  await page.goto('/usuario/perfil?pestana=preferencias');
  await page.getByRole('radio', { name: 'Espaciadas' }).check({ force: true });
  const porCorreo = page.getByRole('switch', { name: 'Ingreso desde un dispositivo nuevo: Por correo' });
  const estaba = await porCorreo.isChecked();
  await porCorreo.click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).last().click();
  await expect(page.getByText('Notificaciones guardadas').first()).toBeVisible();
  await page.reload();
  await expect(porCorreo).toBeChecked({ checked: !estaba });
  // What tells that somebody else came in cannot be silenced here.
  await expect(
    page.getByRole('switch', { name: 'Ingreso desde un dispositivo nuevo: En la aplicación' }),
  ).toBeDisabled();
  await page.goto('/articulos/tabla?buscar=WO-342');
  await expect(fila).toBeVisible();
  expect(await alto()).toBeGreaterThan(juntas);
});

test('the password is changed with the current one, each refusal beside its field', async ({ page, interfaz }) => {
  const persona = await crearPersona(interfaz, 'vendedor', 'Clara Clave');
  await ingresar(page, persona);
  await page.goto('/usuario/perfil?pestana=seguridad');
  const cambiar = async (actual: string, nueva: string, repetida: string) => {
    await page.getByLabel('Contraseña actual', { exact: true }).fill(actual);
    await page.getByLabel('Contraseña nueva', { exact: true }).fill(nueva);
    await page.getByLabel('Repetir la contraseña nueva', { exact: true }).fill(repetida);
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  };
  await cambiar(FRASE, 'corta pero no 1', 'otra cosa');
  await expect(page.getByText('No es igual a la contraseña nueva.')).toBeVisible();
  await cambiar('no es esta', 'una frase distinta y bien larga', 'una frase distinta y bien larga');
  await expect(page.getByText('La contraseña actual no coincide.')).toBeVisible();
  await cambiar(FRASE, 'una frase distinta y bien larga', 'una frase distinta y bien larga');
  await expect(page.getByText('Contraseña cambiada').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Contraseña', exact: true })).toBeVisible();
});

/** A picture of one pixel. */
const PUNTO = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
