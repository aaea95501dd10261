import { cargarCatalogo } from './catalogo.ts';
import { faltasDeAcceso } from './revisar.ts';
import { abrirTabla, caja, enMenu, filaDe, grilla, titulo, titulos } from './tabla.ts';
import { expect, test } from './tienda.ts';

// The columns of the table (TD-03 to TD-06), on 120,000 artículos.

test.beforeAll(async ({ servidor, interfaz }) => {
  test.setTimeout(240_000);
  await cargarCatalogo(servidor, interfaz);
});

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
  // The columns of listas come after the rows: what there was at the start is read once they are there.
  await expect.poll(() => titulos(dentro)).toContain('Lista 1');
  const alComienzo = await titulos(dentro);
  expect(alComienzo.slice(0, 3)).toEqual(['Código', 'Descripción', 'Marca']);
  await titulo(dentro, 'Marca').dragTo(titulo(dentro, 'Descripción'), { targetPosition: { x: 10, y: 15 } });
  await expect.poll(async () => (await titulos(dentro)).slice(0, 3)).toEqual(['Código', 'Marca', 'Descripción']);
  await enMenu(dentro, 'Marca', 'Mover hacia el final');
  await expect.poll(async () => (await titulos(dentro)).slice(0, 3)).toEqual(['Código', 'Descripción', 'Marca']);
  await titulo(dentro, 'Descripción').getByRole('button').first().focus();
  await dentro.keyboard.press('Control+Shift+ArrowRight');
  await expect.poll(async () => (await titulos(dentro)).slice(0, 3)).toEqual(['Código', 'Marca', 'Descripción']);
  await dentro.getByRole('button', { name: 'Columnas', exact: true }).click();
  const panel = dentro.getByRole('dialog', { name: 'Columnas' });
  await panel.getByRole('button', { name: 'Bajar Descripción' }).click();
  await panel.getByRole('checkbox', { name: 'Marca' }).uncheck();
  expect(await faltasDeAcceso(dentro)).toEqual([]);
  await dentro.keyboard.press('Escape');
  await dentro.reload();
  await expect(filaDe(dentro, 0)).toBeVisible();
  await expect.poll(async () => (await titulos(dentro)).slice(0, 3)).toEqual(['Código', 'Lista 1', 'Descripción']);
  await dentro.getByRole('button', { name: 'Columnas', exact: true }).click();
  const volver = panel.getByRole('button', { name: 'Volver a como estaban' });
  await volver.click();
  await expect(volver).toHaveAttribute('aria-disabled', 'true');
  await expect(volver).toBeFocused();
  await dentro.keyboard.press('Escape');
  await expect.poll(() => titulos(dentro)).toEqual(alComienzo);
});

test('TD-05: a column is as wide as it is pulled, by keyboard too, and fits its content on a double click', async ({
  dentro,
}) => {
  await abrirTabla(dentro);
  const ancho = async () => Math.round((await titulo(dentro, 'Código').boundingBox())?.width ?? 0);
  const antes = await ancho();
  const tirador = titulo(dentro, 'Código').locator('.tirador');
  const borde = await tirador.boundingBox();
  if (!borde) throw new Error('no edge to pull');
  await dentro.mouse.move(borde.x + 4, borde.y + 8);
  await dentro.mouse.down();
  await dentro.mouse.move(borde.x + 44, borde.y + 8, { steps: 4 });
  await dentro.mouse.up();
  expect(await ancho()).toBe(antes + 40);
  await titulo(dentro, 'Código').getByRole('button').first().focus();
  await dentro.keyboard.press('Shift+ArrowLeft');
  expect(await ancho()).toBe(antes + 24);
  await tirador.dblclick();
  await expect.poll(ancho).toBeLessThan(antes);
  const justo = await ancho();
  const cortados = await grilla(dentro).evaluate(
    (el) => [...el.querySelectorAll('tbody td:nth-child(2)')].filter((td) => td.scrollWidth > td.clientWidth).length,
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
  const primeras = () =>
    grilla(dentro).evaluate((el) =>
      [...el.querySelectorAll('tbody tr[aria-rowindex]')].slice(0, 5).map((tr) => {
        const [, codigo, descripcion] = [...(tr as HTMLTableRowElement).cells].map((td) => td.textContent);
        return { codigo: codigo ?? '', descripcion: descripcion ?? '' };
      }),
    );
  const codigos = async () => (await primeras()).map(({ codigo }) => codigo);
  // Of the alike, the last code comes first.
  await expect
    .poll(async () => (await codigos()).every((codigo, i, todos) => i === 0 || (todos[i - 1] ?? '') > codigo))
    .toBe(true);
  expect((await codigos()).length).toBe(5);
  const descripciones = (await primeras()).map(({ descripcion }) => descripcion);
  expect(new Set(descripciones)).toEqual(new Set([expect.stringMatching(/./)]));
  await ordenar('Código').click();
  await expect(dentro).toHaveURL(/orden=codigo$/);
});
