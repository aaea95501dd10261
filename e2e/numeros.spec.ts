import { poblar } from './ejemplo.ts';
import { escucharQuejas, revisarEnTodas } from './revisar.ts';
import { expect, test } from './tienda.ts';

test('ART-24: serial numbers come in with an ajuste, one leaves with a delivery, and it is found with where it went', async ({
  dentro: page,
  interfaz,
}) => {
  const { clienteId, depositoId } = await poblar(interfaz);
  const serie = Date.now() % 100_000;
  const codigo = `ALT-${serie}`;
  const articulo = { codigo, descripcion: 'Alternador Hilux 2.8 90 A', precio: '385000' };
  const { id: articuloId } = await interfaz.crear('/api/articulos', articulo);
  const quejas = escucharQuejas(page);

  await page.goto(`/articulos/tabla/${articuloId}?seccion=stock`);
  await page.getByRole('combobox', { name: 'Cómo se mueve' }).click();
  await page.getByRole('option', { name: 'Por número de serie' }).click();
  await expect(page.getByText('No hay ninguno')).toBeVisible();

  const [motivo] = await interfaz.filas('/api/tablas-generales/motivos?porPagina=50');
  const ajuste = await interfaz.crear('/api/stock/ajustes', {
    ...{ depositoId, motivoId: motivo?.id },
    renglones: [{ articuloId, cantidad: '3' }],
  });
  await page.goto(`/stock/ajuste-stock/${ajuste.id}`);
  await page.getByRole('button', { name: `Números 0/3 de ${codigo}` }).press('Enter');
  const panel = page.getByRole('dialog', { name: `Números de ${codigo}` });
  for (const numero of ['A', 'B', 'C']) {
    await panel.getByLabel('Número de serie').fill(`SN-${serie}-${numero}`);
    await page.keyboard.press('Enter');
  }
  await expect(panel.getByRole('status')).toHaveText('Van 3 de 3');
  await revisarEnTodas(page, 'numeros-ajuste', () => expect(panel.getByRole('status')).toBeVisible());
  await panel.getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByRole('button', { name: `Números 3/3 de ${codigo}` })).toBeVisible();
  await page.keyboard.press('F9');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Aplicar/ })
    .click();
  await expect(
    page.getByRole('table', { name: 'Renglones del ajuste' }).getByText(`SN-${serie}-A, SN-${serie}-B, SN-${serie}-C`),
  ).toBeVisible();

  const NOTAS = '/api/ventas/notas-de-pedido';
  const nota = await interfaz.crear(NOTAS, { clienteId, depositoId, renglones: [{ articuloId, cantidad: '1' }] });
  await interfaz.hacer(`${NOTAS}/${nota.id}/confirmar`, { version: nota.version });
  await page.goto(`/ventas/finalizar-notas-de-pedido/${nota.id}`);
  await page.getByRole('button', { name: `Números 0/1 de ${codigo}` }).click();
  await page.getByRole('checkbox', { name: `SN-${serie}-B` }).check();
  await expect(panel.getByRole('status')).toHaveText('Va 1 de 1');
  await panel.getByRole('button', { name: 'Listo' }).click();
  const completo = page.getByRole('button', { name: `Números 1/1 de ${codigo}` });
  await revisarEnTodas(page, 'numeros-entrega', () => expect(completo).toBeVisible());
  await page.keyboard.press('F9');
  await page.waitForURL(/notas-de-pedido\/[0-9a-f-]+$/);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Buscar pantallas y acciones' }).fill(`sn${serie}b`);
  await page.getByRole('option', { name: new RegExp(`SN-${serie}-B`) }).click();
  const historia = page.getByRole('dialog', { name: `SN-${serie}-B` });
  await expect(historia.getByText(/^Fue a /)).toBeVisible();
  await revisarEnTodas(page, 'numeros-historia', () => expect(historia.getByText('Ya no está')).toBeVisible());
  await page.keyboard.press('Escape');
  await revisarEnTodas(page, 'numeros-ficha', () => expect(page.getByText('2 números')).toBeVisible());
  expect(quejas).toEqual([]);
});

test('RN-07 ART-13 ART-14: minimums and ubicaciones are put in the ficha, which says where there is less, and undone by emptying them', async ({
  dentro: page,
  interfaz,
}) => {
  await poblar(interfaz);
  const codigo = `MIN-${Date.now() % 100_000}`;
  const { id } = await interfaz.crear('/api/articulos', {
    codigo,
    descripcion: 'Correa Poly-V 6PK1870',
    precio: '9800',
  });
  await page.goto(`/articulos/tabla/${id}?seccion=stock`);
  await page.getByRole('button', { name: 'Cambiar mínimos y ubicaciones' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Cambiar mínimos y ubicaciones' });
  await panel.getByLabel('Mínimo').first().fill('5');
  await panel.getByLabel('Objetivo').first().fill('20');
  await panel.getByLabel('Máximo').first().fill('60');
  await panel.getByLabel('Ubicación').first().fill('A-3');
  await revisarEnTodas(page, 'minimos-panel', () => expect(panel.getByLabel('Objetivo').first()).toHaveValue('20'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Mínimos y ubicaciones de ${codigo} guardados`)).toBeVisible();
  await revisarEnTodas(page, 'minimos', () => expect(page.getByText('faltan 20 para el objetivo')).toBeVisible());
  await expect(page.getByRole('cell', { name: 'A-3' })).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar mínimos y ubicaciones' }).click();
  for (const dato of ['Mínimo', 'Objetivo', 'Máximo', 'Ubicación']) await panel.getByLabel(dato).first().fill('');
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Todavía sin mínimos ni ubicaciones')).toBeVisible();
});
