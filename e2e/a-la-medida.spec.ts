import type { Locator, Page } from '@playwright/test';
import { anchoDe, conAjustes } from './armazon.ts';
import { poblar } from './ejemplo.ts';
import { olvidarSesion } from './puertas.ayudas.ts';
import { callar, contarPedidos, revisarEnTodas, sobraDeAncho, tapadosAlRecorrer } from './revisar.ts';
import { expect, test } from './tienda.ts';

// What is read and hit at the widths people have: a phone under a finger, a laptop with the sidebar open, a tablet.

const alto = async (que: Locator): Promise<number> => (await que.boundingBox())?.height ?? 0;
/** The least a finger hits (WCAG 2.2, 2.5.8). */
const BLANCO = 24;

test('on a phone what is hit is high enough: the links of cards and the quantity to deliver', async ({
  dentro: page,
  interfaz,
}) => {
  const { articulos, notas } = await poblar(interfaz);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  // What is further down comes when one gets there.
  const verTodas = page.getByRole('link', { name: 'Ver todas' });
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(verTodas).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await alto(verTodas)).toBeGreaterThanOrEqual(BLANCO);
  await page.goto(`/articulos/tabla/${articulos.get('WO-342')}`);
  for (const nombre of ['Ver completo', 'Ver todo']) {
    expect(await alto(page.getByRole('link', { name: nombre }).first())).toBeGreaterThanOrEqual(BLANCO);
  }
  // The balance is what a kardex is looked at for.
  const saldo = page.getByRole('columnheader', { name: 'Saldo' });
  expect((await saldo.boundingBox())?.x ?? 0).toBeLessThan(390);
  await page.goto(`/ventas/finalizar-notas-de-pedido/${notas.confirmada}`);
  expect(await alto(page.getByRole('spinbutton').first())).toBeGreaterThanOrEqual(BLANCO);
});

test('VEN-02 beside the open sidebar of a laptop a line still says what it is', async ({ dentro: page, interfaz }) => {
  const { notas } = await poblar(interfaz);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/ventas/notas-de-pedido/${notas.borrador}`);
  const renglon = page.getByRole('row', { name: /WO-342/ });
  const descripcion = renglon.getByText('Filtro de aceite Hilux');
  await expect(descripcion).toBeVisible();
  expect(await anchoDe(descripcion)).toBeGreaterThan(130);
  await page.setViewportSize({ width: 1920, height: 900 });
  await expect(renglon.getByRole('cell', { name: 'WO-342', exact: true })).toBeVisible();
});

const LISTAS = [
  '/ventas/notas-de-pedido',
  '/stock/ajuste-stock',
  '/articulos/tabla',
  '/clientes/tabla',
  '/articulos/reportes/valuacion',
];

/** How much of the rows is out of sight. */
const sobra = (page: Page): Promise<number> =>
  page.getByRole('grid').evaluate((grilla) => {
    const marco = grilla.closest('table')?.parentElement ?? grilla;
    return marco.scrollWidth - marco.clientWidth;
  });

for (const ancho of [768, 1280]) {
  test(`at ${ancho} the rows of a list are in sight from their first column to their last`, async ({
    dentro: page,
    interfaz,
  }) => {
    await poblar(interfaz);
    contarPedidos(page);
    await page.setViewportSize({ width: ancho, height: 900 });
    for (const ruta of LISTAS) {
      await page.goto(ruta);
      await callar(page);
      expect(await sobra(page), ruta).toBeLessThanOrEqual(0);
    }
  });
}

test('from right to left figures stand at the end of their column, and sentences keep their order at the doors too', async ({
  dentro: page,
  interfaz,
}) => {
  const { articulos } = await poblar(interfaz);
  await conAjustes(page, { direccion: 'rtl' });
  await page.goto(`/articulos/tabla/${articulos.get('WO-342')}`);
  await expect(page.getByRole('columnheader', { name: 'Físico' })).toHaveCSS('text-align', 'left');
  await olvidarSesion(page);
  await page.goto('/login');
  await expect(page.getByRole('link', { name: '¿Olvidaste tu contraseña?' })).toHaveCSS('unicode-bidi', 'plaintext');
});

test('PRE-07 on a phone what an artículo cost and will cost is read whole, without going sideways', async ({
  dentro: page,
  interfaz,
}) => {
  await poblar(interfaz);
  const serie = Date.now() % 100_000;
  const { id } = await interfaz.crear('/api/articulos', {
    ...{ codigo: `ANCHO-${serie}`, descripcion: 'Amortiguador trasero', precio: '1216470.25' },
  });
  const PRECIOS = `/api/articulos/${id}/precios`;
  await interfaz.crear(PRECIOS, { importe: '1098200.5', cantidadDesde: '10', motivo: 'Por bulto cerrado' });
  const motivo = 'Aumento de octubre que anunció el proveedor para todas sus líneas de suspensión';
  await interfaz.crear(PRECIOS, { importe: '1320000', desde: '2099-03-01T03:00:00.000Z', motivo });
  for (const importe of ['812.5', '905']) {
    await interfaz.crear(`/api/articulos/${id}/costos`, { importe, moneda: 'ARS', origen: `Lista de ${importe}` });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/articulos/tabla/${id}?seccion=precios`);

  const historia = page.getByRole('list', { name: 'Historia de precios' });
  const anunciado = historia.getByRole('listitem').filter({ hasText: motivo });
  for (const dato of ['Neto 1.320.000,00', 'Con IVA 1.597.200,00', 'Desde 01/03/2099 00:00', 'Programado', '+8,5']) {
    await expect(anunciado).toContainText(dato);
  }
  const porBulto = historia.getByRole('listitem').filter({ hasText: 'Por bulto cerrado' });
  await expect(porBulto).toContainText('Desde cantidad 10');
  const hoy = page.getByRole('list', { name: 'Precios de hoy' });
  await expect(hoy).toContainText('Próximo cambio: 1.320.000,00 desde el 01/03/2099');
  await hoy.getByRole('button', { name: /De dónde sale el precio/ }).click();
  await expect(hoy).toContainText('Precio escrito');
  const costos = page.getByRole('list', { name: 'Historia del costo' });
  for (const lista of [historia, hoy, costos]) expect(await loQueSeSale(lista)).toEqual([]);
  const titulo = page.getByRole('heading', { name: 'Historia de precios' });
  await revisarEnTodas(page, 'precios-de-articulo', () => titulo.evaluate((una) => una.scrollIntoView()));
});

