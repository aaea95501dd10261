import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { filasDeHoja, libroDe } from '#servidor/importaciones/planilla/planillas-de-prueba.ts';
import { escucharQuejas, revisarEnTodas } from './revisar.ts';
import { expect as esperar, type Interfaz, test } from './tienda.ts';

// GAP-18: the list a proveedor sends is read by its rules, compared, decided line by line, applied and taken back.

/** Long work on a busy machine. */
const expect = esperar.configure({ timeout: 60_000 });

const TITULOS = ['Artículo', 'Detalle', 'Marca', 'Neto s/imp.'];

type Negocio = {
  readonly n: string;
  readonly proveedor: string;
  readonly proveedorId: string;
  readonly subeId: string;
};

test('GAP-18 the list of a proveedor is read by its rules, compared, decided, applied and taken back; the next one, a workbook, is read alike', async ({
  dentro,
  interfaz,
}) => {
  test.setTimeout(900_000);
  const quejas = escucharQuejas(dentro);
  const negocio = await fundar(interfaz);
  await test.step('it is loaded from the ficha of the proveedor', () => cargar(dentro, negocio));
  const direccion = dentro.url();
  await test.step('its rules are said once', () => decirReglas(dentro));
  await test.step('each line says what it changes', () => leerCambios(dentro, negocio));
  await test.step('what nobody knew is linked by hand', () => vincular(dentro, negocio));
  await test.step('what moves too much is ticked', () => confirmar(dentro, negocio));
  await test.step('what changes can be taken away as a file', () => bajarCambios(dentro, negocio));
  await test.step('it is applied', () => aplicar(dentro, negocio));
  await test.step('and the artículo costs what the list says', () => verCosto(dentro, negocio, /\$\s752,40/));
  await test.step('the next one, a workbook, needs nothing said', () => cargarPlanilla(dentro, negocio));
  await test.step('taking it back leaves the costs as they were', async () => {
    await dentro.goto(direccion);
    await revertir(dentro);
    await verCosto(dentro, negocio, /\$\s720,00/);
  });
  await test.step('the ficha tells of both', () => verHistoria(dentro, negocio));
  expect(quejas).toEqual([]);
});

/** A proveedor that sells five artículos; two more that it has never sold. What it sells costs 1000, less 20 and 10. */
async function fundar({ crear }: Interfaz): Promise<Negocio> {
  const n = `${Date.now()}`.slice(-6);
  const proveedor = `Frenos del Plata ${n}`;
  const { id: proveedorId } = await crear('/api/articulos/proveedores', {
    razonSocial: proveedor,
    condicionIva: 8,
    descuentos: ['20', '10'],
  });
  const articulo = async (codigo: string, descripcion: string) =>
    (await crear('/api/articulos', { codigo: `${codigo}${n}`, descripcion, precio: '2000' })).id;
  const vendido = async (codigo: string, descripcion: string) => {
    const id = await articulo(codigo, descripcion);
    await crear(`/api/articulos/${id}/proveedores`, { proveedorId, codigo: `FP-${codigo}${n}`, costo: '1000' });
    return id;
  };
  const subeId = await vendido('CIL', 'Cilindro de rueda Gol Trend');
  await vendido('DIS', 'Disco de freno ventilado Corolla');
  await vendido('BOM', 'Bomba de freno Ranger 3.2');
  await vendido('CAM', 'Campana de freno Kangoo');
  await vendido('LIQ', 'Líquido de freno DOT 4');
  await articulo('FLE', 'Flexible de freno Amarok');
  await articulo('PAS', 'Pastilla freno delantera Hilux');
  return { n, proveedor, proveedorId, subeId };
}

