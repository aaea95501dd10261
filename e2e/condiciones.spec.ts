import { foto } from './armazon.ts';
import { poblar } from './ejemplo.ts';
import { crearPersona, ingresar } from './personas.ts';
import { escucharQuejas, revisarEnTodas } from './revisar.ts';
import { expect, test } from './tienda.ts';

const CONDICIONES = '/api/tablas-generales/condiciones-de-venta';

test('RN-18: condiciones are put in order with the keyboard, and a seller does not reach what gives the cliente more', async ({
  dentro: page,
  interfaz,
  browser,
  servidor,
}) => {
  const { articulos, depositoId } = await poblar(interfaz);
  for (const nombre of ['Taller 75 días', 'Taller contado', 'Taller 45 días'])
    await interfaz.crear(CONDICIONES, { nombre });

  const quejas = escucharQuejas(page);
  await page.goto('/tablas-generales/condiciones-de-venta?buscar=taller');
  const acciones = page.getByRole('button', { name: 'Acciones de Taller 75 días' });
  for (let paso = 0; paso < 2; paso += 1) {
    await acciones.press('Enter');
    const bajar = page.getByRole('menuitem', { name: 'Bajar' });
    await bajar.press('Enter');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('row').nth(2 + paso)).toContainText('Taller 75 días');
    await expect(acciones).toBeFocused();
  }
  await revisarEnTodas(page, 'condiciones-en-orden', () => expect(page.getByText('Taller 45 días')).toBeVisible());
  const suyas = await interfaz.filas(`${CONDICIONES}?buscar=taller`);
  expect(suyas.map(({ nombre }) => nombre)).toEqual(['Taller contado', 'Taller 45 días', 'Taller 75 días']);

  const cliente = await interfaz.crear('/api/clientes', {
    razonSocial: 'Lubricentro Ramos',
    condicionIva: 5,
    condicionId: suyas[1]?.id,
  });
  const nota = await interfaz.crear('/api/ventas/notas-de-pedido', {
    clienteId: cliente.id,
    depositoId,
    renglones: [{ articuloId: articulos.get('WO-342') ?? '', cantidad: '1' }],
  });
  const contexto = await browser.newContext({ baseURL: servidor.url, locale: 'es-AR' });
  const suya = await contexto.newPage();
  await ingresar(suya, await crearPersona(interfaz, 'vendedor'));
  await suya.goto(`/ventas/notas-de-pedido/${nota.id}`);
  await suya.getByRole('button', { name: /Lista 1.*la de todos/ }).click();
  const dialogo = suya.getByRole('dialog');
  const campo = dialogo.getByRole('combobox', { name: 'Condición de venta' });
  await expect(dialogo).toContainText('Sólo Taller 45 días, la del cliente, o una que no le dé más.');
  await revisarEnTodas(suya, 'condicion-que-se-elige', () => expect(campo).toHaveText('Taller 45 días'));
  await suya.setViewportSize({ width: 390, height: 844 });
  await campo.press('Enter');
  const fuera = suya.getByRole('option', { name: 'Taller 75 días Le da más que Taller 45 días' });
  await expect(fuera).toBeDisabled();
  await foto(suya, 'condicion-que-se-elige-abierta-390');
  await suya.keyboard.press('ArrowUp');
  await suya.keyboard.press('Enter');
  await expect(campo).toHaveText('Taller contado');
  await dialogo.getByRole('button', { name: 'Aplicar' }).click();
  await expect(suya.getByText('La nota tiene los precios de la lista')).toBeVisible();
  await contexto.close();
  expect(quejas).toEqual([]);
});
