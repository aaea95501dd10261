import { abrir, foto } from './armazon.ts';
import { poblar } from './ejemplo.ts';
import { crearPersona, ingresar } from './personas.ts';
import { faltasDeAcceso, sobraDeAncho } from './revisar.ts';
import { expect, type Interfaz, test } from './tienda.ts';

// Any screen, action, artículo, cliente or nota by its name, with the keyboard alone.

test.beforeAll(async ({ interfaz }) => {
  await poblar(interfaz);
});

const CAJA = { name: 'Buscar pantallas y acciones' } as const;

test('T-CP-1, F14: finds a screen without minding accents, by its branch, by its path and by other words', async ({
  dentro: page,
}) => {
  await abrir(page, '/', /Buen/);
  await page.keyboard.press('Control+k');
  const caja = page.getByRole('combobox', CAJA);
  const primera = page.getByRole('option').first();
  for (const [escrito, pantalla] of [
    ['articulo', /^Artículos/],
    ['ARTÍCULO', /^Artículos/],
    ['taller reportes', /^Reportes.*Taller/],
    ['/tablas-generales/motivos', /^Motivos/],
    ['traslado', /^Órdenes de movimiento/],
    ['candlestick', /^Velas.*Demostración › Gráficos/],
  ] as const) {
    await caja.fill(escrito);
    await expect(primera).toHaveText(pantalla);
    await expect(primera).toHaveAttribute('aria-selected', 'true');
  }
  await caja.fill('reposicion');
  await expect(primera.locator('mark')).toHaveText('Reposición');
  await foto(page, 'paleta');
  expect(await faltasDeAcceso(page)).toEqual([]);
  await caja.fill('zzzzz');
  await expect(page.getByText('Sin resultados para «zzzzz»')).toBeVisible();
});

