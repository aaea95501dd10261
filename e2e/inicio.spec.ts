import type { Locator, Page } from '@playwright/test';
import { poblar } from './ejemplo.ts';
import { crearPersona, ingresarPorApi } from './personas.ts';
import { escucharQuejas, faltasDeAcceso, revisarEnTodas, vestir } from './revisar.ts';
import { expect, type Interfaz, test } from './tienda.ts';

// T-DB: the home and its panels, which each person arranges (demos 6.1). What it weighs is in presupuesto.spec.ts.

/** More than the five of the sample, so that not all of them fit beside the chart. */
async function abrirSucursales(interfaz: Interfaz, cuantas: number): Promise<void> {
  const desde = Date.now() % 1_000_000;
  for (let i = 0; i < cuantas; i++)
    await interfaz.crear('/api/tablas-generales/sucursales', { codigo: `P${desde + i}`, nombre: `Local ${desde + i}` });
}

/** In what the drawings and tables of the home are looked for. */
const principalDe = (page: Page): Locator => page.getByRole('main');
const panelDe = (page: Page, nombre: string): Locator =>
  principalDe(page).getByRole('region', { name: nombre, exact: true });
const dibujosDe = (page: Page): Locator => principalDe(page).getByRole('img', { name: /^.+\. .+: .+/ });

const LOS_DEMAS = [
  'Tarjetas rápidas',
  'Resumen anual',
  'Ganancia mensual',
  'Ventas por mes',
  'Clientes del mes',
  'Notas del mes',
  'Más vendidos',
  'Estadística semanal',
  'Avisos internos',
  'Mejores clientes',
] as const;
/** Those with a drawing that says all its figures, and a table of them. */
const CON_DIBUJO = [
  ...['Ventas y costo', 'Ganancia mensual', 'Ventas por mes', 'Clientes del mes', 'Notas del mes'],
  'Estadística semanal',
] as const;

/** Until the panels that are in view have come, and what they ask for. */
async function esperarPaneles(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Buen/);
  await expect(dibujosDe(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Goes down the page, so that what comes when it is about to be seen comes. */
async function recorrer(page: Page): Promise<void> {
  const alto = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y <= alto; y += 500) {
    await page.evaluate(async (hasta) => {
      globalThis.scrollTo(0, hasta);
      // What is seen is told with the next frame.
      for (let i = 0; i < 2; i++) await new Promise((listo) => requestAnimationFrame(listo));
    }, y);
    await page.waitForLoadState('networkidle');
  }
}

async function ordenar(page: Page, hacer: (dialogo: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Ordenar tarjetas' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Ordenar tarjetas' });
  await hacer(dialogo);
  await dialogo.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Tarjetas ordenadas').last()).toBeVisible();
  await expect(dialogo).toBeHidden();
}

/** When the page was painted, when the code of the panels was asked for, and what moved by itself. Runs in the page. */
async function mirarLaCarga() {
  type Corrimiento = PerformanceEntry & {
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  };
  const corrimientos = await new Promise<readonly Corrimiento[]>((listo) => {
    const vigia = new PerformanceObserver((lista) => listo(lista.getEntries() as Corrimiento[]));
    vigia.observe({ type: 'layout-shift', buffered: true });
    // Without any, nobody is told.
    setTimeout(() => listo([]), 500);
  });
  const dePaneles = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/paneles'));
  return {
    pintado: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    paneles: Math.min(...dePaneles.map(({ startTime }) => startTime)),
    corrido: corrimientos
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .flatMap(({ sources }) =>
        sources.map(({ node, previousRect: antes, currentRect: ahora }) => ({
          que: (node as Element | null)?.outerHTML?.slice(0, 200) ?? '',
          antes: `${antes.y} + ${antes.height}`,
          ahora: `${ahora.y} + ${ahora.height}`,
        })),
      ),
  };
}

