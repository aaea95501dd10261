import { poblar } from './ejemplo.ts';
import { escucharQuejas, revisarEnTodas } from './revisar.ts';
import { expect, test } from './tienda.ts';

test('EST-07, EST-10: a kit is sold at the counter with what was chosen of it, by the lista of its condición, and its nota says what it takes', async ({
  dentro: page,
  interfaz,
}) => {
  const { articulos, clienteId, depositoId } = await poblar(interfaz);
  const de = (codigo: string) => articulos.get(codigo) ?? '';
  const { id: kitId } = await interfaz.crear('/api/articulos', {
    codigo: 'KIT-MANT',
    descripcion: 'Kit de mantenimiento básico',
    tipo: 'KIT',
    precio: '95000',
  });
  const E = '/api/articulos/estructuras';
  const estructura = await interfaz.crear(E, {
    articuloId: kitId,
    lineas: [
      { componenteId: de('WO-342'), cantidad: '1', sustitutos: [de('W 712/95')] },
      { componenteId: de('FAP-9128'), cantidad: '1' },
      { componenteId: de('BKR6EIX-11'), cantidad: '4', opcional: true },
    ],
  });
  await interfaz.hacer(`${E}/${estructura.id}/estado`, { version: estructura.version, accion: 'poner_vigente' });
  const nota = await interfaz.crear('/api/ventas/notas-de-pedido', {
    clienteId,
    depositoId,
    renglones: [{ articuloId: de('CU 26 010'), cantidad: '1' }],
  });

  const { id: base } = (await interfaz.filas('/api/articulos/listas-de-precio'))[0] ?? { id: '' };
  const gremio = await interfaz.crear('/api/articulos/listas-de-precio', {
    nombre: 'Gremio',
    derivacion: { base: 'LISTA', listaBaseId: base, coeficiente: '0.9' },
  });
  await interfaz.crear('/api/tablas-generales/condiciones-de-venta', { nombre: '30 días', listaId: gremio.id });

  const quejas = escucharQuejas(page);
  await page.goto(`/ventas/notas-de-pedido/${nota.id}`);
  const entrada = page.getByRole('combobox').first();
  await entrada.fill('KIT-MANT');
  await entrada.press('Enter');
  await page.getByRole('button', { name: 'Qué lleva: KIT-MANT' }).press('Enter');
  const dialogo = page.getByRole('dialog');
  await dialogo.getByRole('checkbox', { name: /BKR6EIX-11/ }).press('Space');
  await dialogo.getByRole('combobox', { name: /WO-342/ }).click();
  await page.getByRole('option', { name: /W 712\/95/ }).click();
  await revisarEnTodas(page, 'kit-elegir', () => expect(dialogo).toContainText('BKR6EIX-11'));
  await dialogo.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByRole('button', { name: /2 elecciones: KIT-MANT$/ })).toBeVisible();
  await revisarEnTodas(page, 'kit-mostrador', () =>
    expect(page.getByText('KIT-MANT').filter({ visible: true }).first()).toBeVisible(),
  );

  await page.getByRole('button', { name: /Lista 1.*la de todos/ }).click();
  await dialogo.getByRole('combobox', { name: 'Condición de venta' }).click();
  await page.getByRole('option', { name: '30 días' }).click();
  await expect(dialogo.getByRole('listitem').filter({ hasText: 'Rige' })).toContainText('Gremio');
  await revisarEnTodas(page, 'lista-de-venta', () => expect(dialogo).toContainText('Gremio'));
  await dialogo.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByRole('button', { name: /Gremio.*por su condición/ })).toBeVisible();
  await expect(page.getByText('La nota tiene los precios de la lista')).toBeVisible();

  // What opened the dialog is another button at each width it was looked at: the keys are given where lines are typed.
  await entrada.press('F9');
  // Its trail names them too, in a line that says what was chosen.
  await expect(page.getByRole('listitem').filter({ hasText: /^\d+ × BKR6EIX-11/ })).toContainText('4 ×');
  await expect(page.getByRole('listitem').filter({ hasText: /^\d+ × W 712\/95/ })).toContainText('1 ×');
  await revisarEnTodas(page, 'kit-nota', () => expect(page.getByRole('heading', { level: 1 })).toHaveText(/Nota/));
  expect(quejas).toEqual([]);
});

test('PRE-12: how far each role goes is said for everywhere, and for one sucursal apart', async ({
  dentro: page,
  interfaz,
}) => {
  await poblar(interfaz);
  const quejas = escucharQuejas(page);
  await page.goto('/administrador/gestion-permiso?pestana=limites');
  await page.getByRole('button', { name: 'Cambiar los límites de Vendedor' }).click();
  await page.getByRole('textbox', { name: 'Descuento máximo' }).fill('12,5');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('row', { name: /^Vendedor.*12,5/ })).toBeVisible();

  await page.getByRole('button', { name: 'Vendedor: decir otra cosa en una sucursal' }).click();
  const descuento = page.getByRole('textbox', { name: 'Descuento máximo' });
  await descuento.fill('8');
  await revisarEnTodas(page, 'limites-panel', () => expect(descuento).toHaveValue('8'));
  await page.getByRole('button', { name: 'Guardar' }).click();
  const quitar = page.getByRole('button', { name: /^Quitar lo de Vendedor en / });
  await expect(quitar).toBeVisible();
  await revisarEnTodas(page, 'limites', () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestión de permisos'),
  );
  await quitar.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(quitar).toHaveCount(0);
  expect(quejas).toEqual([]);
});
