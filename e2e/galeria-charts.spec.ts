import type { Locator, Page } from '@playwright/test';
import { expect, test } from './galeria.ts';
import { vestir } from './revisar.ts';

// T-GR: every chart has marks in the colours of the theme, a name, a legend by keyboard and a table with the same figures.

/** Each chart with how many entries its legend has: a single series has none. */
const GRAFICOS = [
  { ruta: 'line-chart', nombres: [['Temperatura máxima y mínima', 2]] },
  { ruta: 'gredient-chart', nombres: [['Me gusta de las publicaciones', 0]] },
  {
    ruta: 'doughnut-pie-chart',
    nombres: [
      ['Ventas por canal, en anillo', 5],
      ['Ventas por canal, en torta', 5],
    ],
  },
  { ruta: 'area-chart', nombres: [['Visitas por hora', 2]] },
  { ruta: 'column-chart', nombres: [['Resultado de cada mes, en miles de pesos', 3]] },
  { ruta: 'candlestick-chart', nombres: [['Precio por día', 2]] },
  {
    ruta: 'radialbar-chart',
    nombres: [
      ['Avance de las metas', 4],
      ['Pedidos, comparados con el año anterior', 2],
    ],
  },
] as const;

/** How many points of a drawing have that colour, or nearly. */
const puntosDe = (dibujo: Locator, color: string): Promise<number> =>
  dibujo.locator('canvas').evaluate((nodo, hexa) => {
    const canvas = nodo as HTMLCanvasElement;
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => Number.parseInt(hexa.slice(i, i + 2), 16));
    const cerca = (valor: number | undefined, del: number) => Math.abs((valor ?? 999) - del) < 12;
    let cuantos = 0;
    for (let i = 0; i < data.length; i += 4) {
      if (cerca(data[i], r) && cerca(data[i + 1], g) && cerca(data[i + 2], b) && (data[i + 3] ?? 0) > 200) cuantos++;
    }
    return cuantos;
  }, color);

/** What is drawn, to tell one drawing from another. */
const puntosPintados = (dibujo: Locator): Promise<string> =>
  dibujo.locator('canvas').evaluate((nodo) => (nodo as HTMLCanvasElement).toDataURL());

const AZUL = '#5D87FF';
const AZUL_DE_NOCHE = '#6C92FA';
const VERDE = '#3FA35C';
const ROJO_DE_VELA = '--t-palette-error-accent';

const variable = (page: Page, nombre: string): Promise<string> =>
  page.evaluate((una) => getComputedStyle(document.documentElement).getPropertyValue(una).trim(), nombre);

/** Whether something is drawn at each edge: the figures of the axis reach theirs, the lines keep off the other. */
const orillasDe = (dibujo: Locator) =>
  dibujo.locator('canvas').evaluate((nodo) => {
    const { width, height } = nodo as HTMLCanvasElement;
    const pintada = (x: number) =>
      (nodo as HTMLCanvasElement)
        .getContext('2d')
        ?.getImageData(x, 0, 10, height)
        .data.some((valor) => valor > 0);
    return { izquierda: pintada(0), derecha: pintada(width - 10) };
  });

/** Whether something is drawn in the last row of its points. */
const llegaAlPie = (dibujo: Locator) =>
  dibujo.locator('canvas').evaluate((nodo) => {
    const { width, height } = nodo as HTMLCanvasElement;
    const pie = (nodo as HTMLCanvasElement).getContext('2d')?.getImageData(0, height - 1, width, 1);
    return pie?.data.some((valor) => valor > 0);
  });

const dibujoDe = (page: Page, nombre: string): Locator =>
  page.getByRole('region', { name: nombre, exact: true }).getByRole('img');

/** When the page was painted first, when what draws was asked for, and what moved by itself since it loaded. Runs in the page. */
async function mirarLaCarga() {
  type Corrimiento = PerformanceEntry & {
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  };
  const corrimientos = await new Promise<readonly Corrimiento[]>((listo) => {
    const vigia = new PerformanceObserver((lista) => listo(lista.getEntries() as Corrimiento[]));
    vigia.observe({ type: 'layout-shift', buffered: true });
    // Without any, nobody is told.
    setTimeout(() => listo([]), 500);
  });
  const deMotor = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/lienzo'));
  return {
    pintado: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    motor: Math.min(...deMotor.map(({ startTime }) => startTime)),
    corrido: corrimientos
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .flatMap(({ sources }) => sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 200) ?? '')),
  };
}

