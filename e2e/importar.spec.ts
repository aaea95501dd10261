import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { escucharQuejas, revisarEnTodas } from './revisar.ts';
import { expect as esperar, test } from './tienda.ts';

// A list of parts as a supplier sends it comes in by the wizard, is corrected, tried out, applied and taken back.

/** Long work on a busy machine. */
const expect = esperar.configure({ timeout: 60_000 });

const TITULOS = 'Código;Producto que figura en el catálogo;Marca;Precio;Proveedor';
const FILAS = [
  'IMP-001;Amortiguador de baúl Ñandú;Nakata;12.500,50;Sur',
  'IMP-002;Bujía cañón corto;Champion;3.210,00;Sur',
  'IMP-003;Correa 6PK1070;Gates;doce mil;Norte',
  ';Sin código no se sabe qué es;Gates;10,00;Norte',
  'IMP-005;Muñón de suspensión;Nakata;8.900,00;Norte',
];

/** As an old spreadsheet saves it: Windows-1252, `;`, decimal comma; a price that is not one and a row without code. */
const ARCHIVO = {
  name: 'lista-del-proveedor.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([TITULOS, ...FILAS, ''].join('\r\n'), 'latin1'),
};

test('ART-20 a list of artículos comes in, is corrected, tried out, applied and taken back', async ({ dentro }) => {
  test.setTimeout(600_000);
  const quejas = escucharQuejas(dentro);
  await test.step('the file is chosen and sent', () => cargar(dentro));
  const direccion = dentro.url();
  await test.step('a column that was not recognised is given its place', () => corregir(dentro));
  await test.step('the trial says what would happen, and why two rows would not', () => ensayar(dentro));
  await test.step('the errors can be taken away as a file', () => bajarInforme(dentro));
  await test.step('it is applied', () => aplicar(dentro));
  await test.step('and the artículos are there', async () => {
    await dentro.getByRole('link', { name: 'Ver los artículos' }).click();
    await buscar(dentro, 'IMP-0');
    await expect(dentro.getByRole('row', { name: /IMP-001.*Ñandú.*Nakata.*12\.500,50/ })).toBeVisible();
    await expect(dentro.getByRole('row', { name: /IMP-00[25]/ })).toHaveCount(2);
  });
  await test.step('taking it back leaves nothing', async () => {
    await dentro.goto(direccion);
    await revertir(dentro);
    await dentro.goto('/articulos/tabla');
    await buscar(dentro, 'IMP-0');
    await expect(dentro.getByRole('heading', { name: 'Sin resultados para «IMP-0»' })).toBeVisible();
  });
  await test.step('the history tells it all', async () => {
    await dentro.goto('/importaciones');
    await expect(dentro.getByRole('row', { name: /lista-del-proveedor\.csv.*Revertida/ })).toBeVisible();
    await revisarEnTodas(dentro, 'historial', () => expect(dentro.getByText('Revertida')).toBeVisible());
  });
  expect(quejas).toEqual([]);
});

