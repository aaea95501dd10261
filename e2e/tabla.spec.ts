import type { Page } from '@playwright/test';
import { ARTICULOS, cargarCatalogo, codigoDe } from './catalogo.ts';
import { faltasDeAcceso } from './revisar.ts';
import { expect, test } from './tienda.ts';

// The acceptance list of the table (TD), on 120,000 artículos.

test.beforeAll(async ({ servidor, interfaz }) => {
  test.setTimeout(240_000);
  await cargarCatalogo(servidor, interfaz);
});

const grilla = (page: Page) => page.getByRole('grid', { name: 'Artículos' });
const filaDe = (page: Page, n: number) =>
  grilla(page)
    .getByRole('row')
    .filter({ hasText: codigoDe(n) });
/** What scrolls. */
const caja = (page: Page) => page.locator('[data-desplaza="Artículos"]');

async function abrirTabla(page: Page, consulta = ''): Promise<void> {
  await page.goto(`/articulos/tabla${consulta}`);
  await expect(grilla(page).getByRole('row').nth(1)).toContainText('T-');
}

test('TD-01: 120,000 rows; the end is there in under 500 ms, and what is skipped is given up', async ({ dentro }) => {
  const pedidos: string[] = [];
  const dejados: string[] = [];
  const esBloque = (url: string) => /\/api\/articulos\?/.test(url);
  dentro.on('request', (pedido) => esBloque(pedido.url()) && pedidos.push(pedido.url()));
  dentro.on('requestfailed', (pedido) => esBloque(pedido.url()) && dejados.push(pedido.failure()?.errorText ?? ''));
  await abrirTabla(dentro);
  await expect(dentro.getByText('120.000 filas')).toBeVisible();

  const saltos: number[] = [];
  for (const parte of [1, 0.5, 0.75, 0.25, 0.9]) saltos.push(await saltar(dentro, parte));
  console.log(`TD-01 jumps to content: ${saltos.map((ms) => `${Math.round(ms)} ms`).join(', ')} (target 500)`);
  expect(saltos.sort((a, b) => a - b)[2]).toBeLessThan(500);
  await saltar(dentro, 1);
  await expect(filaDe(dentro, ARTICULOS - 1)).toBeInViewport();

  // A slow answer that nobody waits for any more is cut off; blocks that are only passed by are never asked for.
  await dentro.route(esBloqueDe, async (ruta) => {
    await new Promise((listo) => setTimeout(listo, 1_000));
    await ruta.continue().catch(() => {});
  });
  const antes = pedidos.length;
  for (const tramo of [0.2, 0.4, 0.6, 0.8]) {
    await caja(dentro).evaluate((el, parte) => {
      el.scrollTop = el.scrollHeight * parte;
    }, tramo);
    await dentro.waitForTimeout(250);
  }
  await caja(dentro).evaluate(async (el) => {
    for (let i = 0; i < 30; i += 1) {
      el.scrollTop = el.scrollHeight * (0.1 + i / 60);
      await new Promise((listo) => requestAnimationFrame(listo));
    }
  });
  await expect(dentro.locator('tr.por-llegar')).toHaveCount(0, { timeout: 10_000 });
  await dentro.unroute(esBloqueDe);
  console.log(`TD-01 asked ${pedidos.length - antes}, given up ${dejados.length}`);
  expect(dejados.length).toBeGreaterThanOrEqual(4);
  expect(new Set(dejados)).toEqual(new Set(['net::ERR_ABORTED']));
  expect(pedidos.length - antes).toBeLessThan(20);
});

const esBloqueDe = (url: URL) => url.pathname === '/api/articulos' && Number(url.searchParams.get('pagina')) > 1;

/** Scrolls at once to a part of the whole and tells how long it took until every row in view was there. */
const saltar = (page: Page, parte: number): Promise<number> =>
  caja(page).evaluate(async (el, hasta) => {
    const desde = performance.now();
    const antes = el.querySelector('tbody')?.textContent;
    el.scrollTop = el.scrollHeight * hasta;
    while (el.querySelector('tbody')?.textContent === antes || el.querySelector('tr.por-llegar')) {
      if (performance.now() - desde > 10_000) throw new Error('the rows did not come');
      await new Promise((listo) => requestAnimationFrame(listo));
    }
    return performance.now() - desde;
  }, parte);

