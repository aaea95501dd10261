import { expect, test } from './galeria.ts';

// T-TB: six tables.

test('six tables', async ({ demo, quejas }) => {
  const filas = demo.getByTestId('tables-fila');
  const columna = (nombre: string) => demo.getByRole('columnheader', { name: nombre });
  const rango = demo.getByTestId('tables-rango');

  await test.step('T-TB-1: a head sorts up and down, and says so', async () => {
    await demo.goto('/tables/enhanced');
    await expect(columna('Responsable')).toHaveAttribute('aria-sort', 'ascending');
    await columna('Semanas').getByRole('button').click();
    await expect(columna('Semanas')).toHaveAttribute('aria-sort', 'ascending');
    await expect(columna('Responsable')).not.toHaveAttribute('aria-sort');
    await expect(filas.first()).toContainText('Olivia Duarte');
    await columna('Semanas').getByRole('button').click();
    await expect(columna('Semanas')).toHaveAttribute('aria-sort', 'descending');
    await expect(filas.first()).toContainText('Cristian Molina');
    await expect(demo).toHaveURL(/orden=semanas&sentido=desc/);
    for (const nombre of ['Proyecto', 'Estado', 'Presupuesto', 'Responsable']) {
      await columna(nombre).getByRole('button').click();
      await expect(columna(nombre)).toHaveAttribute('aria-sort', 'ascending');
      await columna(nombre).getByRole('button').click();
      await expect(columna(nombre)).toHaveAttribute('aria-sort', 'descending');
      await expect(demo.locator('[aria-sort]')).toHaveCount(1);
    }
    await demo.getByLabel('Filas por página').selectOption('25');
    for (const [nombre, lugar] of [
      ['Semanas', 5],
      ['Presupuesto', 6],
    ] as const) {
      const cifras = async () =>
        (await filas.locator(`td:nth-child(${lugar + 1})`).allInnerTexts()).map((una) =>
          Number(una.replaceAll(/[^\d,]/g, '').replace(',', '.')),
        );
      const enOrden = async (sentido: 1 | -1) => {
        const leidas = await cifras();
        return leidas.length === 15 && leidas.every((una, k) => k === 0 || (una - (leidas[k - 1] ?? 0)) * sentido >= 0);
      };
      await columna(nombre).getByRole('button').click();
      await expect.poll(() => enOrden(1), { message: nombre }).toBe(true);
      await columna(nombre).getByRole('button').click();
      await expect.poll(() => enOrden(-1), { message: nombre }).toBe(true);
    }
  });

  await test.step('T-TB-2: the box of all chooses those of the filter, and deleting takes those away', async () => {
    await demo.goto('/tables/enhanced?estado=cancelado');
    await expect(rango).toHaveText('1–2 de 2');
    await demo.getByRole('checkbox', { name: 'Elegir todas las que coinciden' }).check();
    await expect(demo.getByText('2 filas elegidas')).toBeVisible();
    await demo.getByRole('button', { name: 'Eliminar las elegidas' }).click();
    await expect(demo.getByText('Sin resultados').first()).toBeVisible();
    await demo.getByRole('button', { name: 'Deshacer' }).press('Enter');
    await expect(filas).toHaveCount(2);
    await demo.getByRole('switch', { name: 'Filas angostas' }).click();
    await expect(demo).toHaveURL(/densa=si/);
  });

  await test.step('F4: a search finds whatever its accents, marks what it found and goes back to the first page', async () => {
    await demo.goto('/tables/search?pagina=3');
    await expect(rango).toHaveText('11–15 de 15');
    const caja = demo.getByRole('searchbox', { name: 'Buscar en los proyectos' });
    await caja.fill('INGRID');
    await expect(filas).toHaveCount(1);
    await expect(filas.locator('mark')).toHaveText('Íngrid');
    await expect(demo).not.toHaveURL(/pagina=/);
    await caja.fill('nadie así');
    await expect(demo.getByRole('heading', { name: 'Sin resultados para «nadie así»' })).toBeVisible();
    await demo.getByRole('button', { name: 'Limpiar filtros' }).click();
    await expect(rango).toHaveText('1–5 de 15');
    await demo.getByRole('checkbox', { name: 'Elegir todas las que coinciden' }).check();
    await demo.getByRole('button', { name: 'Eliminar las elegidas' }).click();
    await expect(demo.getByText('No quedan filas')).toBeVisible();
    await demo.getByRole('button', { name: 'Traer los datos de demostración' }).click();
    await expect(rango).toHaveText('1–5 de 15');
  });

  await test.step('T-TB-3: the head stays while the body scrolls', async () => {
    await demo.goto('/tables/fixed-header');
    const marco = demo.getByRole('group', { name: 'Opiniones de productos' });
    const antes = await columna('Producto').boundingBox();
    await marco.evaluate((caja) => {
      caja.scrollTop = 300;
    });
    await expect(demo.getByTestId('fixed-header-fila').first()).not.toBeInViewport();
    expect((await columna('Producto').boundingBox())?.y).toBe(antes?.y);
    expect((await marco.boundingBox())?.height).toBeLessThanOrEqual(400);
  });

  await test.step('T-TB-4: the last page disables next and last', async () => {
    await demo.goto('/tables/pagination');
    const boton = (name: string) => demo.getByRole('button', { name });
    await expect(boton('Primera página')).toBeDisabled();
    await boton('Última página').click();
    await expect(rango).toHaveText('26–28 de 28');
    await expect(boton('Página siguiente')).toBeDisabled();
    await expect(boton('Última página')).toBeDisabled();
    await boton('Página anterior').click();
    await expect(rango).toHaveText('21–25 de 28');
    await demo.getByLabel('Filas por página').selectOption('todas');
    await expect(demo.getByTestId('pagination-fila')).toHaveCount(28);
  });

  await test.step('T-TB-5: rows open by keyboard, one or many, and say so', async () => {
    await demo.goto('/tables/collapsible');
    const boton = demo.getByRole('button', { name: 'Ver historial de Kit de distribución' });
    await expect(boton).toHaveAttribute('aria-expanded', 'false');
    await boton.focus();
    await demo.keyboard.press('Enter');
    await expect(boton).toHaveAttribute('aria-expanded', 'true');
    await expect(demo.getByRole('table', { name: 'Historial de Kit de distribución' })).toBeVisible();
    await demo.getByRole('button', { name: 'Ver historial de Bomba de agua' }).press('Space');
    await expect(demo.getByRole('table', { name: 'Historial de Bomba de agua' })).toBeVisible();
    await demo.keyboard.press('Space');
    await expect(demo.getByRole('table', { name: 'Historial de Bomba de agua' })).toBeHidden();
    await expect(demo.getByRole('table', { name: 'Historial de Kit de distribución' })).toBeVisible();
  });

  await test.step('T-TB-6: at 390 px tables scroll inside their card, by keyboard too; who a row is of stays, and shades say where there is more', async () => {
    await demo.setViewportSize({ width: 390, height: 844 });
    for (const [ruta, cual] of [
      ['basic', 1],
      ['collapsible', 2],
      ['enhanced', 2],
      ['fixed-header', 1],
      ['pagination', 1],
      ['search', 2],
    ] as const) {
      await demo.goto(`/tables/${ruta}`);
      const tabla = demo.getByRole('table').first();
      await expect(tabla).toBeVisible();
      const [dePagina, deTabla] = await tabla.evaluate((una) => {
        const marco = una.parentElement as HTMLElement;
        const raiz = document.documentElement;
        return [raiz.scrollWidth - raiz.clientWidth, marco.scrollWidth - marco.clientWidth];
      });
      expect(dePagina, ruta).toBeLessThanOrEqual(0);
      expect(deTabla, ruta).toBeGreaterThan(0);
      const marco = demo.getByRole('main').getByRole('group').filter({ has: tabla }).first();
      const fija = tabla.locator(`tbody > .fila > :nth-child(${cual})`).first();
      const sombras = async () => [
        await fija.evaluate((una) => getComputedStyle(una, '::after').content !== 'none'),
        await marco.evaluate(
          ({ parentElement }) => getComputedStyle(parentElement as Element, '::after').opacity === '1',
        ),
      ];
      await expect.poll(sombras, { message: `${ruta}: at its beginning` }).toEqual([false, true]);
      await marco.focus();
      await demo.keyboard.press('ArrowRight');
      await expect.poll(() => marco.evaluate(({ scrollLeft }) => scrollLeft), { message: ruta }).toBeGreaterThan(0);
      await marco.evaluate((caja) => caja.scrollTo({ left: caja.scrollWidth, behavior: 'instant' }));
      await expect.poll(sombras, { message: `${ruta}: at its end` }).toEqual([true, false]);
      expect((await fija.boundingBox())?.x, `${ruta}: it stays`).toBe((await marco.boundingBox())?.x);
    }
    // What stands before it is not left below it when the keyboard comes there.
    const casilla = demo.getByRole('checkbox').nth(1);
    await casilla.focus();
    const loTapa = () =>
      casilla.evaluate((una) => {
        const { x, y, width, height } = una.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) !== una;
      });
    await expect.poll(loTapa).toBe(false);
  });

  expect(quejas).toEqual([]);
});