test('§3.5 on a phone whoever goes over a screen with Tab, and back, is never behind the bars of the page', async ({
  dentro: page,
  interfaz,
}) => {
  const { articulos } = await poblar(interfaz);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const ruta of [`/articulos/tabla/${articulos.get('WO-342')}`, '/administrador/gestion-permiso']) {
    await page.goto(ruta);
    await callar(page);
    await page.getByRole('heading', { level: 1 }).evaluate((titulo) => {
      titulo.tabIndex = -1;
      titulo.focus();
    });
    expect(await tapadosAlRecorrer(page), ruta).toEqual([]);
  }
});

/** What some of a part is said beyond the edge of the page, or of what cuts it. */
const loQueSeSale = (parte: Locator): Promise<string[]> =>
  parte.evaluate((raiz) => {
    const salidos = [...raiz.querySelectorAll<HTMLElement>('*')].filter((una) => {
      const { left, right } = una.getBoundingClientRect();
      return left < 0 || right > document.documentElement.clientWidth || una.scrollWidth > una.clientWidth + 1;
    });
    return salidos.filter(({ childElementCount }) => childElementCount === 0).map((una) => una.textContent);
  });

test('a filter says a long name in one line, inside its chip, and whole to whoever stops on it', async ({
  dentro: page,
  interfaz,
}) => {
  await poblar(interfaz);
  const serie = Date.now() % 100_000;
  const nombre = `Frenos y Suspensión Mitre de Villa Constitución S.A. ${serie}`;
  const { id: marcaId } = await interfaz.crear('/api/tablas-generales/marcas', { nombre });
  await interfaz.crear('/api/articulos', { codigo: `FS-${serie}`, descripcion: 'Pastillas de freno', marcaId });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/articulos/tabla?marcaId=${marcaId}`);
    const chip = page.locator(`[data-filtro="Marca: ${nombre}"]`);
    const texto = chip.getByText(nombre);
    await expect(texto).toHaveAttribute('title', nombre);
    const [marco, dicho] = [await chip.boundingBox(), await texto.boundingBox()];
    expect(marco?.width).toBeLessThanOrEqual(width);
    expect(dicho?.height).toBeLessThan(24);
    expect((dicho?.x ?? 0) + (dicho?.width ?? 0)).toBeLessThan((marco?.x ?? 0) + (marco?.width ?? 0));
    await chip.getByRole('button', { name: 'Quitar Marca' }).click({ trial: true });
    expect(await sobraDeAncho(page)).toBe(0);
  }
});
