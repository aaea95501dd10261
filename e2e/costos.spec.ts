import { poblar } from './ejemplo.ts';
import { escucharQuejas, revisarEnTodas } from './revisar.ts';
import { expect, test } from './tienda.ts';

test('UA-09, PRE-18: costs go up by keyboard from the table, with their prices proposed, and are taken back', async ({
  dentro: page,
  interfaz,
}) => {
  const { articulos } = await poblar(interfaz);
  const id = articulos.get('WO-342');
  await interfaz.hacer(`/api/articulos/${id}/costos`, { importe: '100', origen: 'Factura' });
  const costo = async () => {
    const respuesta = await page.request.get(`/api/articulos/${id}/costos`);
    return (await respuesta.json()).filas[0].importe;
  };
  const quejas = escucharQuejas(page);
  await page.goto('/articulos/tabla?buscar=filtro');
  await page.getByRole('checkbox', { name: 'Elegir WO-342' }).press('Space');
  await page.getByRole('checkbox', { name: 'Elegir LX 3541' }).press('Space');
  await page.getByRole('button', { name: 'Cambiar costos' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Cambiar el costo de 2 artículos' });
  await panel.getByLabel('Porcentaje').fill('10');
  await page.keyboard.press('Enter');
  const queda = panel.getByRole('region', { name: 'Cómo queda' });
  await expect(queda).toContainText('Sin costo de reposición');
  await revisarEnTodas(page, 'cambio-de-costos', () => expect(queda).toBeVisible());
  expect(await costo()).toBe('100.00');

  await panel.getByLabel(/Motivo/).fill('Aumento de noviembre');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Se cambió 1 costo, con el lote/)).toBeVisible();
  expect(await costo()).toBe('110.00');

  await page.goto('/articulos/cambios-de-costo');
  const fila = page.getByRole('row', { name: /\+10 %/ });
  await expect(fila).toContainText('Vigente');
  await revisarEnTodas(page, 'cambios-de-costo', () =>
    expect(page.getByText('Aumento de noviembre').first()).toBeVisible(),
  );
  await fila.getByRole('button').last().press('Enter');
  await page.getByRole('menuitem', { name: 'Deshacer' }).press('Enter');
  const pregunta = page.getByRole('dialog', { name: '¿Deshacer «+10 %»?' });
  await pregunta.getByRole('textbox').fill('Era otra lista');
  await pregunta.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(page.getByText('Volvió 1 costo')).toBeVisible();
  expect(await costo()).toBe('100.00');
  expect(quejas).toEqual([]);
});
