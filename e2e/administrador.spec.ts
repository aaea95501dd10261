import { confirmarIdentidad, crearPersona, FRASE, ingresar, ingresarPorApi, vencerConfirmacion } from './personas.ts';
import { escucharQuejas, faltasDeAcceso, irYRevisar } from './revisar.ts';
import { ADMIN, expect, test } from './tienda.ts';

const PANTALLAS = [
  ['usuarios', '/administrador/gestion-usuario'],
  ['invitaciones', '/administrador/gestion-usuario?pestana=invitaciones'],
  ['permisos', '/administrador/gestion-permiso'],
  ['terminales', '/administrador/gestion-permiso?pestana=terminales'],
] as const;

test('the screens of the administration are looked at', async ({ dentro }) => {
  const quejas = escucharQuejas(dentro);
  for (const [nombre, ruta] of PANTALLAS) {
    await irYRevisar(dentro, `administrador-${nombre}`, ruta, async () => {
      await expect(dentro.getByRole('tab', { selected: true }).first()).toBeVisible();
      await expect(dentro.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
  expect(quejas).toEqual([]);
});

test('ADM-13: somebody is invited, comes in, sees a change of role without coming in again, and two make them administer', async ({
  page,
  browser,
  servidor,
  interfaz,
}) => {
  await ingresar(page, ADMIN, ADMIN.contrasena);
  await page.goto('/administrador/gestion-usuario');
  await page.getByRole('button', { name: 'Invitar' }).click();
  const panel = page.getByRole('dialog', { name: 'Invitar a una persona' });
  const email = `invitada-${Date.now()}@trastienda.test`;
  await panel.getByLabel('Nombre y apellido').fill('Inés Invitada');
  await panel.getByLabel('Correo electrónico').fill(email);
  // What was written is not lost by a key.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: '¿Salir sin guardar?' }).getByRole('button', { name: 'Volver' }).click();
  await expect(panel.getByLabel('Correo electrónico')).toHaveValue(email);
  await panel.getByLabel('Sucursal 1').click();
  await page.getByRole('option', { name: 'Todas las sucursales' }).click();
  await panel.getByRole('button', { name: 'Invitar' }).click();
  const enlace = await panel.getByLabel('Enlace de la invitación').inputValue();
  expect(await faltasDeAcceso(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Listo' }).click();

  const otro = await browser.newContext({ baseURL: servidor.url, locale: 'es-AR' });
  const ella = await otro.newPage();
  await ella.goto(enlace.replace(/^https?:\/\/[^/]+/, servidor.url));
  await ella.getByLabel('Contraseña', { exact: true }).fill(FRASE);
  const repetir = ella.getByLabel(/Repet/);
  if (await repetir.count()) await repetir.fill(FRASE);
  await ella.keyboard.press('Enter');
  await ella.waitForURL((url) => !url.pathname.startsWith('/auth'));
  await expect(ella.getByRole('button', { name: 'Ventas' }).first()).toBeVisible();
  await expect(ella.getByRole('button', { name: 'Administración' })).toHaveCount(0);

  await page.goto(`/administrador/gestion-usuario?buscar=${encodeURIComponent('Inés Invitada')}`);
  await page.getByText(email).first().click();
  const ficha = page.getByRole('dialog', { name: 'Editar persona' });
  await ficha.getByLabel('Rol 1').click();
  await page.getByRole('option', { name: 'Encargado' }).click();
  await ficha.getByRole('button', { name: 'Guardar' }).click();
  await expect(ficha).toBeHidden();
  await expect(page.getByText('Encargado en todas').first()).toBeVisible();

  // No reload and no login there: the menu itself changes.
  await expect(ella.getByRole('button', { name: 'Administración' }).first()).toBeVisible({ timeout: 40_000 });
  await otro.close();

  // With a second person who administers, nobody is made an administrator by one of them.
  const segunda = await crearPersona(interfaz, 'administrador', 'Silvia Segunda');
  await page.getByText(email).first().click();
  await ficha.getByLabel('Rol 1').click();
  await page.getByRole('option', { name: 'Administrador' }).click();
  await ficha.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('falta que otra persona que administre lo apruebe')).toBeVisible();
  await expect(page.getByText('Ascenso por aprobar').first()).toBeVisible();
  await expect(page.getByText('Encargado en todas').first()).toBeVisible();
  await page.getByText(email).first().click();
  await expect(ficha.getByText(/pediste darle estos roles: Administrador en todas/)).toBeVisible();
  await expect(ficha.getByRole('button', { name: 'Aprobar el ascenso' })).toHaveCount(0);
  await expect(ficha.getByRole('button', { name: 'Retirar el pedido de ascenso' })).toBeVisible();
  expect(await faltasDeAcceso(page)).toEqual([]);

  const deSegunda = await browser.newContext({ baseURL: servidor.url, locale: 'es-AR' });
  const aprueba = await deSegunda.newPage();
  await ingresar(aprueba, segunda);
  await aprueba.getByRole('button', { name: /^Notificaciones/ }).click();
  await aprueba.getByRole('menuitem', { name: /El ascenso de Inés Invitada espera aprobación/ }).click();
  const vista = aprueba.getByRole('dialog', { name: 'Editar persona' });
  await expect(vista.getByText(/pidió el .* darle estos roles: Administrador en todas/)).toBeVisible();
  await vista.getByRole('button', { name: 'Aprobar el ascenso' }).click();
  await aprueba
    .getByRole('dialog', { name: '¿Hacer que Inés Invitada administre?' })
    .getByRole('button', { name: 'Aprobar el ascenso' })
    .click();
  await expect(aprueba.getByText('Inés Invitada ya tiene sus roles nuevos')).toBeVisible();
  await expect(vista.getByText('Ascenso por aprobar')).toHaveCount(0);
  await deSegunda.close();
});

test('a person is deactivated with words about what follows, and can be brought back', async ({ page, interfaz }) => {
  const persona = await crearPersona(interfaz, 'consulta', 'Dora Desactivada');
  await ingresar(page, ADMIN, ADMIN.contrasena);
  await page.goto(`/administrador/gestion-usuario?buscar=${encodeURIComponent(persona.nombre)}`);
  await page.getByRole('button', { name: `Acciones de ${persona.nombre}` }).click();
  await page.getByRole('menuitem', { name: 'Desactivar' }).click();
  await expect(page.getByText(/Sus sesiones se cierran en el momento/)).toBeVisible();
  await page.getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByRole('row', { name: new RegExp(persona.nombre) }).getByText('Inactiva')).toBeVisible();
  await page.getByRole('button', { name: `Acciones de ${persona.nombre}` }).click();
  await page.getByRole('menuitem', { name: 'Reactivar' }).click();
  await page.getByRole('button', { name: 'Reactivar' }).click();
  await expect(
    page.getByRole('row', { name: new RegExp(persona.nombre) }).getByText('Activa', { exact: true }),
  ).toBeVisible();
});

test('the question of who is there can be left: nothing happens and nothing is said', async ({ page }) => {
  await ingresar(page, ADMIN, ADMIN.contrasena);
  await vencerConfirmacion(page);
  await page.goto('/administrador/gestion-permiso');
  const interruptor = page.getByRole('switch', { name: 'Exigir dos pasos a Consulta' });
  await interruptor.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Exigir dos pasos' }).click();
  const pregunta = page.getByRole('dialog', { name: 'Confirmá que sos vos' });
  await expect(pregunta).toBeVisible();
  expect(await faltasDeAcceso(page)).toEqual([]);
  await pregunta.getByLabel('Contraseña', { exact: true }).fill('no es esta');
  await page.keyboard.press('Enter');
  await expect(pregunta.getByText(/No pudimos confirmar que sos vos/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pregunta).toBeHidden();
  await expect(interruptor).not.toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await interruptor.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Exigir dos pasos' }).click();
  await confirmarIdentidad(page, ADMIN.contrasena);
  await expect(interruptor).toBeChecked();
  await interruptor.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dejar de exigir' }).click();
  await expect(interruptor).not.toBeChecked();
});

test('USU-04: a shared terminal is locked and goes on with a PIN where it was; another person begins anew', async ({
  page,
  interfaz,
  pedidos,
}) => {
  const una = await crearPersona(interfaz, 'encargado', 'Una Persona');
  const otra = await crearPersona(interfaz, 'vendedor', 'Otra Persona');
  for (const persona of [una, otra]) {
    await ingresarPorApi(pedidos, persona);
    const respuesta = await pedidos.put('/api/usuario/pin', { data: { pin: '274913' } });
    expect(respuesta.ok(), await respuesta.text()).toBe(true);
  }

  await ingresar(page, una);
  await page.goto('/administrador/gestion-permiso?pestana=terminales');
  await page.getByRole('button', { name: 'Registrar este dispositivo' }).click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Mostrador 1');
  await page.getByRole('dialog').getByRole('button', { name: 'Registrar este dispositivo' }).click();
  await expect(page.getByText('Este dispositivo', { exact: true })).toBeVisible();
  // Both come in here with their password, so that both may go on with their PIN.
  await salir(page, una.nombre);
  await ingresar(page, otra);
  await salir(page, otra.nombre);
  await ingresar(page, una);

  await page.goto('/usuario/perfil');
  await page.getByLabel('Nombre y apellido').fill('Una Persona a medio escribir');
  await bloquear(page, una.nombre);
  const tapa = page.getByRole('dialog', { name: 'Terminal bloqueado' });
  await expect(tapa).toBeVisible();
  await expect(page.getByText('Datos personales')).toBeHidden();
  expect(await faltasDeAcceso(page)).toEqual([]);
  await tapa.getByLabel(/^PIN de/).fill('111222');
  await page.keyboard.press('Enter');
  await expect(tapa.getByText(/El PIN no coincide/)).toBeVisible();
  await tapa.getByLabel(/^PIN de/).fill('274913');
  await page.keyboard.press('Enter');
  await expect(tapa).toBeHidden();
  await expect(page.getByLabel('Nombre y apellido')).toHaveValue('Una Persona a medio escribir');
  await page.getByRole('button', { name: 'Descartar' }).click();

  await bloquear(page, una.nombre);
  await tapa.getByRole('button', { name: 'Elegir otra persona' }).click();
  expect(await faltasDeAcceso(page)).toEqual([]);
  await tapa.getByRole('button', { name: /Otra Persona/ }).click();
  await tapa.getByLabel(/^PIN de/).fill('274913');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('button', { name: /cuenta de Otra Persona/ })).toBeVisible();

  // What a PIN opened does not reach what belongs to the account: there the password is asked for, and no PIN is taken.
  await page.goto('/usuario/perfil?pestana=seguridad');
  await page.getByRole('button', { name: 'Quitar el PIN' }).click();
  await page.getByRole('dialog', { name: '¿Quitar tu PIN?' }).getByRole('button', { name: 'Quitar el PIN' }).click();
  const pregunta = page.getByRole('dialog', { name: 'Confirmá que sos vos' });
  await expect(pregunta.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await expect(pregunta.getByRole('button', { name: 'Usar mi PIN' })).toHaveCount(0);
  await confirmarIdentidad(page);
  await expect(page.getByText('Sin PIN', { exact: true })).toBeVisible();
});

type Pagina = Parameters<typeof ingresar>[0];

async function bloquear(page: Pagina, nombre: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`cuenta de ${nombre}`) }).click();
  await page.getByRole('menuitem', { name: 'Bloquear' }).click();
}

async function salir(page: Pagina, nombre: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`cuenta de ${nombre}`) }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/login') || url.pathname.startsWith('/auth'));
}
