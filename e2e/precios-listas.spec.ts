import { poblar } from './ejemplo.ts';
import { escucharQuejas } from './revisar.ts';
import { expect, test } from './tienda.ts';

test('PRE-02: a lista that is there is named anew, takes a formula in place of its prices, and goes back to being manual', async ({
  dentro: page,
  interfaz,
}) => {
  const { articulos } = await poblar(interfaz);
  const n = `${Date.now()}`.slice(-6);
  const { id } = await interfaz.crear('/api/articulos/listas-de-precio', { nombre: `Flotas ${n}` });
  await interfaz.hacer(`/api/articulos/${articulos.get('WO-342')}/precios`, {
    ...{ listaId: id, importe: '900', bajoMargen: { motivo: 'Precio de flota' } },
  });
  const quejas = escucharQuejas(page);
  const editar = async (nombre: string) => {
    await page.getByRole('button', { name: `Acciones de ${nombre}` }).press('Enter');
    await page.getByRole('menuitem', { name: 'Editar' }).press('Enter');
    return page.getByRole('dialog', { name: nombre });
  };
  // What moves too much, or is left without a price, is shown first and asks for a tick.
  const revisar = async () => {
    await panel.getByRole('button', { name: 'Guardar' }).press('Enter');
    await panel.getByRole('checkbox', { name: /^Revisé/ }).press('Space');
    await panel.getByRole('button', { name: 'Guardar' }).press('Enter');
  };
  const guardada = (nombre: string) => expect(page.getByText(`Lista ${nombre} guardada`)).toBeVisible();

  await page.goto('/articulos/actualizar-precio?pestana=listas');
  let panel = await editar(`Flotas ${n}`);
  await panel.getByLabel('Nombre').fill(`Gremio ${n}`);
  await page.keyboard.press('Enter');
  await guardada(`Gremio ${n}`);

  panel = await editar(`Gremio ${n}`);
  await panel.getByText('Derivada').click();
  await panel.getByLabel('Lista base').click();
  await page.getByRole('option', { name: 'Lista 1', exact: true }).click();
  // What the tab key reaches is written over; what a click reaches, where it was clicked.
  const coeficiente = panel.getByLabel('Coeficiente', { exact: true });
  await panel.getByLabel('Lista base').focus();
  await page.keyboard.press('Tab');
  await expect(coeficiente).toBeFocused();
  await page.keyboard.type('0,9');
  await expect(coeficiente).toHaveValue('0,9');
  await page.keyboard.press('Tab');
  await expect(coeficiente).toHaveValue('0,90');
  await coeficiente.click();
  await page.keyboard.press('End');
  await page.keyboard.type('5');
  await expect(coeficiente).toHaveValue('0,95');

  await panel.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(panel.getByText(/tiene 1 precio escrito/)).toBeVisible();
  const escritos = panel.getByLabel('Los precios que ya tiene escritos');
  await panel.getByRole('button', { name: 'Los precios que ya tiene escritos' }).press('Enter');
  await expect(escritos).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: /^Terminan/ }).click();
  await revisar();
  await guardada(`Gremio ${n}`);
  await expect(page.getByText('Lista 1 × 0,95')).toBeVisible();

  panel = await editar(`Gremio ${n}`);
  await panel.getByText('Manual', { exact: true }).click();
  await revisar();
  await expect(panel).toBeHidden();
  await expect(page.getByText('Lista 1 × 0,95')).toBeHidden();
  expect(quejas.filter((una) => !una.includes('409'))).toEqual([]);
});