test('ART-20 codes and minimums come in, codes go back; prices become a batch that waits to be approved', async ({
  dentro,
  interfaz,
}) => {
  test.setTimeout(600_000);
  const quejas = escucharQuejas(dentro);
  for (const codigo of ['EAN-1', 'EAN-2']) {
    await interfaz.crear('/api/articulos', { codigo, descripcion: `Filtro ${codigo}`, precio: '100' });
  }
  await test.step('codes are tried out: a digit of control that is wrong is told', async () => {
    await subir(dentro, 'codigos', 'codigos.csv', 'Código;Otro código\nEAN-1;7790001234568\nEAN-2;7790001234569\n');
    await dentro.keyboard.press('F9');
    await expect(dentro.getByRole('button', { name: /Se crean 1/ })).toBeVisible();
    await expect(dentro.getByRole('row', { name: /EAN-2.*tendría que terminar en 8/ })).toBeVisible();
  });
  await test.step('they are applied, and taken back by one click', async () => {
    await dentro.keyboard.press('F9');
    await dentro.getByRole('dialog').getByRole('button', { name: 'Aplicar' }).click();
    await expect(dentro.getByText('Se creó 1 código.')).toBeVisible();
    await dentro.getByRole('button', { name: 'Revertir' }).click();
    await dentro.getByRole('dialog').getByRole('button', { name: 'Revertir importación' }).click();
    await expect(dentro.getByRole('heading', { name: 'Importación revertida' })).toBeFocused();
  });
  await test.step('ART-13 ART-14: minimums and places come in, and are on the ficha', async () => {
    await subir(
      dentro,
      'minimos',
      'minimos.csv',
      'Código;Punto de pedido;Reponer hasta;Estante\nEAN-1;4;12;A-3\nEAN-2;4;2;\n',
    );
    await dentro.keyboard.press('F9');
    await expect(
      dentro.getByRole('row', { name: /EAN-2.*El objetivo no puede ser menor que el mínimo, 4/ }),
    ).toBeVisible();
    await dentro.keyboard.press('F9');
    await dentro.getByRole('dialog').getByRole('button', { name: 'Aplicar' }).click();
    await expect(dentro.getByText('Se creó 1 renglón.')).toBeVisible();
    const { filas } = await (await dentro.request.get('/api/articulos?buscar=EAN-1')).json();
    await dentro.goto(`/articulos/tabla/${filas[0].id}?seccion=stock`);
    await expect(dentro.getByText('A-3').first()).toBeVisible();
    await dentro.getByRole('tab', { name: 'Actividad' }).click();
    const hechos = dentro.getByRole('list', { name: 'Actividad' }).getByRole('listitem');
    await expect(hechos).toHaveText([
      /Importación.*Mínimo en Salón.*4.*minimos\.csv/,
      /Importación revertida.*Código de barras.*codigos\.csv/,
      /Importación.*Código de barras:.*7790001234568.*codigos\.csv/,
      /Alta/,
    ]);
    await hechos.first().getByRole('link', { name: 'Ver la importación de minimos.csv' }).click();
    await expect(dentro.getByRole('heading', { name: /minimos\.csv/ })).toBeVisible();
  });
  await test.step('prices are read with IVA, and what would change is seen before', async () => {
    await subir(dentro, 'precios', 'precios.csv', 'Código;Precio\nEAN-1;133,10\nEAN-2;1210\nNADIE;5\n');
    await dentro.getByRole('combobox', { name: 'IVA de los precios' }).click();
    await dentro.getByRole('option', { name: 'Con IVA incluido' }).click();
    await revisarEnTodas(dentro, 'precios-columnas', () =>
      expect(dentro.getByRole('combobox', { name: 'IVA de los precios' })).toHaveText('Con IVA incluido'),
    );
    await dentro.waitForLoadState('networkidle');
    await dentro.keyboard.press('F9');
    await expect(dentro.getByRole('button', { name: /Se actualizan 2/ })).toBeVisible();
    await expect(dentro.getByRole('row', { name: /EAN-1.*110/ })).toBeVisible();
  });
  await test.step('they become a batch, simulated, whose outlier asks for a tick', async () => {
    await dentro.keyboard.press('F9');
    await dentro.getByRole('dialog').getByRole('button', { name: 'Armar el lote' }).click();
    await expect(dentro.getByText(/Quedó armado el lote \d+ con 2 precios/)).toBeVisible();
    await revisarEnTodas(dentro, 'precios-lote', () => expect(dentro.getByText(/Quedó armado/)).toBeVisible());
    await dentro.getByRole('link', { name: /Ver el lote/ }).click();
    await expect(dentro.getByText('Los precios de precios.csv').first()).toBeVisible();
    await expect(dentro.getByRole('checkbox', { name: /Incluir EAN-1/ })).toBeChecked();
    await expect(dentro.getByRole('button', { name: 'Aprobar', exact: true })).toHaveAttribute('aria-disabled', 'true');
  });
  expect(quejas).toEqual([]);
});

test('RN-28 a file without a row of titles is read whole, by the keyboard', async ({ dentro }) => {
  test.setTimeout(600_000);
  const quejas = escucharQuejas(dentro);
  const elegir = async (nombre: string, ...teclas: readonly string[]) => {
    await dentro.getByRole('combobox', { name: nombre, exact: true }).focus();
    for (const tecla of ['Enter', ...teclas, 'Enter']) await dentro.keyboard.press(tecla);
    await dentro.waitForLoadState('networkidle');
  };
  await subir(dentro, 'articulos', 'sin-titulos.csv', 'SIN-1;Cazoleta;1500\nSIN-2;Homocinética;2500\n');
  await elegir('Títulos en la fila', 'Home');
  await expect(dentro.getByRole('combobox', { name: 'Títulos en la fila' })).toHaveText('Sin títulos');
  await expect(dentro.getByRole('rowheader', { name: /^1\b/ })).toBeVisible();
  await elegir('Columna de Código', 'ArrowDown');
  await elegir('Columna de Descripción', 'ArrowDown', 'ArrowDown');
  await expect(dentro.getByText('Se importan 2 de 3 columnas')).toBeVisible();
  await revisarEnTodas(dentro, 'sin-titulos', () =>
    expect(dentro.getByRole('combobox', { name: 'Columna de Descripción' })).toHaveText('Columna B'),
  );
  await dentro.keyboard.press('F9');
  await expect(dentro.getByRole('button', { name: /Se crean 2/ })).toBeVisible();
  await expect(dentro.getByRole('row', { name: /^1 .*SIN-1.*Cazoleta/ })).toBeVisible();
  await dentro.keyboard.press('F9');
  await dentro.getByRole('dialog').getByRole('button', { name: 'Aplicar' }).click();
  await expect(dentro.getByText('Se crearon 2 artículos.')).toBeVisible();
  expect(quejas).toEqual([]);
});