test('T-DB-1 to T-DB-5: the panels of the home', async ({ context, page, interfaz }) => {
  await poblar(interfaz);
  await abrirSucursales(interfaz, 2);
  // Somebody who sees everything, whose panels are nobody else's.
  await ingresarPorApi(context.request, await crearPersona(interfaz, 'encargado', 'Elisa Encargada'));
  const quejas = escucharQuejas(page);

  await test.step('T-DB-1: both addresses show the same heading and panels', async () => {
    const vistos: string[][] = [];
    for (const ruta of ['/', '/dashboards/modern']) {
      await page.goto(ruta);
      await esperarPaneles(page);
      vistos.push(await principalDe(page).getByRole('heading').allInnerTexts());
    }
    expect(vistos[0]).toEqual(
      expect.arrayContaining(['Para hacer ahora', 'Ventas y costo', 'Ventas por sucursal', 'Últimas notas de pedido']),
    );
    expect(vistos[1]).toEqual(vistos[0]);
  });

  await test.step('T-DB-5: the panels come after the first paint, and nothing moves when they do', async () => {
    await page.goto('/');
    await esperarPaneles(page);
    const { pintado, paneles, corrido } = await page.evaluate(mirarLaCarga);
    expect(paneles).toBeGreaterThan(pintado);
    expect(corrido).toEqual([]);
  });

  await test.step('T-DB-2: weeks, months and years are other drawings with other figures', async () => {
    const panel = panelDe(page, 'Ventas y costo');
    const dibujo = panel.getByRole('img');
    const alturas = () =>
      panel.locator('.barras > span').evaluateAll((todas) => todas.map((una) => (una as HTMLElement).style.height));
    const vistos: string[] = [];
    for (const [paso, dice] of [
      ['Mes', /últimos 12 meses/],
      ['Sem.', /últimas 12 semanas/],
      ['Año', /último año/],
    ] as const) {
      await panel.getByRole('radio', { name: paso }).check({ force: true });
      await expect(panel.getByText(dice)).toBeVisible();
      vistos.push(`${await dibujo.getAttribute('aria-label')} ${(await alturas()).length}`);
    }
    expect(new Set(vistos).size).toBe(3);
    await panel.getByRole('radio', { name: 'Mes' }).check({ force: true });
  });

  await test.step('its points are walked by keyboard, and said', async () => {
    const panel = panelDe(page, 'Ventas y costo');
    await panel.getByRole('group', { name: /flechas/ }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(panel.locator('[aria-live]')).toHaveText(/, hasta hoy: Ventas \$\s.+; Costo \$\s.+; Margen/);
    await expect(panel.locator('.cartel')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel.locator('.cartel')).toHaveCount(0);
  });

  await test.step('T-DB-4: the dark mode recolours the drawings without loading anything again', async () => {
    const color = () =>
      panelDe(page, 'Ventas y costo')
        .locator('.barras > span')
        .first()
        .evaluate((una) => getComputedStyle(una).backgroundColor);
    const deDia = await color();
    await page.evaluate(() => Object.assign(globalThis, { laMisma: true }));
    await vestir(page, 'dark', 'ltr');
    await expect.poll(color).not.toBe(deDia);
    expect(await page.evaluate(() => 'laMisma' in globalThis)).toBe(true);
    await vestir(page, 'light', 'ltr');
    await expect.poll(color).toBe(deDia);
  });
  expect(quejas).toEqual([]);
});

test('the panels are arranged by each person, and stay so', async ({ context, page, interfaz }) => {
  await poblar(interfaz);
  await ingresarPorApi(context.request, await crearPersona(interfaz, 'encargado', 'Olga Ordenada'));
  const quejas = escucharQuejas(page);
  await page.goto('/');
  await esperarPaneles(page);

  await test.step('all of them: shown, hidden and moved by keyboard', async () => {
    await ordenar(page, async (dialogo) => {
      for (const nombre of LOS_DEMAS) await dialogo.getByRole('checkbox', { name: nombre }).check();
      await dialogo.getByRole('checkbox', { name: 'Ventas por sucursal' }).uncheck();
      await dialogo.getByRole('checkbox', { name: 'Cómo venimos' }).focus();
      await page.keyboard.press('Alt+ArrowUp');
      await expect(dialogo.getByRole('listitem').first()).toHaveText('Cómo venimos');
      expect(await faltasDeAcceso(page)).toEqual([]);
    });
    await expect(panelDe(page, 'Ventas por sucursal')).toHaveCount(0);
  });

  await test.step('a page read again has them as they were left', async () => {
    await page.reload();
    await esperarPaneles(page);
    await recorrer(page);
    await expect(panelDe(page, 'Ventas por sucursal')).toHaveCount(0);
    for (const nombre of LOS_DEMAS) await expect(panelDe(page, nombre)).toHaveCount(1);
    const titulos = await principalDe(page)
      .getByRole('region')
      .evaluateAll((todas) =>
        todas.map((una) => una.getAttribute('aria-label') ?? una.querySelector('h2')?.textContent ?? ''),
      );
    expect(titulos.slice(0, 2)).toEqual(['Cómo venimos', 'Para hacer ahora']);
  });

  await test.step('T-DB-3: each chart has a name that says its figures, and a table', async () => {
    for (const nombre of CON_DIBUJO) {
      const panel = panelDe(page, nombre);
      await expect(panel.getByRole('img', { name: new RegExp(`^${nombre}\\. .+: .+`) })).toBeVisible();
      await panel.getByRole('button', { name: 'Ver como tabla' }).click();
      await expect(panel.getByRole('row').first()).toBeVisible();
      await panel.getByRole('button', { name: 'Ver como gráfico' }).click();
    }
    // Two figures that are written beside it.
    await expect(
      panelDe(page, 'Resumen anual').getByRole('img', { name: /^Resumen anual\. \d{4}: .+; \d{4}: / }),
    ).toBeVisible();
  });

  await test.step('T-DB-2: another month has other customers', async () => {
    const panel = panelDe(page, 'Mejores clientes');
    await expect(panel.getByRole('row', { name: /Taller Hermanos Quiroga/ })).toBeVisible();
    await panel.getByRole('combobox', { name: 'Mes' }).selectOption({ index: 3 });
    await expect(panel.getByText('En ese mes no hubo ventas a clientes con nombre.')).toBeVisible();
  });

  await test.step('6.1: a notice for everybody is written, is known of, comes back, and is taken down', async () => {
    const panel = panelDe(page, 'Avisos internos');
    await panel.getByRole('button', { name: 'Escribir aviso' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Escribir aviso' });
    await dialogo.getByRole('textbox', { name: 'Aviso' }).fill('El lunes contamos el depósito.');
    expect(await faltasDeAcceso(page)).toEqual([]);
    await dialogo.getByRole('button', { name: 'Publicar' }).click();
    await expect(panel.getByText('El lunes contamos el depósito.')).toBeVisible();
    await panel.getByRole('button', { name: /^Ya me enteré/ }).press('Enter');
    await expect(panel.getByText(/^No hay avisos sin leer/)).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(panel.getByText('Nadie dijo todavía que se enteró')).toBeVisible();
  });

  await test.step('all of them at their width, mode and direction', async () => {
    await revisarEnTodas(page, 'inicio-con-todo', () => recorrer(page));
    await page.evaluate(() => globalThis.scrollTo(0, 0));
  });

  await test.step('back to the usual order, and taken back', async () => {
    await ordenar(page, (dialogo) => dialogo.getByRole('button', { name: 'Volver al orden de siempre' }).click());
    await expect(panelDe(page, 'Ventas por sucursal')).toHaveCount(1);
    await expect(panelDe(page, 'Tarjetas rápidas')).toHaveCount(0);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(panelDe(page, 'Ventas por sucursal')).toHaveCount(0);
    await recorrer(page);
    await expect(panelDe(page, 'Tarjetas rápidas')).toHaveCount(1);
  });
  expect(quejas).toEqual([]);
});