test('T-GR-1, T-GR-2, T-GR-5: seven screens of charts', async ({ demo, quejas }) => {
  for (const { ruta, nombres } of GRAFICOS) {
    await demo.goto(`/charts/${ruta}`);
    for (const [nombre, entradas] of nombres) {
      const tarjeta = demo.getByRole('region', { name: nombre, exact: true });
      const dibujo = dibujoDe(demo, nombre);

      await test.step(`T-GR-1: ${ruta}: ${nombre} has marks and a name`, async () => {
        await expect(dibujo).toHaveAccessibleName(new RegExp(`^${nombre}\\. .+: .+;`));
        const color = ruta === 'candlestick-chart' ? await variable(demo, ROJO_DE_VELA) : AZUL;
        await expect.poll(() => puntosDe(dibujo, color)).toBeGreaterThan(0);
        expect(await llegaAlPie(dibujo), `${nombre}: what hangs from its letters is not cut`).toBe(false);
      });

      const leyenda = tarjeta.getByRole('group', { name: nombre }).getByRole('button');
      await expect(leyenda, `${nombre}: entries of its legend`).toHaveCount(entradas);
      if (entradas > 0) {
        await test.step(`T-GR-2: ${ruta}: each of the legend hides with a click and shows again`, async () => {
          for (const una of await leyenda.all()) {
            const [antes, dicho] = [await puntosPintados(dibujo), await dibujo.getAttribute('aria-label')];
            await una.click();
            await expect(una).toHaveAttribute('aria-pressed', 'false');
            await expect.poll(() => puntosPintados(dibujo)).not.toBe(antes);
            // What candles say are their figures, whichever way they go.
            if (ruta !== 'candlestick-chart') await expect(dibujo).not.toHaveAttribute('aria-label', dicho ?? '');
            await una.click();
            await expect(una).toHaveAttribute('aria-pressed', 'true');
            await expect(dibujo).toHaveAttribute('aria-label', dicho ?? '');
          }
        });
        await test.step(`T-GR-2: ${ruta}: the legend hides by keyboard and shows again`, async () => {
          const color = ruta === 'candlestick-chart' ? await variable(demo, ROJO_DE_VELA) : AZUL;
          const primera = ruta === 'candlestick-chart' ? leyenda.last() : leyenda.first();
          await primera.focus();
          await demo.keyboard.press('Space');
          await expect(primera).toHaveAttribute('aria-pressed', 'false');
          await expect.poll(() => puntosDe(dibujo, color)).toBe(0);
          await demo.keyboard.press('Space');
          await expect.poll(() => puntosDe(dibujo, color)).toBeGreaterThan(0);
        });
      }

      await test.step(`T-GR-5: ${ruta}: the table says what the name says`, async () => {
        const dicho = (await dibujo.getAttribute('aria-label')) ?? '';
        await tarjeta.getByRole('button', { name: 'Ver como tabla' }).click();
        const filas = await tarjeta.locator('tbody tr').evaluateAll((todas) =>
          todas.map((fila) => {
            const [categoria = '', ...cifras] = [...fila.children].map((celda) => celda.textContent ?? '');
            return `${categoria}: ${cifras.join(', ')}`;
          }),
        );
        expect(filas.length).toBeGreaterThan(3);
        // Of candles, the last: those that are in view.
        const dichas = ruta === 'candlestick-chart' ? filas.slice(-12) : filas.slice(0, 12);
        expect(`${nombre}. ${dichas.join('; ')}`).toBe(dicho);
      });
    }
  }
  expect(quejas).toEqual([]);
});