async function subir(page: Page, entidad: string, name: string, contenido: string): Promise<void> {
  await page.goto(`/importaciones/nueva?entidad=${entidad}`);
  const archivo = { name, mimeType: 'text/csv', buffer: Buffer.from(contenido) };
  await page.getByLabel('Elegir archivo').and(page.locator('input')).setInputFiles(archivo);
  await page.getByRole('button', { name: 'Cargar y seguir' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Cómo se lee el archivo' })).toBeFocused();
}

async function cargar(page: Page): Promise<void> {
  await page.goto('/importaciones');
  await page.getByRole('link', { name: 'Importar archivo' }).first().click();
  await expect(page.getByRole('heading', { name: '¿Qué trae el archivo?' })).toBeFocused();
  await page.getByRole('radio', { name: 'Artículos' }).check();
  await page.getByLabel('Elegir archivo').and(page.locator('input')).setInputFiles(ARCHIVO);
  await revisarEnTodas(page, 'archivo', () => expect(page.getByText('Listo para cargar')).toBeVisible());
  await page.getByRole('button', { name: 'Cargar y seguir' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Cómo se lee el archivo' })).toBeFocused();
}

async function corregir(page: Page): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Codificación' })).toHaveText('Windows-1252');
  await expect(page.getByRole('combobox', { name: 'Separador' })).toHaveText('Punto y coma');
  await expect(page.getByRole('cell', { name: 'Amortiguador de baúl Ñandú' })).toBeVisible();
  const descripcion = page.getByRole('combobox', { name: 'Columna de Descripción' });
  await expect(descripcion).toHaveText('No se importa');
  await descripcion.click();
  await page.getByRole('option', { name: /Producto que figura/ }).click();
  await expect(page.getByText('Se importan 4 de 5 columnas')).toBeVisible();
  // The server keeps each correction: a reload in the middle loses nothing.
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(descripcion).toHaveText('Producto que figura en el catálogo');
  await expect(page.getByText(/2 problemas en las primeras filas/)).toBeVisible();
  await revisarEnTodas(page, 'columnas', () => expect(descripcion).toBeVisible());
  await page.getByRole('button', { name: 'Como se lee' }).click();
  await expect(page.getByRole('columnheader', { name: 'Descripción' })).toBeVisible();
}

async function ensayar(page: Page): Promise<void> {
  await page.keyboard.press('F9');
  await expect(page.getByRole('heading', { name: 'Qué pasaría al aplicarla' })).toBeFocused();
  await expect(page.getByRole('button', { name: /Se crean 3/ })).toBeVisible();
  await revisarEnTodas(page, 'ensayo', () => expect(page.getByText('IMP-001').first()).toBeVisible());
  await page.getByRole('button', { name: /Rechazadas 2/ }).click();
  await expect(page.getByRole('row', { name: /4 Rechazada IMP-003.*Precio «doce mil»/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /IMP-001/ })).toBeHidden();
}

async function bajarInforme(page: Page): Promise<void> {
  const bajada = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar informe de errores' }).click();
  const descarga = await bajada;
  expect(descarga.suggestedFilename()).toBe('errores-lista-del-proveedor.csv');
  const texto = await readFile(await descarga.path(), 'utf8');
  expect(texto.trim().split('\n')).toHaveLength(3);
  expect(texto).toContain('doce mil');
}

async function aplicar(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Aplicar/ }).click();
  const dialogo = page.getByRole('dialog', { name: '¿Aplicar lista-del-proveedor.csv?' });
  await expect(dialogo).toContainText('Se crean 3 artículos. 2 filas rechazadas quedan afuera.');
  await dialogo.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByRole('heading', { name: 'Importación aplicada' })).toBeFocused();
  await expect(page.getByText('Se crearon 3 artículos.')).toBeVisible();
  await revisarEnTodas(page, 'aplicada', () => expect(page.getByText('Se crearon 3 artículos.')).toBeVisible());
}

async function revertir(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Revertir' }).click();
  const dialogo = page.getByRole('dialog', { name: '¿Revertir lista-del-proveedor.csv?' });
  await expect(dialogo).toContainText('Se quitan 3 artículos que creó.');
  await dialogo.getByRole('button', { name: 'Revertir importación' }).click();
  await expect(page.getByRole('heading', { name: 'Importación revertida' })).toBeFocused();
  await revisarEnTodas(page, 'revertida', () =>
    expect(page.getByText('Lo importado volvió a como estaba.')).toBeVisible(),
  );
}

async function buscar(page: Page, texto: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Artículos' })).toBeVisible();
  await page.getByRole('search').getByRole('searchbox').or(page.getByRole('search').getByRole('textbox')).fill(texto);
}
