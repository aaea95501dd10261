import { expect, test } from './tienda.ts';

// Of what is touched a context has to say so when it begins.
test.use({ conLoTraido: false, hasTouch: true, viewport: { width: 820, height: 1180 } });

test('TD-09: with a finger a cell is changed where it stands, from the menu of its row, and taken back', async ({
  dentro,
  interfaz,
}) => {
  for (const n of [1, 2]) await interfaz.crear('/api/articulos', { codigo: `DEDO-${n}`, descripcion: 'Con el dedo' });
  await dentro.goto('/articulos/tabla?filtros=codigo:empieza:dedo');
  const fila = dentro.getByRole('row', { name: /DEDO-2/ });
  await dentro.getByRole('button', { name: 'Acciones de DEDO-2' }).tap();
  await dentro.getByRole('menuitem', { name: 'Cambiar Descripción' }).tap();
  const campo = dentro.getByRole('textbox', { name: 'Descripción de DEDO-2' });
  await expect(campo).toBeFocused();
  await campo.fill('Bujía corta');
  await campo.press('Enter');
  await expect(dentro.getByText('Se cambió Descripción de DEDO-2: Bujía corta')).toBeVisible();
  await expect(fila).toContainText('Bujía corta');
  await dentro.getByRole('button', { name: 'Deshacer' }).tap();
  await expect(fila).toContainText('Con el dedo');
  await expect(dentro).toHaveURL(/\/articulos\/tabla\?/);
});
