import { expect, test } from './galeria.ts';

// T-CL, T-TV, T-PR, T-AS and T-FQ of the demonstration, each screen once.

/** A PNG of one red point. */
const UN_PUNTO = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';

test('roles, tree, prices and questions', async ({ demo, quejas }) => {
  const direcciones = demo.getByTestId('casl-direcciones').getByRole('listitem');
  const editar = direcciones.getByRole('button', { name: /^Editar/ });
  const eliminar = direcciones.getByRole('button', { name: /^Eliminar/ });

  await test.step('T-CL-3: delete as Admin removes the row, and its neighbour takes the focus', async () => {
    await demo.goto('/pages/casl');
    await expect(direcciones).toHaveCount(5);
    await demo.getByRole('button', { name: 'Eliminar Mostrador Centro' }).click();
    await expect(direcciones).toHaveCount(4);
    await expect(demo.getByText('Mostrador Centro', { exact: true })).toHaveCount(0);
    await expect(demo.getByRole('button', { name: 'Eliminar Taller de cambios' })).toBeFocused();
    await demo.getByRole('button', { name: 'Deshacer' }).press('Enter');
    await expect(direcciones).toHaveCount(5);
  });

  await test.step('T-CL-1: Manager sees no delete, and edits', async () => {
    await demo.getByRole('button', { name: 'Manager' }).click();
    await expect(demo).toHaveURL(/rol=manager/);
    await expect(eliminar).toHaveCount(0);
    await expect(editar).toHaveCount(5);
    await editar.first().click();
    await demo.getByLabel('Calle y número').fill('Av. Nueva 10');
    await demo.getByRole('button', { name: 'Guardar' }).click();
    await expect(direcciones.first()).toContainText('Av. Nueva 10, Rosario');
    await expect(editar.first()).toBeFocused();
  });

  await test.step('T-CL-2: Subscriber sees none', async () => {
    await demo.getByRole('button', { name: 'Subscriber' }).click();
    await expect(direcciones.getByRole('button')).toHaveCount(0);
    await expect(demo.getByTestId('casl-permisos')).toContainText('Sin permisos');
  });

  const arbol = demo.getByRole('tree', { name: 'Ramas y hojas' });
  const linea = (name: string) => arbol.getByRole('treeitem', { name, exact: true });

  await test.step('T-TV-1: arrows walk, open and close; Enter chooses', async () => {
    await demo.goto('/pages/treeview');
    await linea('Principal').focus();
    await demo.keyboard.press('ArrowDown');
    await expect(linea('Motor')).toBeFocused();
    await demo.keyboard.press('ArrowLeft');
    await expect(linea('Motor')).toHaveAttribute('aria-expanded', 'false');
    await demo.keyboard.press('ArrowDown');
    await expect(linea('Suspensión y dirección')).toBeFocused();
    await demo.keyboard.press('ArrowRight');
    await demo.keyboard.press('ArrowRight');
    await expect(linea('Amortiguadores')).toBeFocused();
    await demo.keyboard.press('Enter');
    await expect(linea('Amortiguadores')).toHaveAttribute('aria-selected', 'true');
    await expect(demo).toHaveURL(/nodo=amortiguadores/);
    await demo.keyboard.press('ArrowLeft');
    await expect(linea('Suspensión y dirección')).toBeFocused();
  });

  await test.step('T-TV-2: expand all shows every line, collapse all only the root', async () => {
    await demo.getByRole('button', { name: 'Abrir todo' }).first().click();
    await expect(arbol.getByRole('treeitem')).toHaveCount(13);
    await demo.getByRole('button', { name: 'Cerrar todo' }).first().click();
    await expect(arbol.getByRole('treeitem')).toHaveCount(1);
    const casillas = demo.getByRole('tree', { name: 'Con casillas' });
    await casillas.getByRole('treeitem', { name: 'Lubricación' }).focus();
    await demo.keyboard.press('Space');
    await expect(casillas.getByRole('treeitem', { name: 'Motor' })).toHaveAttribute('aria-checked', 'mixed');
    await expect(demo.getByText('1 hoja tildada')).toBeVisible();
  });

  await test.step('T-PR-1: the switch goes from 10,99 a month to 131,88 a year and back', async () => {
    await demo.goto('/pages/pricing');
    const bronze = demo.getByTestId('pricing-bronze');
    await expect(bronze).toContainText('10,99/mes');
    await demo.getByRole('switch', { name: 'Facturación anual' }).click();
    await expect(bronze).toContainText('131,88/año');
    await expect(demo.getByTestId('pricing-silver')).toContainText('Gratis');
    await demo.getByRole('switch', { name: 'Facturación anual' }).click();
    await expect(bronze).toContainText('10,99/mes');
    await demo.getByRole('button', { name: 'Elegir Gold' }).click();
    await expect(demo.getByText('Elegiste el plan Gold.')).toBeVisible();
  });

  await test.step('T-FQ-1: one is open by default, Enter toggles; a search without accents finds', async () => {
    await demo.goto('/pages/faq');
    const abiertas = demo.getByTestId('faq-lista').getByRole('button', { expanded: true });
    await expect(abiertas).toHaveCount(1);
    await expect(demo.getByTestId('faq-lista').getByRole('button').first()).toHaveAttribute('aria-expanded', 'true');
    const segunda = demo.getByRole('button', { name: /lista de precios/ });
    await segunda.focus();
    await demo.keyboard.press('Enter');
    await expect(abiertas).toHaveCount(2);
    await demo.keyboard.press('Enter');
    await expect(abiertas).toHaveCount(1);
    await demo.getByRole('searchbox', { name: 'Buscar en las preguntas' }).fill('ESTA oculto');
    await expect(demo.getByTestId('faq-lista').getByRole('button')).toHaveCount(1);
    await expect(demo.getByRole('link', { name: 'Chateá con nosotros' })).toHaveAttribute('href', '/apps/chats');
  });

  expect(quejas).toEqual([]);
});