const filasDe = (n: string): readonly (readonly [string, string, string, string])[] => [
  [`FP-CIL${n}`, 'Cilindro de rueda', 'Fremax', '1.100,00'],
  [`FP-DIS${n}`, 'Disco ventilado', 'Fremax', '950,00'],
  [`FP-BOM${n}`, 'Bomba de freno', 'TRW', '2.000,00'],
  [`FP-CAM${n}`, 'Campana', 'Cobreq', '1.000,00'],
  [`FP-FLE${n}`, 'Flexible', 'TRW', '480,00'],
  [`FP-88${n}`, 'Pastilla freno delantera', 'Cobreq', '3.500,00'],
  [`FP-99${n}`, 'Sensor de desgaste', 'TRW', '150,00'],
  [`FP-77${n}`, 'Caliper reparado', 'TRW', 'consultar'],
];

/** With a line over its titles, as they come. */
const textoDe = (n: string): string =>
  ['Lista de precios noviembre;;;', ...[TITULOS, ...filasDe(n)].map((celdas) => celdas.join(';')), ''].join('\r\n');

/** A month later: a workbook, where prices are numbers; one of them moved. */
function libro(n: string): Buffer {
  const filas = filasDe(n).map(([codigo, detalle, marca, precio]) => {
    const numero = Number(precio.replace('.', '').replace(',', '.'));
    return [codigo, detalle, marca, Number.isNaN(numero) ? precio : codigo === `FP-DIS${n}` ? 1000 : numero];
  });
  const xml = filasDeHoja([['Lista de precios diciembre'], TITULOS, ...filas]);
  return libroDe({ hojas: [{ nombre: 'Diciembre', xml }] });
}

async function abrirListas(page: Page, { proveedor, proveedorId }: Negocio): Promise<void> {
  await page.goto(`/articulos/proveedores/${proveedorId}`);
  await page.getByRole('tab', { name: 'Listas' }).click();
  await expect(page).toHaveURL(/seccion=listas/);
  await expect(page.getByRole('heading', { level: 1, name: proveedor })).toBeVisible();
}