test('T-CP-2: arrows choose, Enter goes there and closes; the next time it is among the recent ones', async ({
  dentro: page,
}) => {
  await abrir(page, '/clientes/tabla', 'Clientes');
  await page.locator('#contenido').focus();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', CAJA).fill('stock');
  const opciones = page.getByRole('option');
  await expect(opciones.nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(opciones.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(opciones.last()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('combobox', CAJA).fill('marcas');
  await expect(opciones.first()).toHaveText(/^Marcas/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tablas-generales\/marcas/);
  await expect(page.getByRole('combobox', CAJA)).toBeHidden();
  await expect(page.locator('#contenido')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recientes' }).getByRole('option', { name: /Marcas/ })).toBeVisible();
  await foto(page, 'paleta-recientes');
});

test('T-CP-3: Esc closes and the focus goes back to where it was', async ({ dentro: page }) => {
  await abrir(page, '/', /Buen/);
  const enlace = page.getByRole('link', { name: 'Ver todas' });
  await enlace.focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', CAJA)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', CAJA)).toBeHidden();
  await expect(enlace).toBeFocused();
});

/** An order of assembly of something of its own. */
async function armarAlgo({ crear, hacer }: Interfaz, depositoId: string) {
  const codigo = `PALETA-${Date.now() % 100_000}`;
  const pieza = await crear('/api/articulos', { codigo: `${codigo}-P`, descripcion: 'Pieza de la paleta' });
  const juego = await crear('/api/articulos', { codigo, descripcion: 'Juego de la paleta' });
  const renglones = [{ articuloId: pieza.id, cantidad: '1' }];
  const ajuste = await crear('/api/stock/ajustes', { depositoId, motivo: 'Stock inicial', renglones });
  await hacer(`/api/stock/ajustes/${ajuste.id}/aplicar`, { version: ajuste.version });
  const lineas = [{ componenteId: pieza.id, cantidad: '1' }];
  const { id, version } = await crear('/api/articulos/estructuras', { articuloId: juego.id, lineas });
  await hacer(`/api/articulos/estructuras/${id}/estado`, { version, accion: 'poner_vigente' });
  return crear(`/api/articulos/estructuras/${id}/armado`, { sentido: 'ARMAR', cantidad: '1', depositoId });
}

test('TRA-04: codes, customers, who sells and documents come from the server; actions do what they say', async ({
  dentro: page,
  interfaz,
}) => {
  const { clienteId, notas, ajusteId, depositoId } = await poblar(interfaz);
  const numero = async (lista: string, id: string) =>
    Number((await interfaz.filas(`${lista}?porPagina=200`)).find((una) => una.id === id)?.numero);
  const nota = await numero('/api/ventas/notas-de-pedido', notas.confirmada);
  const ajuste = await numero('/api/stock/ajustes', ajusteId);
  const proveedor = await interfaz.crear('/api/articulos/proveedores', {
    razonSocial: 'Rodamientos Paleta SA',
    condicionIva: 1,
    cuit: '30-70707070-2',
  });
  const listas = await interfaz.filas('/api/articulos/listas-de-precio');
  const lote = await interfaz.crear('/api/articulos/lotes-de-precio', {
    motivo: 'Aumento de la paleta',
    filtro: { buscar: 'WO' },
    listaIds: [listas[0]?.id],
    regla: { tipo: 'PORCENTAJE', valor: '3' },
  });
  const armado = await armarAlgo(interfaz, depositoId);
  const archivo = {
    name: 'lista-de-la-paleta.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('codigo;descripcion\nP-1;x\n'),
  };
  const importacion = await interfaz.subir('/api/importaciones', { entidad: 'articulos' }, archivo);
  await abrir(page, '/', /Buen/);
  // Each kind comes when it is known: what is looked for is taken from its own.
  for (const [escrito, grupo, opcion, destino] of [
    ['hilux aceite', 'Artículos', /WO-342/, /\/articulos\/tabla\//],
    ['quiroga', 'Clientes', /Taller Hermanos Quiroga/, new RegExp(`/clientes/tabla/${clienteId}`)],
    [`NP ${nota}`, 'Notas de pedido', /Quiroga/, new RegExp(`/ventas/notas-de-pedido/${notas.confirmada}`)],
    [`aj ${ajuste}`, 'Ajustes de stock', /AJ \d+ · Stock inicial/, new RegExp(`/stock/ajuste-stock/${ajusteId}`)],
    ['rodamientos paleta', 'Proveedores', /Rodamientos Paleta/, new RegExp(`/articulos/proveedores/${proveedor.id}`)],
    ['aumento de la pal', 'Actualizar precios', /Aumento de la paleta/, new RegExp(`actualizar-precio/${lote.id}`)],
    [`oa ${armado.numero}`, 'Estructuras', /OA \d+ · PALETA-/, new RegExp(`${armado.estructuraId}\\?seccion=ordenes`)],
    ['lista-de-la-pal', 'Importaciones', /lista-de-la-paleta\.csv/, new RegExp(`/importaciones/${importacion.id}`)],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', CAJA).fill(escrito);
    await page.getByRole('group', { name: grupo }).getByRole('option', { name: opcion }).first().click();
    await expect(page).toHaveURL(destino);
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', CAJA).fill('cambiar a oscuro');
  await expect(page.getByRole('group', { name: 'Acciones' }).getByRole('option')).toHaveText(/modo oscuro/);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-modo', 'dark');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', CAJA).fill('nuevo ajuste');
  await page.getByRole('option', { name: 'Nuevo ajuste de stock' }).click();
  await expect(page).toHaveURL(/ajuste-stock\/nuevo/);
});

test('TRA-04: who may not see something is not told of it, nor is it asked for', async ({ page, interfaz }) => {
  await poblar(interfaz);
  await ingresar(page, await crearPersona(interfaz, 'taller', 'Tato Taller'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Buen/);
  const pedidas: string[] = [];
  page.on('request', (pedido) => pedidas.push(new URL(pedido.url()).pathname));
  await page.keyboard.press('Control+k');
  const caja = page.getByRole('combobox', CAJA);
  await caja.fill('1');
  await caja.fill('12');
  await expect.poll(() => pedidas).toContain('/api/articulos/buscar');
  await caja.fill('quiroga');
  await expect(page.getByRole('group', { name: 'Clientes' })).toBeVisible();
  expect(pedidas.filter((una) => /\/(ajustes|proveedores|lotes-de-precio|importaciones)$/.test(una))).toEqual([]);
  await caja.fill('gestion-permiso');
  await expect(page.getByText('Sin resultados para «gestion-permiso»')).toBeVisible();
});

test('T-0-4: on a phone the palette fits and its rows are wide enough for a finger', async ({ dentro: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await abrir(page, '/', /Buen/);
  await page.getByRole('button', { name: /Buscar artículo, cliente/ }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await sobraDeAncho(page)).toBeLessThanOrEqual(0);
  await foto(page, 'paleta-390');
  expect(await faltasDeAcceso(page)).toEqual([]);
});
