import { anchoDe, confirmar, elegida, expect, test, verTitulo } from './galeria.ts';

test('contacts: F1, F4, F6, F8, T-CO-1…6', async ({ demo, quejas }) => {
  await demo.goto('/apps/contacts');
  await verTitulo(demo, 'Contactos');
  const lista = demo.getByTestId('contacts-list');
  const filas = demo.getByTestId('contacts-list-row');
  const nombre = demo.getByTestId('contacts-name');
  const filtro = (cual: string) => demo.getByTestId(`contacts-filter-${cual}`);
  await test.step('T-CO-1: as many per filter as the samples have', async () => {
    const cuantos = {
      show_all: 30,
      frequent_contact: 14,
      starred_contact: 14,
      engineering_department: 7,
      support_department: 10,
      sales_department: 11,
      business_development_department: 2,
    };
    for (const [cual, cantidad] of Object.entries(cuantos)) {
      await filtro(cual).click();
      await expect(filtro(cual)).toHaveAttribute('aria-pressed', 'true');
      await expect(filas).toHaveCount(cantidad);
      await expect(filtro(cual)).toContainText(String(cantidad));
    }
    await filtro('show_all').click();
    await expect(nombre).toHaveText('José Álvarez');
  });
  await test.step('the panes are as wide as they are to be', async () => {
    expect(await anchoDe(demo, 'Filtros de contactos')).toBe(240);
    expect(await anchoDe(demo, 'Lista de contactos')).toBe(320);
  });
  await test.step('beside the menu the detail keeps its room, and the fields go by what it has', async () => {
    await demo.getByTestId('contacts-edit').click();
    const columnas = async () => {
      const campos = await Promise.all(['Nombre', 'Apellido'].map((campo) => demo.getByLabel(campo).boundingBox()));
      return new Set(campos.map((caja) => caja?.x)).size;
    };
    for (const [width, cuantas] of [
      [1200, 2],
      [1366, 1],
      [900, 2],
    ] as const) {
      await demo.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => anchoDe(demo, 'Detalle del contacto'), { message: String(width) })
        .toBeGreaterThanOrEqual(420);
      await expect.poll(columnas, { message: String(width) }).toBe(cuantas);
    }
    await demo.getByRole('button', { name: 'Cancelar' }).click();
    await demo.setViewportSize({ width: 1440, height: 900 });
    await expect(filtro('show_all')).toBeVisible();
  });
  await test.step('T-CO-2: editing the name changes the list', async () => {
    await demo.getByTestId('contacts-edit').click();
    await demo.getByLabel('Nombre').fill('Josefina');
    await expect(elegida(lista)).toContainText('Josefina Álvarez');
  });
  await test.step('F6: the header saves what is being edited', async () => {
    const detalle = demo.getByRole('region', { name: 'Detalle del contacto' });
    await demo.getByLabel('Nombre').fill('José');
    await detalle.getByRole('button', { name: 'Guardar' }).first().click();
    await expect(demo.getByTestId('contacts-form')).toBeHidden();
    await detalle.getByRole('button', { name: 'Editar' }).first().click();
    await demo.getByLabel('Nombre').fill('Josefina');
  });
  await test.step('T-CO-3: cancelling puts everything back', async () => {
    await demo.getByRole('button', { name: 'Cancelar' }).click();
    await expect(elegida(lista)).toContainText('José Álvarez');
    await expect(nombre).toHaveText('José Álvarez');
  });
  await test.step('T-CO-5, F8: an invalid e-mail is not saved, and the department is one of four', async () => {
    await demo.getByTestId('contacts-edit').click();
    await demo.getByLabel('Correo').fill('jose@');
    await demo.getByTestId('contacts-save-edit').click();
    await expect(demo.getByLabel('Correo')).toHaveAccessibleDescription(/Escribí un correo válido/);
    await demo.getByRole('combobox', { name: 'Departamento' }).click();
    await expect(demo.getByRole('option')).toHaveText(['Ventas', 'Soporte', 'Ingeniería', 'Desarrollo de negocio']);
    await demo.keyboard.press('Escape');
  });
  await test.step('T-CO-6: choosing another one while editing asks', async () => {
    await filas
      .nth(1)
      .getByRole('button', { name: /Camila Ibáñez Ventas$/ })
      .click();
    await confirmar(demo, 'Seguir editando');
    await expect(demo.getByLabel('Correo')).toHaveValue('jose@');
    await filas
      .nth(1)
      .getByRole('button', { name: /Camila Ibáñez Ventas$/ })
      .click();
    await confirmar(demo, 'Descartar cambios');
    await expect(nombre).toHaveText('Camila Ibáñez');
    await demo.goBack();
    await expect(demo.getByRole('link', { name: 'jose.alvarez@ejemplo.com.ar' })).toBeVisible();
  });
  await test.step('T-CO-4, F1: deleting the chosen one shows the next one', async () => {
    await filas.first().getByRole('button').first().focus();
    await demo.keyboard.press('Delete');
    await expect(demo.getByRole('dialog')).toContainText('José Álvarez');
    await confirmar(demo, 'Eliminar');
    await expect(filas).toHaveCount(29);
    await expect(nombre).toHaveText('Camila Ibáñez');
    await expect(elegida(lista)).toContainText('Camila Ibáñez');
  });
  await test.step('leaving the screen or going back while editing asks, and then everything is put back', async () => {
    await filas.nth(1).locator('[data-fila]').click();
    await expect(nombre).toHaveText('Rubén Ochoa');
    await demo.getByTestId('contacts-edit').click();
    await demo.getByLabel('Empresa').fill('Otra');
    await expect(demo.getByText('Ventas · Otra')).toBeVisible();
    await demo.goBack();
    await confirmar(demo, 'Volver');
    await expect(demo.getByLabel('Empresa')).toHaveValue('Otra');
    await demo.goBack();
    await confirmar(demo, 'Salir sin guardar');
    await expect(nombre).toHaveText('Camila Ibáñez');
    await demo.getByTestId('contacts-edit').click();
    await demo.getByLabel('Empresa').fill('Otra');
    await expect(demo.getByText('Ventas · Otra')).toBeVisible();
    await demo.getByRole('navigation').getByRole('link', { name: 'Notas', exact: true }).first().click();
    await confirmar(demo, 'Salir sin guardar');
    await verTitulo(demo, 'Notas');
    await demo.goBack();
    await expect(demo.getByText('Ventas · Frenos Pampeanos')).toBeVisible();
    await expect(filas).toHaveCount(29);
  });
  await test.step('F6: the star in the list and the one in the detail are the same', async () => {
    const detalle = demo.getByRole('region', { name: 'Detalle del contacto' });
    await detalle.getByRole('button', { name: 'Dejar de destacar a Camila Ibáñez' }).click();
    await expect(elegida(lista).getByRole('button', { name: 'Destacar a Camila Ibáñez' })).toBeVisible();
    await expect(filtro('starred_contact')).toContainText('13');
  });
  await test.step('F6, F1: the bin of the header deletes, after asking, and the next one is shown', async () => {
    const detalle = demo.getByRole('region', { name: 'Detalle del contacto' });
    await detalle.getByRole('button', { name: 'Eliminar' }).first().click();
    await expect(demo.getByRole('dialog')).toContainText('Camila Ibáñez');
    await confirmar(demo, 'Eliminar');
    await expect(nombre).toHaveText('Rubén Ochoa');
    await expect(filas).toHaveCount(28);
  });
  await test.step('F4: a search, and F8: a new contact with what it cannot do without', async () => {
    await demo.getByRole('searchbox', { name: 'Buscar contactos' }).fill('NUNEZ');
    await expect(filas).toHaveCount(1);
    await expect(filas).toContainText('Florencia Núñez');
    await demo.getByTestId('contacts-add').dblclick();
    const dialogo = demo.getByRole('dialog', { name: 'Nuevo contacto' });
    await dialogo.getByTestId('contacts-save').click();
    await expect(dialogo.getByText('Completá este dato.')).toHaveCount(4);
    await dialogo.getByLabel('Nombre').fill('Ana');
    await dialogo.getByLabel('Apellido').fill('Gómez');
    await dialogo.getByLabel('Correo').fill('ana@ejemplo.com');
    await dialogo.getByRole('combobox', { name: 'Departamento' }).click();
    await demo.getByRole('option', { name: 'Soporte' }).click();
    await dialogo.getByTestId('contacts-save').dblclick();
    await expect(nombre).toHaveText('Ana Gómez');
    await expect(filtro('support_department')).toContainText('11');
  });
  await test.step('below 900 px one sees the list or the detail', async () => {
    await demo.setViewportSize({ width: 390, height: 844 });
    await demo.goto('/apps/contacts');
    await filas.nth(2).getByRole('button').first().click();
    await expect(nombre).toHaveText('Rubén Ochoa');
    await expect(filas.first()).toBeHidden();
    await demo.getByRole('button', { name: 'Volver' }).click();
    await expect(filas.first()).toBeVisible();
    await demo.getByRole('button', { name: 'Ver los filtros' }).click();
    await filtro('business_development_department').click();
    await expect(filas).toHaveCount(2);
  });
  await test.step('there, deleting from the list opens nobody; of those in sight, the last one leaves nobody', async () => {
    for (const quedan of [1, 0]) {
      await filas.first().locator('[data-fila]').press('Delete');
      await confirmar(demo, 'Eliminar');
      await expect(filas).toHaveCount(quedan);
      await expect(nombre).toBeHidden();
      await expect(demo).not.toHaveURL(/[?&]id=/);
    }
    await demo.setViewportSize({ width: 1440, height: 900 });
    await expect(demo.getByText('No se encontraron contactos').first()).toBeVisible();
    await expect(nombre).toHaveCount(0);
  });
  await test.step('who is edited stays, even when what is typed takes them out of what is searched', async () => {
    await demo.goto('/apps/contacts?buscar=automotores');
    await expect(filas).toHaveCount(1);
    await expect(nombre).toHaveText('Matías Coria');
    await demo.getByTestId('contacts-edit').click();
    await expect(demo.locator('input:focus')).toHaveValue('Matías');
    await demo.getByLabel('Empresa').fill('Coria e hijos');
    await expect(filas).toHaveCount(0);
    await expect(nombre).toHaveText('Matías Coria');
    await expect(demo.getByLabel('Empresa')).toBeFocused();
  });
  expect(quejas).toEqual([]);
});