async function elegirArchivo(page: Page, { proveedor }: Negocio, archivo: Archivo): Promise<void> {
  await page.getByRole('link', { name: 'Cargar lista' }).first().click();
  await expect(page.getByRole('radio', { name: 'Lista de proveedor' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Proveedor' })).toHaveValue(proveedor);
  await page.getByLabel('Elegir archivo').and(page.locator('input')).setInputFiles(archivo);
  await expect(page.getByText('Listo para cargar')).toBeVisible();
}
type Archivo = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

async function cargar(page: Page, negocio: Negocio): Promise<void> {
  await abrirListas(page, negocio);
  await revisarEnTodas(page, 'lista-ninguna', () =>
    expect(page.getByText('Todavía no se cargó ninguna lista')).toBeVisible(),
  );
  const buffer = Buffer.from(textoDe(negocio.n), 'latin1');
  await elegirArchivo(page, negocio, { name: 'noviembre.csv', mimeType: 'text/csv', buffer });
  await revisarEnTodas(page, 'lista-archivo', () => expect(page.getByText('Listo para cargar')).toBeVisible());
  await page.getByRole('button', { name: 'Cargar y seguir' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Cómo se lee el archivo' })).toBeFocused();
}

async function decirReglas(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Columna de Precio de lista' }).click();
  await page.getByRole('option', { name: /Neto s\/imp/ }).click();
  await expect(page.getByText(/Vacío: los del proveedor \(20\+10\)\. Lo que vale 100 queda en 72,00\./)).toBeVisible();
  await page.getByRole('textbox', { name: 'Quitar al comienzo' }).fill('FP-');
  await page.getByRole('button', { name: 'Agregar marca' }).click();
  const marca = page.getByRole('dialog', { name: 'Regla de una marca' });
  await marca.getByLabel('Como la escribe la lista').fill('Cobreq');
  await marca.getByLabel('Descuentos de la marca').fill('20+10');
  await revisarEnTodas(page, 'lista-marca', () => expect(marca).toBeVisible());
  await marca.getByRole('button', { name: 'Guardar regla' }).click();
  await expect(page.getByRole('button', { name: 'Editar Cobreq' })).toBeVisible();
  const descuentos = page.getByRole('textbox', { name: 'Descuentos encadenados' });
  await descuentos.fill('20-10-5-');
  await page.keyboard.press('F9');
  // What cannot be read keeps one here.
  await expect(descuentos).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Cómo se lee el archivo' })).toBeVisible();
  await descuentos.fill('20-10-5');
  await descuentos.press('Enter');
  await expect(page.getByText('Lo que vale 100 queda en 68,40.')).toBeVisible();
  await revisarEnTodas(page, 'lista-reglas', () => expect(descuentos).toHaveValue('20+10+5'));
  // What is still being written counts too.
  const limite = page.getByRole('textbox', { name: 'Pedir tilde si se mueve más de' });
  await limite.fill('25');
  await page.keyboard.press('F9');
  await expect(page.getByRole('heading', { name: 'Qué cambia la lista' })).toBeFocused();
  await expect(page.getByText(/confirmá lo que se mueve más de 25\s%/)).toBeVisible();
}

async function leerCambios(page: Page, { n }: Negocio): Promise<void> {
  const fila = (codigo: string) => page.getByRole('row', { name: new RegExp(`${codigo}${n}`) }).first();
  await expect(fila('FP-CIL')).toHaveText(/Sube.*720,00.*752,40.*\+4,50\s%/);
  await expect(fila('FP-DIS')).toHaveText(/Baja.*720,00.*649,80.*−9,75\s%/);
  await expect(fila('FP-BOM')).toHaveText(/Sube.*720,00.*1\.368,00.*\+90,00\s%.*Confirmalo/);
  await expect(fila('FP-CAM')).toHaveText(/Igual.*720,00.*720,00/);
  await expect(fila('FP-FLE')).toHaveText(/Nuevo.*328,32/);
  await expect(fila('FP-88')).toHaveText(/Sin artículo.*2\.520,00/);
  await expect(fila('FP-LIQ')).toHaveText(/Falta.*720,00/);
  await expect(page.getByRole('button', { name: /Suben\s*2\s*1 por confirmar/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Aplicar/ })).toBeDisabled();
  await expect(page.getByText('Falta confirmar 1 renglón.')).toBeVisible();
  await revisarEnTodas(page, 'lista-cambios', () => expect(page.getByText(`FP-BOM${n}`).first()).toBeVisible());
  await page.getByRole('button', { name: /^Sin artículo/ }).click();
  await expect(page).toHaveURL(/situacion:uno:SIN_ARTICULO|situacion%3Auno%3ASIN_ARTICULO/);
  await expect(fila('FP-CIL')).toBeHidden();
}

async function vincular(page: Page, { n }: Negocio): Promise<void> {
  await page.getByText(`FP-88${n}`).first().click();
  const panel = page.getByRole('dialog', { name: `FP-88${n}` });
  await revisarEnTodas(page, 'lista-renglon', () =>
    expect(panel.getByRole('button', { name: new RegExp(`PAS${n}`) })).toBeVisible(),
  );
  await panel.getByRole('button', { name: new RegExp(`PAS${n}`) }).click();
  await expect(page.getByText(`Vinculado a PAS${n}`)).toBeVisible();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: /^Sin artículo/ }).click();
  await expect(page.getByRole('row', { name: new RegExp(`FP-88${n}`) })).toHaveText(/Nuevo/);
}

async function confirmar(page: Page, { n }: Negocio): Promise<void> {
  const tilde = page.getByRole('checkbox', { name: `Incluir FP-BOM${n}` });
  await expect(tilde).not.toBeChecked();
  await tilde.check();
  await expect(page.getByRole('row', { name: new RegExp(`FP-BOM${n}`) })).toHaveText(/Confirmado/);
  await expect(page.getByText('Lista para aplicar: 6 renglones.')).toBeVisible();
}

async function bajarCambios(page: Page, { n }: Negocio): Promise<void> {
  const bajada = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV, Columnas a la vista' }).click();
  const archivo = await bajada;
  expect(archivo.suggestedFilename()).toBe('cambios-noviembre.csv');
  const texto = await readFile(await archivo.path(), 'utf8');
  expect(texto.trim().split('\n')).toHaveLength(9);
  expect(texto).toContain(`FP-BOM${n}`);
}

async function aplicar(page: Page, { proveedor, n }: Negocio): Promise<void> {
  await page.getByRole('button', { name: /^Aplicar/ }).click();
  const dialogo = page.getByRole('dialog', { name: `¿Aplicar la lista de ${proveedor}?` });
  await expect(dialogo).toContainText('Cambia el costo de 5 artículos.');
  await dialogo.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByRole('heading', { name: 'Importación aplicada' })).toBeFocused();
  await expect(page.getByText('Se agregaron 2 costos. Se actualizaron 3 artículos.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ver el lote .* de precios$/ })).toBeVisible();
  await revisarEnTodas(page, 'lista-aplicada', () => expect(page.getByText(`FP-BOM${n}`).first()).toBeVisible());
}

async function verCosto(page: Page, { subeId }: Negocio, costo: RegExp): Promise<void> {
  await page.goto(`/articulos/tabla/${subeId}?seccion=proveedores`);
  await expect(page.getByText(costo).first()).toBeVisible();
}

async function cargarPlanilla(page: Page, negocio: Negocio): Promise<void> {
  await abrirListas(page, negocio);
  await elegirArchivo(page, negocio, {
    name: 'diciembre.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: libro(negocio.n),
  });
  await page.getByRole('button', { name: 'Cargar y seguir' }).press('Enter');
  await expect(page.getByText(/Así se leyó la última vez/)).toBeVisible();
  await expect(page.getByLabel('Hoja', { exact: true })).toHaveText('Diciembre');
  await expect(page.getByRole('combobox', { name: 'Columna de Precio de lista' })).toHaveText('Neto s/imp.');
  await expect(page.getByRole('textbox', { name: 'Descuentos encadenados' })).toHaveValue('20+10+5');
  await expect(page.getByRole('textbox', { name: 'Quitar al comienzo' })).toHaveValue('FP-');
  await expect(page.getByRole('button', { name: 'Editar Cobreq' })).toBeVisible();
  await page.keyboard.press('F9');
  await expect(page.getByRole('button', { name: /^Iguales\s*5/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Suben\s*1/ })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`FP-DIS${negocio.n}`) })).toHaveText(/649,80.*684,00/);
  // By the code it was linked to by hand.
  await expect(page.getByRole('row', { name: new RegExp(`FP-88${negocio.n}`) })).toHaveText(/Igual/);
}

async function revertir(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Revertir' }).click();
  const dialogo = page.getByRole('dialog', { name: '¿Revertir noviembre.csv?' });
  await expect(dialogo).toContainText('Los costos y los códigos vuelven a como estaban.');
  await dialogo.getByRole('button', { name: 'Revertir importación' }).click();
  await expect(page.getByRole('heading', { name: 'Importación revertida' })).toBeFocused();
  await revisarEnTodas(page, 'lista-revertida', () =>
    expect(page.getByText('Lo importado volvió a como estaba.')).toBeVisible(),
  );
}

async function verHistoria(page: Page, negocio: Negocio): Promise<void> {
  await abrirListas(page, negocio);
  await expect(page.getByRole('row', { name: /diciembre\.xlsx.*Ensayada/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /noviembre\.csv.*Revertida/ })).toBeVisible();
  await revisarEnTodas(page, 'lista-historia', () => expect(page.getByText('noviembre.csv')).toBeVisible());
  // TD-07 TD-11: what they changed and what became of them leaves some out, and that can be kept as a view.
  await page.goto(`/articulos/proveedores/${negocio.proveedorId}?seccion=listas&filtros=estado:uno:REVERTIDA`);
  await expect(page.getByRole('row', { name: /noviembre\.csv.*Revertida/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /diciembre\.xlsx/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Vistas' })).toBeVisible();
}