test('TD-02: a grid with counts and places, one tab stop, and the keys that walk it', async ({ dentro }) => {
  await abrirTabla(dentro);
  await expect(grilla(dentro)).toHaveAttribute('aria-rowcount', String(ARTICULOS + 1));
  const columnas = await grilla(dentro).getByRole('columnheader').count();
  await expect(grilla(dentro)).toHaveAttribute('aria-colcount', String(columnas));
  await expect(grilla(dentro).getByRole('columnheader', { name: 'Código' })).toHaveAttribute('aria-sort', 'none');
  expect(await grilla(dentro).evaluate((el) => el.querySelectorAll('[tabindex="0"]').length)).toBe(1);

  await dentro.getByRole('button', { name: 'Exportar a CSV' }).focus();
  await dentro.keyboard.press('Tab');
  const enfocada = () =>
    dentro.evaluate(() => ({
      fila: Number(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')),
      que: document.activeElement?.tagName,
      celda: document.activeElement?.closest('td, th')?.textContent ?? '',
    }));
  const tras = async (...teclas: readonly string[]) => {
    for (const tecla of teclas) await dentro.keyboard.press(tecla);
    return enfocada();
  };
  expect(await enfocada()).toMatchObject({ fila: 2, que: 'TR' });
  expect(await tras('ArrowDown', 'ArrowDown')).toMatchObject({ fila: 4, que: 'TR' });
  const { fila: pagina } = await tras('PageDown');
  expect(pagina).toBeGreaterThan(4 + 5);
  expect(await tras('PageUp')).toMatchObject({ fila: 4 });
  expect(await tras('End')).toMatchObject({ fila: ARTICULOS + 1, que: 'TR' });
  await expect(filaDe(dentro, ARTICULOS - 1)).toBeVisible();
  expect(await tras('Home')).toMatchObject({ fila: 2, que: 'TR' });
  expect(await tras('ArrowRight')).toMatchObject({ fila: 2, que: 'TD', celda: codigoDe(0) });
  expect((await tras('ArrowRight', 'ArrowDown')).celda).toContain('Pastilla de freno');
  expect(await tras('Home')).toMatchObject({ fila: 3, celda: codigoDe(1) });
  expect(await tras('End')).toMatchObject({ fila: 3, que: 'BUTTON' });
  expect(await tras('Home', 'Control+End')).toMatchObject({ fila: ARTICULOS + 1, que: 'BUTTON' });
  expect(await tras('Control+Home')).toMatchObject({ fila: 2, celda: codigoDe(0) });
  expect(await tras('ArrowUp')).toMatchObject({ fila: 1, que: 'BUTTON', celda: 'Código' });
  expect(await tras('ArrowDown', 'ArrowLeft')).toMatchObject({ fila: 2, que: 'TR' });
  // Scrolled away and back by the wheel, the keyboard is still where it was.
  await caja(dentro).evaluate((el) => {
    el.scrollTop = 400_000;
  });
  await dentro.waitForTimeout(300);
  expect(await tras('ArrowDown')).toMatchObject({ fila: 3, que: 'TR' });
  await expect(filaDe(dentro, 1)).toBeInViewport();

  await dentro.keyboard.press('Tab');
  expect(await dentro.evaluate(() => document.activeElement?.closest('[role="grid"]') === null)).toBe(true);
  await dentro.keyboard.press('Shift+Tab');
  expect(await tras('Enter').catch(() => undefined)).toBeDefined();
  await expect(dentro).toHaveURL(/\/articulos\/tabla\/[0-9a-f-]+/);
  await dentro.goBack();
  await expect(filaDe(dentro, 1)).toBeVisible();
});

test('TD-14: rows on their way keep their place, a block that fails says so and comes again', async ({ dentro }) => {
  await abrirTabla(dentro);
  let cae = true;
  await dentro.route(esBloqueDe, (ruta) =>
    cae
      ? ruta.fulfill({
          status: 403,
          contentType: 'application/problem+json',
          body: '{"status":403,"code":"comun.sin_permiso","title":"No tenés permiso para esta operación."}',
        })
      : ruta.continue(),
  );
  await caja(dentro).evaluate((el) => {
    el.scrollTop = el.scrollHeight;
  });
  const reintentar = grilla(dentro).getByRole('button', { name: 'Reintentar' }).last();
  await expect(reintentar).toBeVisible({ timeout: 20_000 });
  await expect(reintentar).toHaveAttribute('title', /permiso/);
  cae = false;
  await reintentar.click();
  await expect(filaDe(dentro, ARTICULOS - 1)).toBeVisible();
});

test('TD-16: no accessibility fault, and a grid that reads as one', async ({ dentro }) => {
  await abrirTabla(dentro);
  expect(await faltasDeAcceso(dentro)).toEqual([]);
  await expect(grilla(dentro)).toMatchAriaSnapshot(`
    - grid "Artículos":
      - rowgroup:
        - row /Código.*Descripción.*Estado.*/:
          - columnheader "Código"
  `);
  await caja(dentro).evaluate((el) => {
    el.scrollTop = el.scrollHeight / 2;
  });
  await expect(dentro.locator('tr.por-llegar')).toHaveCount(0);
  expect(await faltasDeAcceso(dentro)).toEqual([]);
});

test('TD-19: scrolling with a filter on stays smooth', async ({ dentro }) => {
  await abrirTabla(dentro, '?conStock=false&orden=-codigo');
  await expect(dentro.getByText('120.000 filas')).toBeVisible();
  await dentro.waitForLoadState('networkidle');
  const vueltas: { readonly rueda: number; readonly barra: number }[] = [];
  // What else the machine does only adds: the best of three is what the table takes.
  for (let vuelta = 0; vuelta < 3; vuelta += 1) {
    vueltas.push({ rueda: await p95DeCuadro(dentro, 120, 150), barra: await p95DeCuadro(dentro, 20_000, 100) });
  }
  const mejor = (cual: 'rueda' | 'barra') => Math.min(...vueltas.map((vuelta) => vuelta[cual]));
  const todas = vueltas.map(({ rueda, barra }) => `${rueda.toFixed(0)}/${barra.toFixed(0)}`).join(', ');
  console.log(`TD-19 p95 of a frame, 120 px and 20,000 px at a time: ${todas} ms (target 100)`);
  expect(mejor('rueda')).toBeLessThanOrEqual(100);
  expect(mejor('barra')).toBeLessThanOrEqual(100);
});

const p95DeCuadro = (page: Page, paso: number, veces: number): Promise<number> =>
  caja(page).evaluate(
    async (el, [px, cuantas]) => {
      const cuadros: number[] = [];
      let antes = performance.now();
      for (let i = 0; i < cuantas; i += 1) {
        el.scrollTop = i * px;
        await new Promise((listo) => requestAnimationFrame(listo));
        cuadros.push(performance.now() - antes);
        antes = performance.now();
      }
      return cuadros.sort((a, b) => a - b)[Math.floor(cuantas * 0.95)] ?? 0;
    },
    [paso, veces] as const,
  );

test('TD-20: nothing moves when rows arrive', async ({ dentro }) => {
  await abrirTabla(dentro);
  await dentro.waitForLoadState('networkidle');
  await dentro.route(esBloqueDe, async (ruta) => {
    await new Promise((listo) => setTimeout(listo, 400));
    await ruta.continue();
  });
  for (const parte of [0.3, 0.7, 1]) {
    const medida = await caja(dentro).evaluate(async (el, hasta) => {
      const dormir = (ms: number) => new Promise((listo) => setTimeout(listo, ms));
      const lugares = () =>
        Object.fromEntries(
          [...el.querySelectorAll('tbody tr[aria-rowindex]')].map((tr) => {
            const { top, height } = tr.getBoundingClientRect();
            return [tr.getAttribute('aria-rowindex'), `${top} ${height}`];
          }),
        );
      el.scrollTop = el.scrollHeight * hasta;
      await dormir(200);
      const antes = lugares();
      const enEspera = el.querySelectorAll('tr.por-llegar').length;
      let corrido = 0;
      const mirador = new PerformanceObserver((lista) => {
        for (const uno of lista.getEntries()) corrido += (uno as PerformanceEntry & { value: number }).value;
      });
      mirador.observe({ type: 'layout-shift' });
      while (el.querySelector('tr.por-llegar')) await dormir(50);
      await dormir(200);
      mirador.disconnect();
      return { antes, despues: lugares(), enEspera, corrido };
    }, parte);
    expect(medida.enEspera).toBeGreaterThan(10);
    expect(medida.despues).toEqual(medida.antes);
    expect(medida.corrido).toBe(0);
  }
});

const titulos = (page: Page) =>
  grilla(page)
    .getByRole('columnheader')
    .evaluateAll((todos) => todos.map((th) => th.textContent).filter((texto) => texto !== 'Acciones'));
const titulo = (page: Page, cual: string) => grilla(page).getByRole('columnheader', { name: cual });

/** Opens the menu of a column by keyboard and chooses in it. */
async function enMenu(page: Page, columna: string, entrada: string): Promise<void> {
  await titulo(page, columna).getByRole('button').first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('menuitem', { name: entrada }).click();
}

test('TD-03: a column pinned to either side stays there while the rest scrolls, mirrored in rtl', async ({
  dentro,
}) => {
  await dentro.setViewportSize({ width: 900, height: 800 });
  await abrirTabla(dentro);
  await enMenu(dentro, 'Marca', 'Fijar al inicio');
  await enMenu(dentro, 'Lista 1', 'Fijar al final');
  await enMenu(dentro, 'Descripción', 'Ensanchar');
  for (let i = 0; i < 12; i += 1) await enMenu(dentro, 'Descripción', 'Ensanchar');
  expect((await titulos(dentro)).slice(0, 2)).toEqual(['Código', 'Marca']);
  expect((await titulos(dentro)).at(-1)).toBe('Lista 1');
  const lugar = async (cual: string) => (await titulo(dentro, cual).boundingBox())?.x ?? 0;
  const probar = async (sentido: 1 | -1) => {
    const antes = { marca: await lugar('Marca'), precio: await lugar('Lista 1'), suelta: await lugar('Descripción') };
    await caja(dentro).evaluate((el, hacia) => {
      el.scrollLeft = 150 * hacia;
    }, sentido);
    expect(await lugar('Marca')).toBe(antes.marca);
    expect(await lugar('Lista 1')).toBe(antes.precio);
    expect(await lugar('Descripción')).toBeCloseTo(antes.suelta - 150 * sentido, 0);
    return antes;
  };
  const ltr = await probar(1);
  expect(ltr.marca).toBeLessThan(ltr.precio);
  await dentro.evaluate(() => {
    const clave = 'trastienda.apariencia.v2';
    const guardado = JSON.parse(localStorage.getItem(clave) ?? '{}');
    const poner = (ajustes: object) => ({ ...ajustes, direccion: 'rtl' });
    const usuarios = Object.entries(guardado.usuarios ?? {}).map(([id, suyos]) => [id, poner(suyos as object)]);
    const newValue = JSON.stringify({ activa: poner(guardado.activa ?? {}), usuarios: Object.fromEntries(usuarios) });
    localStorage.setItem(clave, newValue);
    globalThis.dispatchEvent(new StorageEvent('storage', { key: clave, newValue, storageArea: localStorage }));
  });
  await expect(dentro.locator('html')).toHaveAttribute('dir', 'rtl');
  await dentro.reload();
  await expect(filaDe(dentro, 0)).toBeVisible();
  const rtl = await probar(-1);
  expect(rtl.marca).toBeGreaterThan(rtl.precio);
});

test('TD-04: columns change places by drag, by menu, by keyboard and in their panel, and stay so', async ({
  dentro,
}) => {
  await abrirTabla(dentro);
  const alComienzo = await titulos(dentro);
  expect(alComienzo.slice(0, 4)).toEqual(['Código', 'Descripción', 'Marca', 'Lista 1']);
  await titulo(dentro, 'Marca').dragTo(titulo(dentro, 'Descripción'), { targetPosition: { x: 10, y: 15 } });
  expect((await titulos(dentro)).slice(0, 4)).toEqual(['Código', 'Marca', 'Descripción', 'Lista 1']);
  await enMenu(dentro, 'Marca', 'Mover hacia el final');
  expect((await titulos(dentro)).slice(0, 4)).toEqual(['Código', 'Descripción', 'Marca', 'Lista 1']);
  await titulo(dentro, 'Descripción').getByRole('button').first().focus();
  await dentro.keyboard.press('Control+Shift+ArrowRight');
  expect((await titulos(dentro)).slice(0, 4)).toEqual(['Código', 'Marca', 'Descripción', 'Lista 1']);
  await dentro.getByRole('button', { name: 'Columnas', exact: true }).click();
  const panel = dentro.getByRole('dialog', { name: 'Columnas' });
  await panel.getByRole('button', { name: 'Bajar Descripción' }).click();
  await panel.getByRole('checkbox', { name: 'Marca' }).uncheck();
  expect(await faltasDeAcceso(dentro)).toEqual([]);
  await dentro.keyboard.press('Escape');
  await dentro.reload();
  await expect(filaDe(dentro, 0)).toBeVisible();
  expect((await titulos(dentro)).slice(0, 3)).toEqual(['Código', 'Lista 1', 'Descripción']);
  await dentro.getByRole('button', { name: 'Columnas', exact: true }).click();
  await panel.getByRole('button', { name: 'Volver a como estaban' }).click();
  await dentro.keyboard.press('Escape');
  expect(await titulos(dentro)).toEqual(alComienzo);
});

test('TD-05: a column is as wide as it is pulled, by keyboard too, and fits its content on a double click', async ({
  dentro,
}) => {
  await abrirTabla(dentro);
  const ancho = async () => Math.round((await titulo(dentro, 'Código').boundingBox())?.width ?? 0);
  const antes = await ancho();
  const tirador = titulo(dentro, 'Código').locator('.tirador');
  const caja = await tirador.boundingBox();
  if (!caja) throw new Error('no edge to pull');
  await dentro.mouse.move(caja.x + 4, caja.y + 8);
  await dentro.mouse.down();
  await dentro.mouse.move(caja.x + 44, caja.y + 8, { steps: 4 });
  await dentro.mouse.up();
  expect(await ancho()).toBe(antes + 40);
  await titulo(dentro, 'Código').getByRole('button').first().focus();
  await dentro.keyboard.press('Shift+ArrowLeft');
  expect(await ancho()).toBe(antes + 24);
  await tirador.dblclick();
  const justo = await ancho();
  expect(justo).toBeLessThan(antes);
  const cortados = await grilla(dentro).evaluate(
    (el) => [...el.querySelectorAll('tbody td:first-child')].filter((td) => td.scrollWidth > td.clientWidth).length,
  );
  expect(cortados).toBe(0);
  await enMenu(dentro, 'Código', 'Ensanchar');
  expect(await ancho()).toBe(justo + 24);
});

test('TD-06: Shift orders by one more column, which says its place, and the address holds it', async ({ dentro }) => {
  await abrirTabla(dentro);
  const ordenar = (cual: string) => titulo(dentro, cual).getByRole('button').first();
  await ordenar('Descripción').click();
  await expect(dentro).toHaveURL(/orden=descripcion$/);
  await ordenar('Código').click({ modifiers: ['Shift'] });
  await ordenar('Código').click({ modifiers: ['Shift'] });
  await expect(dentro).toHaveURL(/orden=descripcion(,|%2C)-codigo$/);
  await expect(titulo(dentro, 'Código')).toHaveAttribute('aria-sort', 'descending');
  await expect(titulo(dentro, 'Código')).toHaveAccessibleName('Código, 2.º en el orden');
  await expect(titulo(dentro, 'Descripción')).toHaveText('Descripción1');
  // Of the alike, the last code comes first.
  const primeras = await grilla(dentro).evaluate((el) =>
    [...el.querySelectorAll('tbody tr[aria-rowindex]')].slice(0, 5).map((tr) => {
      const [codigo, descripcion] = [...(tr as HTMLTableRowElement).cells].map((td) => td.textContent);
      return { codigo: codigo ?? '', descripcion };
    }),
  );
  expect(new Set(primeras.map(({ descripcion }) => descripcion)).size).toBe(1);
  expect(primeras.map(({ codigo }) => codigo)).toEqual(
    primeras
      .map(({ codigo }) => codigo)
      .sort()
      .reverse(),
  );
  await ordenar('Código').click();
  await expect(dentro).toHaveURL(/orden=codigo$/);
});

test('TD-08: one search over the whole list, kept in the address', async ({ dentro }) => {
  await abrirTabla(dentro);
  await dentro.getByRole('searchbox').fill(codigoDe(ARTICULOS - 1));
  await expect(filaDe(dentro, ARTICULOS - 1)).toBeVisible();
  await expect(dentro.getByText('1 fila', { exact: true })).toBeVisible();
  await expect(dentro).toHaveURL(/buscar=T-120000/);
});

test('TD-18: on a phone the rows are cards, by pages', async ({ dentro }) => {
  await dentro.setViewportSize({ width: 390, height: 844 });
  await dentro.goto('/articulos/tabla');
  const tarjetas = dentro.getByRole('list', { name: 'Artículos' }).getByRole('listitem');
  await expect(tarjetas).toHaveCount(50);
  await expect(tarjetas.first()).toContainText(codigoDe(0));
  await expect(dentro.getByRole('grid')).toHaveCount(0);
  await dentro.getByRole('button', { name: 'Página siguiente' }).click();
  await expect(tarjetas.first()).toContainText(codigoDe(50));
  expect(await faltasDeAcceso(dentro)).toEqual([]);
});
