import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ordenar } from './orden.ts';
import { entrar, expect, test } from './tienda.ts';

// The main job, from a file to the ledger, as its people do it: the operator at a console, the storekeeper and the
// clerk with a keyboard and no mouse.

const CODIGOS = ['85123A', '71053', '84406B', '84029G', '22752', '21730', '22633', '22632', '84879', '22745'] as const;

/** A file as a spreadsheet leaves it: BOM, `;`, decimal comma, a return, a service, and a line nobody could take. */
const VENTAS = `\ufeff${[
  'InvoiceNo;StockCode;Description;Quantity;InvoiceDate;UnitPrice;CustomerID;Country',
  ...CODIGOS.map(
    (codigo, i) =>
      `536365;${codigo};REPUESTO NUMERO ${i + 1} PARA PRUEBA;${i + 2};1/12/2010 08:26;${i + 2},55;17850;Argentina`,
  ),
  '536366;85123a;REPUESTO NUMERO 1 PARA PRUEBA;3;1/12/2010 09:00;2,75;17850;Argentina',
  '536366;POST;POSTAGE;1;1/12/2010 09:00;18,00;17850;Argentina',
  '536367;71053;REPUESTO NUMERO 2 PARA PRUEBA;1;1/12/2010 09:30;0,00;;Argentina',
  'C536379;22752;REPUESTO NUMERO 5 PARA PRUEBA;-1;1/12/2010 09:41;6,55;17850;Argentina',
].join('\r\n')}\r\n`;

test('VEN-02 from the counter to the ledger: import, load stock, sell ten lines by keyboard, deliver twice, verify', async ({
  page,
  servidor,
  interfaz,
}) => {
  test.setTimeout(240_000);
  await test.step('the operator imports the sales of the former system beside the running server', async () => {
    const carpeta = await mkdtemp(join(tmpdir(), 'ventas-'));
    const archivo = join(carpeta, 'ventas.csv');
    await writeFile(archivo, VENTAS);
    const primera = await ordenar(servidor.dataDir, 'importar', 'ventas', archivo);
    expect(primera.codigo, primera.salida).toBe(0);
    const segunda = await ordenar(servidor.dataDir, 'importar', 'ventas', archivo);
    expect(segunda.codigo, segunda.salida).toBe(0);
    await rm(carpeta, { recursive: true });
    expect(await interfaz.filas('/api/articulos?buscar=repuesto%20numero')).toHaveLength(CODIGOS.length);
  });

  await test.step('somebody logs in', async () => {
    await page.goto('/login');
    await entrar(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Buen');
  });

  await test.step('the storekeeper loads opening stock with an adjustment', () => cargarStock(page));
  const numero = await test.step('the clerk sells ten lines without touching the mouse', () => vender(page));
  await test.step('a part is delivered, then the rest', () => entregar(page));

  await test.step('kardex and stock centralizado tell the same story', async () => {
    await page.goto('/stock/stock-centralizado');
    await page.getByPlaceholder('Código o descripción').fill('85123A');
    await expect(
      page
        .getByRole('gridcell', { name: /Disponible de 85123A en total: 18/ })
        .or(page.getByLabel(/Disponible de 85123A en total: 18/)),
    ).toBeVisible();
    const [articulo] = await interfaz.filas('/api/articulos?buscar=85123A');
    await page.goto(`/stock/reportes?articuloId=${articulo?.id}`);
    await expect(page.getByRole('link', { name: `NP ${numero}` }).first()).toBeVisible();
  });

  await test.step('and every check of the books is green', async () => {
    const { codigo, salida } = await ordenar(servidor.dataDir, 'verificar');
    expect(codigo, salida).toBe(0);
    expect(salida).toContain('INV-14');
  });
});

async function cargarStock(page: Page): Promise<void> {
  await page.goto('/stock/ajuste-stock/nuevo');
  await page.getByLabel('Motivo').fill('Stock inicial');
  await page.keyboard.press('Enter');
  const entrada = page.getByLabel('Código, barras o descripción');
  for (const codigo of CODIGOS) {
    await entrada.fill(codigo);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Cantidad', { exact: true })).toBeFocused();
    await page.keyboard.type('20');
    await page.keyboard.press('Enter');
    await page.keyboard.type('1,25');
    await page.keyboard.press('Enter');
    await expect(entrada).toBeFocused();
  }
  await page.getByRole('button', { name: 'Aplicar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aplicar ajuste' }).click();
  await expect(page.getByText('Aplicado').first()).toBeVisible();
}

/** Ten lines by code, by `n*code` and by words; the customer with F2; F9 confirms. Answers the number of the nota. */
async function vender(page: Page): Promise<string> {
  await page.goto('/ventas/notas-de-pedido/nueva');
  const entrada = page.getByRole('combobox', { name: /Agregar artículo/ });
  await expect(entrada).toBeFocused();
  const inicio = Date.now();
  for (const [i, codigo] of CODIGOS.entries()) {
    if (i === 9) await page.keyboard.type('repuesto numero 10', { delay: 15 });
    else await page.keyboard.type(i % 2 === 0 ? `2*${codigo}` : codigo, { delay: 15 });
    if (i === 9) await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: new RegExp(`^Quitar ${codigo}`) })).toBeVisible();
    await expect(entrada).toBeFocused();
  }
  await page.keyboard.press('F2');
  await page.keyboard.type('17850', { delay: 15 });
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('F9');
  await expect(page.getByText('Confirmada', { exact: true }).first()).toBeVisible();
  test.info().annotations.push({ type: 'ten lines', description: `${((Date.now() - inicio) / 1000).toFixed(1)} s` });
  const titulo = await page.getByRole('heading', { level: 1 }).textContent();
  return /[\d.]+/.exec(titulo ?? '')?.[0] ?? '';
}

async function entregar(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: 'Entregar' })
    .or(page.getByRole('button', { name: 'Entregar' }))
    .first()
    .click();
  const primera = page.getByRole('spinbutton', { name: 'Entregar ahora de 85123A' });
  await primera.fill('1');
  await primera.blur();
  await expect(page.getByText('Entrega parcial.')).toBeVisible();
  await page.keyboard.press('F9');
  await expect(page.getByText('Parcial', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/quedó parcial/)).toBeHidden({ timeout: 15_000 });
  if (!page.url().includes('/finalizar-notas-de-pedido/')) {
    await page
      .getByRole('link', { name: 'Entregar' })
      .or(page.getByRole('button', { name: 'Entregar' }))
      .first()
      .click();
  }
  await expect(page.getByRole('spinbutton', { name: 'Entregar ahora de 85123A' })).toHaveValue('1');
  await page.keyboard.press('F9');
  await expect(page.getByText('Finalizada', { exact: true }).first()).toBeVisible();
}
