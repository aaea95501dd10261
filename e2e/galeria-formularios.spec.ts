import { expect, test } from './galeria.ts';
import { faltasDeAcceso } from './revisar.ts';

// T-FM of the demonstration: what only a browser can tell of its forms.

test('forms say what is missing, when they should, and take the keyboard there', async ({ demo, quejas }) => {
  await test.step('T-FM-1, F22: sent empty, it says what is missing and the first bad field has the focus', async () => {
    await demo.goto('/forms/form-validation');
    const registro = demo.getByTestId('form-validation-registro');
    await registro.getByRole('button', { name: 'Registrarse' }).click();
    const nombre = registro.getByRole('textbox', { name: 'Nombre' });
    await expect(nombre).toBeFocused();
    await expect(nombre).toHaveAccessibleDescription('El nombre es obligatorio');
    await expect(registro.getByRole('alert')).toContainText('E-mail');
    await registro.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.com');
    await nombre.fill('Ana');
    await registro.getByLabel('Contraseña', { exact: true }).fill('ocho letras');
    await registro.getByLabel('Repetir la contraseña', { exact: true }).fill('otras letras');
    await demo.keyboard.press('Enter');
    await expect(registro.getByLabel('Repetir la contraseña', { exact: true })).toBeFocused();
    await expect(registro).toContainText('Las contraseñas no coinciden');
    await registro.getByLabel('Repetir la contraseña', { exact: true }).fill('ocho letras');
    await demo.keyboard.press('Enter');
    await expect(demo.getByText('Los datos están bien. Nada sale de esta página.')).toBeVisible();
    const casillas = demo.getByTestId('form-validation-casillas');
    await casillas.getByRole('button', { name: 'Enviar' }).click();
    await expect(casillas.getByRole('checkbox', { name: 'Rojo' })).toBeFocused();
    await expect(casillas.getByRole('group')).toHaveAccessibleDescription('Elegí al menos un color');
    for (const cual of ['acceso', 'salir', 'seleccion', 'opcion']) {
      const uno = demo.getByTestId(`form-validation-${cual}`);
      await uno.locator('[type=submit]').click();
      const malos = uno.locator('[aria-invalid=true]');
      await expect(malos.first(), cual).toBeVisible();
      await expect(uno.getByRole('alert').first(), cual).toBeVisible();
      const enElPrimero = () =>
        uno.evaluate((form) => {
          const { activeElement } = document;
          const primero = form.querySelector('[aria-invalid=true]');
          return primero === activeElement || (primero?.contains(activeElement) ?? false);
        });
      await expect.poll(enElPrimero, { message: `${cual}: the first bad field has the focus` }).toBe(true);
    }
    const ids = await demo.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  await test.step('T-FM-3: it is judged when the field is left, not while it is typed', async () => {
    await demo.reload();
    const salir = demo.getByTestId('form-validation-salir');
    await salir.getByRole('textbox', { name: 'E-mail' }).pressSequentially('nada');
    await expect(salir).not.toContainText('Escribí un e-mail válido');
    await demo.keyboard.press('Tab');
    await expect(salir).toContainText('Escribí un e-mail válido');
    await salir.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.com');
    await expect(salir).toContainText('Escribí un e-mail válido');
    await demo.keyboard.press('Tab');
    await expect(salir).not.toContainText('Escribí un e-mail válido');
  });

  await test.step('T-FM-2, F15: each step judges its own, and only the second can be skipped', async () => {
    await demo.goto('/forms/form-wizard');
    const omitir = demo.getByRole('button', { name: 'Omitir' });
    await demo.getByRole('button', { name: 'Siguiente' }).click();
    await expect(demo.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
    await expect(omitir).toHaveCount(0);
    await demo.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
    await demo.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.com');
    await demo.getByLabel('Contraseña', { exact: true }).fill('ocho letras');
    await demo.keyboard.press('Enter');
    await expect(demo.getByTestId('form-wizard-paso')).toBeFocused();
    await omitir.click();
    await expect(omitir).toHaveCount(0);
    await demo.getByRole('button', { name: 'Finalizar' }).click();
    await expect(demo.getByRole('checkbox')).toHaveAccessibleDescription('Para terminar, aceptá los términos');
    await demo.getByRole('button', { name: 'Atrás' }).click();
    await demo.getByRole('button', { name: 'Atrás' }).click();
    await expect(demo.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana');
    await demo.getByRole('button', { name: 'Siguiente' }).click();
    await omitir.click();
    await expect(demo).toHaveURL(/paso=fin/);
    await demo.goBack();
    await expect(omitir).toBeVisible();
    await expect(demo.getByTestId('form-wizard-paso')).toBeFocused();
    await demo.goForward();
    await demo.getByRole('checkbox').check();
    await demo.getByRole('button', { name: 'Finalizar' }).click();
    await expect(demo.getByText('Completaste todos los pasos')).toBeVisible();
    await demo.getByTestId('form-wizard-restablecer').click();
    await expect(demo.getByRole('textbox', { name: 'Nombre' })).toHaveValue('');
  });

  await test.step('T-FM-4: beside its field from 900 px on, above it below that', async () => {
    await demo.goto('/forms/form-horizontal');
    const partes = demo.getByTestId('forms-separadores');
    const usuario = partes.getByRole('textbox', { name: 'Usuario' });
    const rotulo = partes.locator('label', { hasText: 'Usuario' });
    const arriba = async () => {
      const [uno, otro] = await Promise.all([rotulo.boundingBox(), usuario.boundingBox()]);
      return (uno?.y ?? 0) + (uno?.height ?? 0) <= (otro?.y ?? 0);
    };
    await expect(usuario).toBeVisible();
    expect(await arriba()).toBe(false);
    for (const [width, encima] of [
      [900, false],
      [899, true],
      [390, true],
    ] as const) {
      await demo.setViewportSize({ width, height: 900 });
      await expect.poll(arriba, { message: String(width) }).toBe(encima);
      // Every label of the page that is of one field, by how it stands beside it.
      const otras = await demo.getByRole('main').evaluate((principal) =>
        [...principal.querySelectorAll<HTMLLabelElement>('label[for]')].flatMap((una) => {
          const [suya, campo] = [una, una.control].map((cual) => cual?.getBoundingClientRect());
          if (!suya || !campo || suya.width < 2 || campo.height === 0) return [];
          return [{ texto: una.textContent, encima: suya.bottom <= campo.top + 1 }];
        }),
      );
      expect(otras.length).toBeGreaterThan(15);
      expect(
        otras.filter((una) => una.encima !== encima),
        String(width),
      ).toEqual([]);
    }
    await demo.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('T-FM-1: a field out of sight comes into sight when it is the first with something wrong', async () => {
    const pestanas = demo.getByTestId('forms-pestanas');
    await pestanas.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
    await pestanas.getByRole('combobox', { name: 'País' }).click();
    await demo.getByRole('option', { name: 'Uruguay' }).click();
    await pestanas.getByRole('button', { name: 'Enviar' }).click();
    await expect(pestanas.getByRole('textbox', { name: 'Usuario' })).toBeFocused();
    await expect(pestanas.getByRole('tab', { name: 'Cuenta' })).toHaveAttribute('aria-selected', 'true');
    const plegables = demo.getByTestId('forms-plegables');
    for (const dato of ['Nombre', 'Calle y número', 'Localidad']) {
      await plegables.getByRole('textbox', { name: dato }).fill('Rosario 12');
    }
    await plegables.getByRole('button', { name: 'Enviar' }).click();
    await expect(plegables.getByRole('combobox', { name: 'Forma de entrega' })).toBeFocused();
    await expect(plegables.getByRole('button', { name: 'Entrega', exact: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  await test.step('T-FM-5: Tab goes through the fields in the order they are seen', async () => {
    await demo.goto('/forms/form-layouts');
    const cabecera = demo.getByTestId('form-layouts-cabecera');
    await cabecera.getByRole('textbox').first().focus();
    const vistos: { x: number; y: number }[] = [];
    for (let i = 0; i < 9; i++) {
      vistos.push(
        await demo.evaluate(() => {
          const { x, y } = document.activeElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
          return { x, y: y + document.documentElement.scrollTop };
        }),
      );
      await demo.keyboard.press('Tab');
    }
    const enOrden = [...vistos].sort((uno, otro) => (Math.abs(uno.y - otro.y) > 8 ? uno.y - otro.y : uno.x - otro.x));
    expect(vistos).toEqual(enOrden);
  });

  await test.step('F4: what is looked for is found without its accents', async () => {
    await demo.goto('/forms/form-elements/autocomplete');
    await demo.getByRole('combobox', { name: 'Película' }).first().fill('arboles');
    await expect(demo.getByRole('option')).toHaveText(['Árboles de memoria (1985)']);
  });

  await test.step('dates are written as dd/mm/aaaa and chosen from a calendar in Spanish', async () => {
    await demo.goto('/forms/form-elements/date-time');
    const campo = demo.getByTestId('date-time-basico').getByRole('group', { name: 'Fecha, junto al campo' });
    await campo.getByRole('spinbutton', { name: 'Día' }).click();
    await demo.keyboard.type('20112026');
    await expect(campo).toContainText('20/11/2026');
    await campo.getByRole('button').click();
    await expect(demo.getByRole('dialog')).toContainText('noviembre 2026');
    expect(await faltasDeAcceso(demo)).toEqual([]);
    await demo.keyboard.press('Escape');
    await expect(demo.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a date that was begun is not sent as if it were empty, and what was written of it stays', async () => {
    await demo.goto('/forms/form-custom');
    const visita = demo.getByTestId('form-custom-visita');
    const fecha = visita.getByRole('group', { name: 'Fecha', exact: true });
    await visita.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
    await visita.getByRole('combobox', { name: 'Motivo' }).click();
    await demo.getByRole('option', { name: 'Entrega' }).click();
    await fecha.getByRole('spinbutton', { name: 'Día' }).click();
    await demo.keyboard.type('20112026');
    await fecha.getByRole('spinbutton', { name: 'Mes' }).click();
    await demo.keyboard.press('Backspace');
    await expect(fecha).toContainText(/20\/MM\/2026/);
    await visita.getByRole('button', { name: 'Agregar nuevo' }).click();
    await expect(fecha.getByRole('spinbutton', { name: 'Día' })).toBeFocused();
    await expect(fecha).toHaveAccessibleDescription('Completalo o dejalo vacío');
    await fecha.getByRole('spinbutton', { name: 'Mes' }).click();
    await demo.keyboard.type('12');
    await expect(fecha).toContainText('20/12/2026');
    await visita.getByRole('button', { name: 'Agregar nuevo' }).click();
    await expect(demo.getByTestId('form-custom-visitas')).toContainText('Ana');
    await expect(visita.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
    await expect(visita.getByRole('textbox', { name: 'Nombre' })).toHaveValue('');
    expect(quejas).toEqual([]);
  });
});
