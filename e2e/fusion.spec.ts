import { poblar } from './ejemplo.ts';
import { escucharQuejas, revisarEnTodas } from './revisar.ts';
import { expect, test } from './tienda.ts';

test('ART-27: an artículo that was created twice gives way to the other one', async ({ dentro, interfaz }) => {
  const { articulos } = await poblar(interfaz);
  const serie = Date.now() % 100_000;
  const { id } = await interfaz.crear('/api/articulos', {
    codigo: `DOBLE-${serie}`,
    descripcion: 'Filtro creado dos veces',
  });
  const quejas = escucharQuejas(dentro);
  await dentro.goto(`/articulos/tabla/${id}`);
  await dentro.getByRole('button', { name: /^Más acciones/ }).click();
  await dentro.getByRole('menuitem', { name: 'Fusionar en otro…' }).click();
  const panel = dentro.getByRole('dialog', { name: `Fusionar DOBLE-${serie} en otro artículo` });
  await panel.getByLabel('Artículo que queda').fill('WO-342');
  await dentro
    .getByRole('option', { name: /WO-342/ })
    .first()
    .click();
  await expect(panel.getByText('No se puede deshacer', { exact: false })).toBeVisible();
  await revisarEnTodas(dentro, 'articulo-fusion', () => expect(panel.getByLabel('Motivo')).toBeVisible());
  await panel.getByLabel('Motivo').fill('Se creó dos veces');
  await panel.getByRole('button', { name: 'Fusionar' }).click();
  await expect(dentro).toHaveURL(new RegExp(String(articulos.get('WO-342'))));
  await dentro.goto(`/articulos/tabla/${id}?seccion=relaciones`);
  await expect(dentro.getByText('WO-342').first()).toBeVisible();
  await expect(dentro.getByText('Inactivo').first()).toBeVisible();
  expect(quejas).toEqual([]);
});
