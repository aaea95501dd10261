import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type HojaLeida, leerPdf } from '#servidor/prueba/leer-pdf.ts';
import { poblar } from './ejemplo.ts';
import { escucharQuejas, faltasDeAcceso, revisarEnTodas } from './revisar.ts';
import { grilla } from './tabla.ts';
import { expect, type Interfaz, test } from './tienda.ts';

const MM = 72 / 25.4;
const FORMATO = { Nombre: 'Góndola 100 × 28', Columnas: '2', Filas: '10' } as const;
const MEDIDAS = { 'Ancho de la etiqueta': '100', 'Alto de la etiqueta': '28', 'Margen izquierdo': '5' } as const;

/** Two artículos that nobody else looks for, one of them with a bar code. */
async function crearRotulas({ crear }: Interfaz): Promise<void> {
  const rotula = { descripcion: 'Rótula inferior con perno largo', precio: '20300.00' };
  await crear('/api/articulos', { ...rotula, codigo: 'ROTU-1' });
  const codigos = [{ tipo: 'BARRAS', valor: '7798123450019' }];
  await crear('/api/articulos', { ...rotula, codigo: 'ROTU-2', descripcion: 'Rótula superior', codigos });
}

/** What the browser takes away after doing that. */
async function bajar(page: Page, hacer: () => Promise<void>): Promise<readonly HojaLeida[]> {
  const bajada = page.waitForEvent('download');
  await hacer();
  const archivo = await bajada;
  expect(archivo.suggestedFilename()).toBe('etiquetas.pdf');
  return leerPdf(await readFile(await archivo.path()));
}

test('ART-23: the labels of what the table shows are seen before, on a paper that somebody measures, and printed again', async ({
  dentro: page,
  interfaz,
}) => {
  await crearRotulas(interfaz);
  const quejas = escucharQuejas(page);
  await page.goto('/articulos/tabla?buscar=rotu&orden=codigo&filtros=descripcion:contiene:rótula');
  await expect(grilla(page).getByRole('row')).toHaveCount(3);
  await page.getByRole('link', { name: 'Etiquetas' }).press('Enter');
  await expect(page.getByText('2 etiquetas en 1 hoja')).toBeVisible();
  await page.getByLabel('De cada uno').fill('3');
  await expect(page.getByText('6 etiquetas en 1 hoja')).toBeVisible();
  const vista = page.getByRole('img', { name: /La primera hoja/ });
  await expect(vista.getByText('$ 24.563,00')).toHaveCount(6);

  // A sheet already begun: the place is touched.
  await vista.locator('[data-puesto="20"]').click();
  await expect(page.getByText('6 etiquetas en 2 hojas')).toBeVisible();
  await expect(page.getByLabel('Empezar en la etiqueta')).toHaveValue('20');

  await page.getByRole('button', { name: 'Medir otro formato' }).click();
  for (const [campo, valor] of Object.entries(FORMATO)) await page.getByLabel(campo, { exact: true }).fill(valor);
  for (const [campo, valor] of Object.entries(MEDIDAS)) await page.getByLabel(`${campo} (mm)`).fill(valor);
  const columnas = page.getByLabel('Columnas', { exact: true });
  await columnas.fill('3');
  await columnas.press('Enter');
  await expect(page.getByText('Las etiquetas no entran a lo ancho del papel.')).toBeVisible();
  await revisarEnTodas(page, 'etiquetas-formato', () => expect(columnas).toHaveValue('3'));
  await columnas.fill('2');
  await page.getByRole('button', { name: 'Guardar formato' }).click();
  await expect(page.getByRole('combobox', { name: 'Formato' })).toHaveText(FORMATO.Nombre);

  const hojas = await bajar(page, () => page.getByRole('button', { name: 'Descargar PDF' }).press('Enter'));
  expect(hojas.map(({ ancho, alto }) => [Math.round(ancho / MM), Math.round(alto / MM)])).toEqual([
    [210, 297],
    [210, 297],
  ]);
  const codigos = hojas.map(({ textos }) => textos.filter(({ texto }) => texto.startsWith('ROTU')));
  expect(codigos.map((unos) => unos.map(({ texto }) => texto))).toEqual([
    ['ROTU-1'],
    ['ROTU-1', 'ROTU-1', 'ROTU-2', 'ROTU-2', 'ROTU-2'],
  ]);
  // The twentieth place of two by ten is the last one: its label begins after 105 mm.
  const x = codigos[0]?.[0]?.x ?? 0;
  expect(x).toBeGreaterThan(105 * MM);
  expect(x).toBeLessThan(109 * MM);

  const otraVez = page.getByRole('button', { name: 'Imprimir otra vez: Tabla de artículos' }).first();
  const repetidas = await bajar(page, () => otraVez.press('Enter'));
  expect(repetidas).toEqual(hojas);
  expect(await faltasDeAcceso(page)).toEqual([]);
  // The format that did not fit, and nothing else.
  expect(quejas).toEqual([expect.stringContaining('400')]);
});

test('PRE-16: the labels of what changed its price today are found from the lista, whatever moved it, and go to paper', async ({
  dentro: page,
  interfaz,
}) => {
  await poblar(interfaz);
  const quejas = escucharQuejas(page);
  await page.goto('/articulos/actualizar-precio?pestana=listas');
  await page.getByRole('button', { name: 'Acciones de Lista 1' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Etiquetas de lo que cambió' }).press('Enter');
  await expect(page.getByLabel('De qué artículos')).toHaveText('Los que cambiaron de precio');
  const total = page.getByRole('status').filter({ hasText: /etiquetas? en/ });
  await expect(total).toBeVisible();
  const dia = page.getByLabel('Desde el día');
  const hoy = await dia.inputValue();
  await revisarEnTodas(page, 'etiquetas-de-lo-que-cambio', () => expect(dia).toHaveValue(hoy));
  const hojas = await bajar(page, () => page.getByRole('button', { name: 'Descargar PDF' }).press('Enter'));
  expect(hojas[0]?.textos.some(({ texto }) => texto.startsWith('Lista 1'))).toBe(true);
  const otraVez = page.getByRole('button', {
    name: `Imprimir otra vez: Cambiaron de precio desde el ${hoy.split('-').reverse().join('/')}`,
  });
  await expect(otraVez.first()).toBeVisible();
  expect(await faltasDeAcceso(page)).toEqual([]);
  expect(quejas).toEqual([]);
});