test('the settings of an account', async ({ demo, quejas }) => {
  const nombre = demo.getByLabel('Nombre', { exact: true });
  const guardar = demo.getByRole('button', { name: 'Guardar' });

  await test.step('T-AS-1: the tab is in the address', async () => {
    await demo.goto('/pages/account-settings');
    await demo.getByRole('tab', { name: 'Facturación' }).click();
    await expect(demo).toHaveURL(/pestana=facturacion/);
    await demo.reload();
    await expect(demo.getByRole('tab', { name: 'Facturación' })).toHaveAttribute('aria-selected', 'true');
    await expect(demo.getByText('Visa •••• 2102')).toBeVisible();
    await demo.goBack();
    await expect(demo.getByRole('tab', { name: 'Cuenta' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('T-FM-1: refused, the first bad field has the focus', async () => {
    await nombre.fill('');
    await guardar.click();
    await expect(demo.getByRole('alert')).toBeVisible();
    await expect(nombre).toBeFocused();
    await demo.getByRole('button', { name: 'Descartar' }).click();
  });

  await test.step('T-AS-4: cancel restores', async () => {
    await expect(guardar).toHaveCount(0);
    await nombre.fill('Otra Persona');
    await demo.getByRole('button', { name: 'Descartar' }).click();
    await expect(nombre).toHaveValue('Malena Quiroga');
    await expect(guardar).toHaveCount(0);
  });

  await test.step('T-AS-2: passwords that do not match are refused', async () => {
    await demo.getByLabel('Contraseña actual', { exact: true }).fill('la de siempre');
    await demo.getByLabel('Contraseña nueva', { exact: true }).fill('una frase nueva');
    await demo.getByLabel('Repetir la contraseña nueva', { exact: true }).fill('una frase neuva');
    await guardar.click();
    await expect(demo.getByText('No es igual a la contraseña nueva.').first()).toBeVisible();
    await demo.getByLabel('Repetir la contraseña nueva', { exact: true }).fill('una frase nueva');
    await nombre.fill('Malena Ruiz');
    await guardar.click();
    await expect(demo.getByText('Se guardaron los cambios.')).toBeVisible();
    await expect(guardar).toHaveCount(0);
    for (const cual of ['Contraseña actual', 'Contraseña nueva', 'Repetir la contraseña nueva']) {
      await expect(demo.getByLabel(cual, { exact: true })).toHaveValue('');
    }
    await expect(nombre).toHaveValue('Malena Ruiz');
  });

  await test.step('T-AS-3: a file of 1 MB is refused, a small one is shown', async () => {
    const archivo = (bytes: number) => ({ name: 'yo.png', mimeType: 'image/png', buffer: Buffer.alloc(bytes, 1) });
    await demo.getByLabel('Archivo de la foto').setInputFiles(archivo(1_000_000));
    await expect(demo.getByRole('alert').filter({ hasText: 'El máximo es 800 KB' })).toBeVisible();
    await expect(guardar).toHaveCount(0);
    await demo.getByLabel('Archivo de la foto').setInputFiles(archivo(20));
    await expect(demo.getByRole('alert').filter({ hasText: 'no se puede abrir como imagen' })).toBeVisible();
    await expect(guardar).toHaveCount(0);
    await demo
      .getByLabel('Archivo de la foto')
      .setInputFiles({ ...archivo(0), buffer: Buffer.from(UN_PUNTO, 'base64') });
    await expect(guardar).toBeVisible();
    await demo.getByRole('button', { name: 'Descartar' }).click();
  });

  await test.step('leaving a tab with changes asks; sessions close one by one and come back', async () => {
    await demo.getByRole('tab', { name: 'Facturación' }).click();
    await demo.getByRole('tab', { name: 'Cuenta' }).click();
    await nombre.fill('Sin guardar');
    // Nobody is as quick as this: the form has said by then that it has something to lose.
    await expect(guardar).toBeVisible();
    await demo.getByRole('tab', { name: 'Seguridad' }).click();
    await demo.getByRole('button', { name: 'Volver' }).click();
    await expect(demo.getByRole('dialog')).toHaveCount(0);
    // The browser's own way out asks as well.
    await demo.evaluate(() => history.back());
    await demo.getByRole('button', { name: 'Volver' }).click();
    await expect(nombre).toHaveValue('Sin guardar');
    await demo.getByRole('tab', { name: 'Seguridad' }).click();
    await demo.getByRole('button', { name: 'Salir sin guardar' }).click();
    await demo.getByRole('button', { name: 'Acciones de Teléfono del mostrador' }).click();
    await demo.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await expect(demo.getByText('Teléfono del mostrador', { exact: true })).toHaveCount(0);
    await demo.getByRole('button', { name: 'Deshacer' }).press('Enter');
    await expect(demo.getByText('Teléfono del mostrador', { exact: true })).toBeVisible();
  });

  expect(quejas).toEqual([]);
});
