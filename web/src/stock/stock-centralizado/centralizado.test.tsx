import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ROSARIO } from '#prueba/sesion.ts';
import { abrir, cifras, KARDEX, numero, PAGINA, pagina, RESUMEN, respuestas } from './prueba-de-centralizado.tsx';

describe('SCE-01 the matrix', () => {
  it('groups the figures by sucursal, the own one first, with the totals at the end', async () => {
    abrir();
    await numero('Físico de WO-342 en Casa Central: 26');
    const grupos = screen.getAllByRole('columnheader').map((th) => th.textContent);
    expect(grupos.slice(0, 5)).toEqual(['Código', 'Descripción', 'Casa Central (tu sucursal)', 'Rosario', 'Total']);
    const fila = screen.getByText('WO-342').closest('tr');
    expect(
      within(fila as HTMLElement)
        .getAllByRole('button')
        .map((b) => b.textContent),
    ).toEqual(['26', '2', '24', '·', '11', '·', '11', '+6', '37', '35']);
    expect(await numero('Disponible de FCD-2211 en Rosario: −1')).toBeDefined();
  });

  it('where nothing carries stock yet, it says what goes first and leads there', async () => {
    const vacia = { ...pagina, columnas: [], filas: [], total: 0 };
    abrir({ permisos: ['stock.ver', 'articulo.ver'], respuestas: { ...respuestas, [PAGINA]: vacia } });
    const link = await screen.findByRole('link', { name: 'Ir a Artículos' });
    expect(link.getAttribute('href')).toBe('/articulos/tabla');
  });

  it('keeps views, search, order, depósito and date in the address', async () => {
    const { router, servidor } = abrir();
    await userEvent.click(await screen.findByRole('button', { name: /Negativos\s*7/ }));
    await waitFor(() => expect(router.state.location.search).toEqual({ vista: 'negativos' }));
    await userEvent.click(screen.getByRole('button', { name: 'Descripción' }));
    await waitFor(() => expect(servidor.direcciones(PAGINA).at(-1)).toContain('orden=descripcion&vista=negativos'));
    await userEvent.type(screen.getByRole('searchbox'), 'filtro{Enter}');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ buscar: 'filtro', vista: 'negativos' }));
    await userEvent.click(screen.getByRole('button', { name: 'Limpiar' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ orden: 'descripcion' }));
  });

  it('TD-07 filters by any figure of any sucursal, besides what its views show', async () => {
    const { servidor } = abrir({
      ruta: `/stock/stock-centralizado?vista=negativos&filtros=fisico-${ROSARIO}:entre:,-1`,
    });
    expect(await screen.findByRole('button', { name: /^Físico, Rosario: / })).toBeDefined();
    expect(decodeURIComponent(servidor.direcciones(PAGINA)[0] ?? '')).toContain(`filtros=fisico-${ROSARIO}:entre:,-1`);
    expect(screen.getByRole('button', { name: 'Vistas' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Filtro' }));
    const menu = within(await screen.findByRole('menu', { name: 'Filtrar por' }));
    expect(menu.getByRole('menuitem', { name: 'Disponible, Total' })).toBeDefined();
    expect(menu.getByRole('menuitem', { name: 'Reservado, Casa Central' })).toBeDefined();
  });

  it('TD-15 adds up what its filter leaves, in rows that are shown when they are asked for', async () => {
    const suma = { total: cifras('1250000', '2', '36'), celdas: pagina.filas[0]?.celdas };
    const { servidor } = abrir({
      ruta: '/stock/stock-centralizado?vista=negativos',
      respuestas: {
        ...respuestas,
        'GET /api/stock/centralizado/totales': {
          articulos: 3,
          filas: [
            { unidad: 'U', ...suma },
            { unidad: 'M', ...suma },
          ],
        },
      },
    });
    await numero('Físico de WO-342 en Casa Central: 26');
    expect(servidor.direcciones('GET /api/stock/centralizado/totales')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Totales' }));
    const deUnidades = within((await screen.findByText(/3 artículos/)).closest('tr') as HTMLElement);
    expect(deUnidades.getByRole('rowheader').textContent).toContain('Totales · U');
    expect(deUnidades.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '26',
      '2',
      '24',
      '0',
      '11',
      '0',
      '11',
      '+6',
      '1.250.000',
      '2',
      '36',
      '0',
    ]);
    expect(screen.getByRole('rowheader', { name: /Totales · M/ })).toBeDefined();
    expect(servidor.direcciones('GET /api/stock/centralizado/totales')[0]).toContain('vista=negativos');
    await userEvent.click(screen.getByRole('button', { name: 'Totales' }));
    expect(screen.queryByText(/3 artículos/)).toBeNull();
  });

  it('SCE-03 shows a past day and says so', async () => {
    const { servidor } = abrir({ ruta: '/stock/stock-centralizado?al=2026-01-31' });
    expect(await screen.findByRole('button', { name: 'Al 31/01/2026' })).toBeDefined();
    expect(servidor.direcciones(PAGINA)[0]).toContain('al=2026-01-31');
    await userEvent.click(screen.getByRole('button', { name: 'Al 31/01/2026' }));
    await userEvent.click(screen.getByRole('button', { name: 'Volver a hoy' }));
    await waitFor(() => expect(servidor.direcciones(PAGINA).at(-1)).not.toContain('al='));
  });
});

describe('SCE-02 a click on a number', () => {
  it('opens what makes it: the kardex of that sucursal and for whom it is reserved; again or Esc closes it', async () => {
    const { servidor } = abrir();
    const celda = await numero('Disponible de FCD-2211 en Rosario: −1');
    await userEvent.click(celda);

    expect(await screen.findByRole('heading', { name: 'Kardex · Rosario' })).toBeDefined();
    expect(celda.getAttribute('aria-expanded')).toBe('true');
    expect(servidor.direcciones(KARDEX)[0]).toContain(`sucursalId=${ROSARIO}`);
    expect((await screen.findAllByRole('link', { name: 'NP 10.481' }))[0]?.getAttribute('href')).toContain(
      '/ventas/notas-de-pedido/',
    );
    expect(await screen.findByText(/Lubricentro El Rápido/)).toBeDefined();
    expect(screen.getByRole('img', { name: /Saldo tras cada uno/ })).toBeDefined();
    const completo = screen.getByRole('link', { name: 'Abrir kardex completo' });
    expect(completo.getAttribute('href')).toContain(`articuloId=${pagina.filas[1]?.articuloId}`);

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('heading', { name: 'Kardex · Rosario' })).toBeNull();
    expect(document.activeElement).toBe(celda);
    await userEvent.click(celda);
    await userEvent.click(celda);
    expect(screen.queryByRole('heading', { name: 'Kardex · Rosario' })).toBeNull();
  });

  it('is one tab stop; arrows move, Enter opens, one at a time', async () => {
    abrir();
    const primera = await numero('Físico de WO-342 en Casa Central: 26');
    primera.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toBe(await numero('Reservado de FCD-2211 en Casa Central: 0'));
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}{Enter}');
    expect(await screen.findByRole('heading', { name: 'Kardex · Rosario' })).toBeDefined();
    await userEvent.click(await numero('Disponible de WO-342 en total: 35'));
    expect(await screen.findByRole('heading', { name: 'Kardex · todas las sucursales' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Kardex · Rosario' })).toBeNull();
    const alcanzables = screen
      .getAllByRole('button', { name: /de (WO-342|FCD-2211) en/ })
      .filter((b) => b.tabIndex === 0);
    expect(alcanzables).toHaveLength(1);
  });
});

it('keeps what was on screen when a later load fails, and offers to try again', async () => {
  const { servidor } = abrir();
  await numero('Físico de WO-342 en Casa Central: 26');
  servidor.responder(PAGINA, { status: 503, code: 'comun.base_no_disponible', title: 'La base de datos no responde.' });
  await userEvent.click(screen.getByRole('button', { name: 'En cero' }));
  expect(await screen.findByText('La base de datos no responde.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
});

it('INV-71 says what it is worth only when the server tells', async () => {
  const { servidor, unmount } = abrir();
  await numero('Físico de WO-342 en Casa Central: 26');
  expect(screen.queryByText('A costo promedio')).toBeNull();
  unmount();
  expect(servidor.direcciones(RESUMEN).length).toBeGreaterThan(0);
  const valuado = { articulos: 2, negativos: 0, valor: '186412870.00', reposicion: '214903115.50' };
  abrir({ respuestas: { ...respuestas, [RESUMEN]: valuado } });
  expect(await screen.findByText(/186\.412\.870,00/)).toBeDefined();
  expect(screen.getByText(/214\.903\.115,50/)).toBeDefined();
});
