import { foto } from './armazon.ts';
import { confirmarIdentidad, crearPersona, ingresar, vencerConfirmacion } from './personas.ts';
import { escucharQuejas, faltasDeAcceso, sobraDeAncho } from './revisar.ts';
import { ADMIN, expect, test } from './tienda.ts';

// AJU-06, `seguridad.md` 3.7: what is above the limit of who prepares it goes through another person, who proves who they are.

test('AJU-06: what is above the limit of one person another one approves with their password', async ({
  dentro: page,
  interfaz,
  browser,
  servidor,
}) => {
  // A sucursal of its own: what is set there is nothing to other tests.
  const codigo = `AP${Date.now() % 1_000_000}`;
  const { depositos } = await interfaz.crear('/api/tablas-generales/sucursales', { codigo, nombre: `Local ${codigo}` });
  const [{ id: depositoId }] = depositos as [{ id: string }];
  const { id: articuloId } = await interfaz.crear('/api/articulos', { codigo, descripcion: 'Motor de arranque' });
  const inicial = await interfaz.crear('/api/stock/ajustes', {
    depositoId,
    motivo: 'Stock inicial',
    renglones: [{ articuloId, cantidad: '10', costo: '100' }],
  });
  await interfaz.hacer(`/api/stock/ajustes/${inicial.id}/aplicar`, { version: inicial.version });

  await page.goto('/administrador/gestion-permiso?pestana=ajustes');
  await page.getByRole('button', { name: 'Depósito: decir otra cosa en una sucursal' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Sucursal').click();
  await page.getByRole('option', { name: `Local ${codigo}` }).click();
  await panel.getByLabel('Monto máximo').fill('500');
  await panel.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`Local ${codigo}`) })).toContainText('500,00');
  await foto(page, 'limites-de-ajuste');

  const dario = await crearPersona(interfaz, 'deposito', 'Darío Depósito');
  const contexto = await browser.newContext({ baseURL: servidor.url, locale: 'es-AR' });
  const suya = await contexto.newPage();
  await ingresar(suya, dario);
  const preparado = await contexto.request.post('/api/stock/ajustes', {
    headers: { 'x-requested-with': 'app' },
    data: { depositoId, motivo: 'Rotura', renglones: [{ articuloId, cantidad: '-6' }] },
  });
  const ruta = `/stock/ajuste-stock/${(await preparado.json()).id}`;
  await suya.goto(ruta);
  await suya.getByRole('button', { name: /Pedir aprobación/ }).click();
  const porQue = suya.getByRole('dialog');
  await porQue.getByRole('textbox').fill('Se inundó el sótano');
  await porQue.getByRole('button', { name: 'Pedir aprobación' }).click();
  await expect(suya.getByText('Tiene que aprobarlo otra persona', { exact: false })).toBeVisible();
  await expect(suya.getByRole('button', { name: 'Aprobar' })).toHaveCount(0);

  const quejas = escucharQuejas(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // One that was applied says what it cost: each line is read whole, with nothing to one side.
  await page.goto(`/stock/ajuste-stock/${inicial.id}`);
  const renglones = page.getByRole('table', { name: 'Renglones del ajuste' });
  await expect(renglones).toContainText('1.000,00');
  const aUnLado = (tabla: Element) => tabla.scrollWidth - (tabla.parentElement?.clientWidth ?? 0);
  expect(await renglones.evaluate(aUnLado)).toBeLessThanOrEqual(0);
  expect(await faltasDeAcceso(page)).toEqual([]);
  await foto(page, 'ajuste-aplicado-390');
  await page.goto(ruta);
  await expect(page.getByText('Darío Depósito pidió la aprobación', { exact: false })).toBeVisible();
  expect(await sobraDeAncho(page)).toBeLessThanOrEqual(0);
  expect(await faltasDeAcceso(page)).toEqual([]);
  await foto(page, 'ajuste-por-aprobar-390');
  await vencerConfirmacion(page);
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aprobar y aplicar' }).click();
  await confirmarIdentidad(page, ADMIN.contrasena);
  await expect(page.getByText('Aplicado', { exact: true }).first()).toBeVisible();

  // Who asked hears of it, and their screen is up to date by itself.
  await expect(suya.getByText('Aplicado', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  await suya.getByRole('button', { name: /^Notificaciones/ }).click();
  await expect(suya.getByText(/AJ \d+ aprobado y aplicado/)).toBeVisible();
  await contexto.close();
  expect(quejas.filter((queja) => !queja.includes('403'))).toEqual([]);
});
