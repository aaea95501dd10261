import { escucharQuejas, revisarEnTodas } from './revisar.ts';
import { expect, test } from './tienda.ts';

// ART-11, ART-12, PRE-08: a proveedor is loaded, sells an artículo, and its code is what the search finds.
test('a proveedor is loaded by hand, sells an artículo and becomes what buying it again costs', async ({
  dentro,
  interfaz,
}) => {
  const quejas = escucharQuejas(dentro);
  const sufijo = `${Date.now()}`.slice(-7);
  const articulo = await interfaz.crear('/api/articulos', {
    codigo: `PV-${sufijo}`,
    descripcion: 'Bomba de agua',
    precio: '100',
  });
  await interfaz.crear('/api/articulos/proveedores', {
    razonSocial: `Dolz ${sufijo}`,
    condicionIva: 8,
    moneda: 'USD',
    descuentos: ['15'],
  });

  await dentro.goto('/articulos/proveedores');
  await dentro.getByRole('button', { name: 'Nuevo proveedor' }).click();
  const panel = dentro.getByRole('dialog', { name: 'Nuevo proveedor' });
  await panel.getByLabel('Razón social').fill(`Bombas del Litoral ${sufijo}`);
  await panel.getByLabel('Condición frente al IVA').click();
  await dentro.getByRole('option', { name: 'Sujeto no Categorizado' }).click();
  await panel.getByLabel(/Descuentos de su lista/).fill('20-10-10-5');
  await expect(panel.getByText('lo que vale 100 queda en 61,56', { exact: false })).toBeVisible();
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(dentro.getByRole('heading', { level: 1, name: `Bombas del Litoral ${sufijo}` })).toBeVisible();
  await revisarEnTodas(dentro, 'proveedor', () =>
    expect(dentro.getByText('Lo que vale 100 queda en 61,56.')).toBeVisible(),
  );

  await dentro.goto(`/articulos/tabla/${articulo.id}?seccion=proveedores`);
  await dentro.getByRole('button', { name: 'Agregar proveedor' }).click();
  const trato = dentro.getByRole('dialog', { name: 'Agregar proveedor' });
  await trato.getByRole('combobox', { name: 'Proveedor' }).fill(`litoral ${sufijo}`);
  await dentro.getByRole('option', { name: `Bombas del Litoral ${sufijo}` }).click();
  await trato.getByLabel(/Código del proveedor/).fill(`BL ${sufijo}/X`);
  await trato.getByLabel(/Costo de lista/).fill('1000');
  await trato.getByRole('button', { name: 'Guardar' }).click();
  await expect(dentro.getByText('$ 615,60').first()).toBeVisible();
  await revisarEnTodas(dentro, 'articulo-proveedores', () =>
    expect(dentro.getByText('Costo de reposición')).toBeVisible(),
  );

  await dentro.goto(`/articulos/tabla?buscar=bl${sufijo}x`);
  await expect(dentro.getByText(`PV-${sufijo}`).first()).toBeVisible();
  expect(quejas).toEqual([]);
});