test('T-GR-3, T-GR-4: a chart follows the mode and the direction; it is taken away as a picture', async ({ demo }) => {
  await demo.goto('/charts/column-chart');
  const nombre = 'Resultado de cada mes, en miles de pesos';
  const dibujo = dibujoDe(demo, nombre);
  await expect.poll(() => puntosDe(dibujo, AZUL)).toBeGreaterThan(0);

  await test.step('T-GR-3: the mode and the colour of the theme recolour', async () => {
    await vestir(demo, 'dark', 'ltr');
    await expect.poll(() => puntosDe(dibujo, AZUL_DE_NOCHE)).toBeGreaterThan(0);
    expect(await puntosDe(dibujo, AZUL)).toBe(0);
    await vestir(demo, 'light', 'ltr');
    await expect.poll(() => puntosDe(dibujo, AZUL)).toBeGreaterThan(0);
    for (const [tema, color, otro] of [
      ['Verde', VERDE, AZUL],
      ['Azul', AZUL, VERDE],
    ] as const) {
      await demo.getByRole('button', { name: 'Personalizar apariencia' }).click();
      await demo.getByRole('radio', { name: tema, exact: true }).check({ force: true });
      await demo.keyboard.press('Escape');
      await expect.poll(() => puntosDe(dibujo, color)).toBeGreaterThan(0);
      expect(await puntosDe(dibujo, otro)).toBe(0);
    }
  });

  await test.step('T-GR-4: from right to left the figures of the axis stand at the right', async () => {
    await expect.poll(() => orillasDe(dibujo)).toEqual({ izquierda: true, derecha: false });
    await vestir(demo, 'light', 'rtl');
    await expect.poll(() => orillasDe(dibujo)).toEqual({ izquierda: false, derecha: true });
    await vestir(demo, 'light', 'ltr');
  });

  await test.step('T-GR-3, T-GR-4: and so does every other', async () => {
    for (const { ruta, nombres } of GRAFICOS) {
      await demo.goto(`/charts/${ruta}`);
      for (const [otro] of nombres) {
        const suyo = dibujoDe(demo, otro);
        await expect(suyo.locator('canvas')).toBeVisible();
        const enVelas = ruta === 'candlestick-chart' ? () => variable(demo, ROJO_DE_VELA) : undefined;
        const claro = (await enVelas?.()) ?? AZUL;
        await expect.poll(() => puntosDe(suyo, claro), { message: otro }).toBeGreaterThan(0);
        const deDia = await puntosPintados(suyo);
        await vestir(demo, 'dark', 'ltr');
        await expect.poll(() => puntosPintados(suyo), { message: `${otro}: by night` }).not.toBe(deDia);
        const oscuro = (await enVelas?.()) ?? AZUL_DE_NOCHE;
        await expect.poll(() => puntosDe(suyo, oscuro), { message: otro }).toBeGreaterThan(0);
        if (!enVelas) expect(await puntosDe(suyo, claro), otro).toBe(0);
        await vestir(demo, 'light', 'ltr');
        await expect.poll(() => puntosDe(suyo, claro), { message: otro }).toBeGreaterThan(0);
        const derecho = await puntosPintados(suyo);
        await vestir(demo, 'light', 'rtl');
        await expect.poll(() => puntosPintados(suyo), { message: `${otro}: from right to left` }).not.toBe(derecho);
        await vestir(demo, 'light', 'ltr');
      }
    }
    await demo.goto('/charts/column-chart');
  });

  await test.step('a picture of it', async () => {
    const bajada = demo.waitForEvent('download');
    await demo.getByRole('button', { name: 'Descargar imagen' }).click();
    expect((await bajada).suggestedFilename()).toBe(`${nombre}.png`);
  });

  await test.step('candles come nearer with buttons', async () => {
    await demo.goto('/charts/candlestick-chart');
    const velas = dibujoDe(demo, 'Precio por día');
    await expect(velas).toBeVisible();
    const rojo = await variable(demo, ROJO_DE_VELA);
    await expect.poll(() => puntosDe(velas, rojo)).toBeGreaterThan(0);
    const antes = await velas.locator('canvas').evaluate((nodo) => (nodo as HTMLCanvasElement).toDataURL());
    await demo.getByRole('button', { name: 'Acercar' }).click();
    await expect
      .poll(() => velas.locator('canvas').evaluate((nodo) => (nodo as HTMLCanvasElement).toDataURL()))
      .not.toBe(antes);
  });
});

test('the panel of the shop (6.2) does what T-DB-2 to T-DB-5 ask of the home', async ({ demo, quejas }) => {
  const principal = demo.getByRole('main');

  await test.step('the shop: what draws the charts comes after the first paint, and nothing moves when it does, nor when the greeting goes', async () => {
    await demo.goto('/dashboards/ecommerce');
    await demo.evaluate(() => sessionStorage.clear());
    await demo.reload();
    await expect(principal.locator('canvas').first()).toBeVisible();
    await expect(demo.getByTestId('panel-bienvenida')).toBeVisible();
    await expect(demo.getByTestId('panel-bienvenida')).toBeHidden();
    const { pintado, motor, corrido } = await demo.evaluate(mirarLaCarga);
    expect(motor).toBeGreaterThan(pintado);
    expect(corrido).toEqual([]);
  });

  await test.step('the shop: each chart has a name that says its figures, and a table', async () => {
    const dibujos = principal.getByRole('img', { name: /^.+\. .+: .+;/ });
    await expect(dibujos.first()).toBeVisible();
    const tablas = principal.getByRole('button', { name: 'Ver como tabla' });
    expect(await tablas.count()).toBeGreaterThan(5);
    await expect(dibujos).toHaveCount(await tablas.count());
  });

  await test.step('the shop: another month has other figures and another drawing', async () => {
    const [importes, lineas] = [principal.getByTestId('panel-importe'), principal.locator('polyline')];
    const dibujado = () => lineas.evaluateAll((todas) => todas.map((una) => una.getAttribute('points')));
    const [cifras, dibujos] = [await importes.allInnerTexts(), await dibujado()];
    expect(cifras.length).toBeGreaterThan(3);
    await principal.getByRole('combobox', { name: 'Mes' }).click();
    await demo.getByRole('option', { name: /sept/ }).click();
    await expect(demo).toHaveURL(/mes=2026-09/);
    await expect.poll(async () => (await importes.allInnerTexts()).filter((una, i) => una === cifras[i])).toEqual([]);
    expect((await dibujado()).filter((uno, i) => uno === dibujos[i])).toEqual([]);
  });

  await test.step('the shop: the dark mode recolours them without loading anything again', async () => {
    const ingresos = demo.getByRole('region', { name: 'Ingresos', exact: true }).getByRole('img');
    await expect.poll(() => puntosDe(ingresos, AZUL)).toBeGreaterThan(0);
    await vestir(demo, 'dark', 'ltr');
    await expect.poll(() => puntosDe(ingresos, AZUL_DE_NOCHE)).toBeGreaterThan(0);
    await vestir(demo, 'light', 'ltr');
  });
  expect(quejas).toEqual([]);
});
