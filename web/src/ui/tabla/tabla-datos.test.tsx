import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import { consultaDeLista, listaDe } from '@trastienda/nucleo/comun/paginacion.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';
import { useLista } from '#ui/listas/lista.ts';
import { TablaDatos } from './tabla-datos.tsx';

const listarPiezas = endpoint({
  method: 'GET',
  path: '/api/tablas-generales/marcas',
  summary: 'Piezas',
  permiso: 'con_sesion',
  alcance: 'empresa',
  query: z.strictObject({
    ...consultaDeLista(['codigo', 'precio']),
    estado: z.enum(['ACTIVO', 'INACTIVO']).optional(),
  }),
  response: listaDe(z.object({ id: z.string(), codigo: z.string(), precio: z.string() })),
  errors: [],
});

const PUERTA = 'GET /api/tablas-generales/marcas';
const pieza = (n: number) => ({ id: `p${n}`, codigo: `WO-${n}`, precio: `${n}.50` });
/** A row with which nothing can be done. */
const QUIETA = { id: 'quieta', codigo: 'QUIETA', precio: '0' };
const pagina = (desde: number, cuantas: number, total = 120, totalExacto = true) => ({
  filas: Array.from({ length: cuantas }, (_, i) => pieza(desde + i)),
  total,
  totalExacto,
  pagina: 1,
  porPagina: 50,
});

function Piezas({ onAbrir }: { readonly onAbrir?: (codigo: string) => void }) {
  const consulta = useConsultaDeLista(listarPiezas);
  const lista = useLista(listarPiezas, consulta.valores);
  return (
    <TablaDatos
      etiqueta="Piezas"
      columnas={[
        { id: 'codigo', titulo: 'Código', ancho: 112, fija: true, ordenable: true, celda: ({ codigo }) => codigo },
        { id: 'precio', titulo: 'Precio', alinear: 'fin', ordenable: true, celda: ({ precio }) => precio },
      ]}
      lista={lista}
      consulta={consulta}
      idDe={({ id }) => id}
      nombreDe={({ codigo }) => codigo}
      onAbrir={({ codigo }) => onAbrir?.(codigo)}
      acciones={({ codigo }) =>
        codigo === QUIETA.codigo ? [] : [{ texto: 'Editar', onClick: () => onAbrir?.(`editar ${codigo}`) }]
      }
      filtros={
        <FiltroOpciones
          etiqueta="Estado"
          valor={consulta.valores.estado}
          opciones={[
            { valor: 'ACTIVO', texto: 'Activo' },
            { valor: 'INACTIVO', texto: 'Inactivo' },
          ]}
          onCambio={(estado) => consulta.cambiar({ estado })}
        />
      }
      vacio={{ titulo: 'Todavía no hay piezas' }}
    />
  );
}

const filas = () => within(screen.getByRole('grid')).getAllByRole('row').slice(1);

describe('what the URL says', () => {
  it('asks the server for the page, order, search and filters of the address', async () => {
    const { servidor } = renderPantalla(<Piezas />, {
      ruta: '/piezas?pagina=2&orden=-precio&buscar=0123&estado=ACTIVO&ajeno=1',
      respuestas: { [PUERTA]: pagina(51, 50) },
    });

    expect(await screen.findByText('WO-51')).toBeDefined();
    const pedida = new URLSearchParams(servidor.direcciones(PUERTA)[0]?.split('?')[1]);
    expect(Object.fromEntries(pedida)).toEqual({
      pagina: '2',
      porPagina: '50',
      orden: '-precio',
      buscar: '0123',
      estado: 'ACTIVO',
    });
    expect(screen.getByRole('columnheader', { name: 'Precio' }).getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '0123');
  });

  it('drops what a typed-in address gets wrong', async () => {
    const { servidor } = renderPantalla(<Piezas />, {
      ruta: '/piezas?pagina=cero&orden=inventado',
      respuestas: { [PUERTA]: pagina(1, 2) },
    });

    expect(await screen.findByText('WO-1')).toBeDefined();
    expect(servidor.direcciones(PUERTA)).toEqual(['/api/tablas-generales/marcas?pagina=1&porPagina=50']);
  });

  it('reads a filter as people write it, in small letters too', async () => {
    const { servidor } = renderPantalla(<Piezas />, {
      ruta: '/piezas?estado=inactivo',
      respuestas: { [PUERTA]: pagina(1, 2) },
    });

    expect(await screen.findByText('WO-1')).toBeDefined();
    expect(servidor.direcciones(PUERTA)[0]).toContain('estado=INACTIVO');
    expect(screen.getByRole('button', { name: /Estado.*Inactivo/ })).toBeDefined();
  });

  it('orders up, down and not at all, always from page 1', async () => {
    const { router } = renderPantalla(<Piezas />, { ruta: '/piezas?pagina=2', respuestas: { [PUERTA]: pagina(1, 3) } });
    const ordenar = await screen.findByRole('button', { name: 'Código' });

    await userEvent.click(ordenar);
    await waitFor(() => expect(router.state.location.search).toEqual({ orden: 'codigo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Código' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ orden: '-codigo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Código' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('searches while typing and clears with one button', async () => {
    const { router, servidor } = renderPantalla(<Piezas />, {
      ruta: '/piezas?pagina=2',
      respuestas: { [PUERTA]: (_: unknown, url: string) => (url.includes('buscar') ? pagina(7, 1, 1) : pagina(1, 3)) },
    });
    await screen.findByText('WO-1');

    await userEvent.type(screen.getByRole('searchbox'), 'filtro');
    expect(await screen.findByText('WO-7')).toBeDefined();
    await waitFor(() => expect(router.state.location.search).toEqual({ buscar: 'filtro' }));
    expect(servidor.direcciones(PUERTA).at(-1)).toContain('buscar=filtro');

    await userEvent.click(screen.getByRole('button', { name: 'Limpiar' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  it('puts a filter on and takes it off', async () => {
    const { router } = renderPantalla(<Piezas />, { ruta: '/piezas', respuestas: { [PUERTA]: pagina(1, 3) } });
    await screen.findByText('WO-1');

    await userEvent.click(screen.getByRole('button', { name: 'Estado' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Inactivo' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ estado: 'INACTIVO' }));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Estado' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });
});

describe('pages', () => {
  it('goes to the next page and keeps its rows on screen meanwhile', async () => {
    const { router } = renderPantalla(<Piezas />, {
      ruta: '/piezas',
      respuestas: {
        [PUERTA]: (_: unknown, url: string) => (url.includes('pagina=2') ? pagina(51, 50) : pagina(1, 50)),
      },
    });
    expect(await screen.findByText('1–50 de 120')).toBeDefined();

    await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }));
    expect(screen.queryByRole('status', { name: 'Cargando…' })).toBeNull();
    expect(await screen.findByText('51–100 de 120')).toBeDefined();
    expect(router.state.location.search).toEqual({ pagina: '2' });
  });

  it.each([
    ['that there is', 3, '101–120 de 120'],
    ['with rows, one at a time, when fewer come than were counted', 1, '1–50 de 120'],
  ])('TD-14 a page of the address without rows any more gives way to the last one %s', async (_, conFilas, dice) => {
    const { router } = renderPantalla(<Piezas />, {
      ruta: '/piezas?pagina=9&estado=ACTIVO',
      respuestas: {
        [PUERTA]: (_: unknown, url: string) => {
          const cual = Number(new URLSearchParams(url.split('?')[1]).get('pagina'));
          return cual > conFilas ? pagina(1, 0) : pagina((cual - 1) * 50 + 1, cual === 3 ? 20 : 50);
        },
      },
    });
    expect(await screen.findByText(dice)).toBeDefined();
    expect(router.state.location.search).toEqual({ pagina: String(conFilas), estado: 'ACTIVO' });
    expect(router.history.canGoBack()).toBe(false);
    expect(screen.queryByText(/Sin resultados/)).toBeNull();
  });

  it('asks the exact total once the first page is on screen', async () => {
    const { servidor } = renderPantalla(<Piezas />, {
      ruta: '/piezas?buscar=a',
      respuestas: {
        [PUERTA]: (_: unknown, url: string) =>
          url.includes('contar=exacto') ? pagina(1, 1, 48_211) : pagina(1, 50, 10_000, false),
      },
    });

    expect(await screen.findByText('1–50 de 48.211')).toBeDefined();
    expect(servidor.direcciones(PUERTA)).toEqual([
      '/api/tablas-generales/marcas?pagina=1&porPagina=50&buscar=a',
      '/api/tablas-generales/marcas?buscar=a&pagina=1&porPagina=1&contar=exacto',
    ]);
  });
});

describe('by keyboard', () => {
  it('is one tab stop, moves between rows with the arrows and opens with Enter', async () => {
    const abiertas: string[] = [];
    renderPantalla(<Piezas onAbrir={(codigo) => abiertas.push(codigo)} />, {
      ruta: '/piezas',
      respuestas: { [PUERTA]: pagina(1, 3, 3) },
    });
    await screen.findByText('WO-1');

    expect(filas().filter((fila) => fila.tabIndex === 0)).toHaveLength(1);
    filas()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(filas()[2]);
    await userEvent.keyboard('{Enter}{Home}{Enter}');
    expect(abiertas).toEqual(['WO-3', 'WO-1']);
  });

  it('TD-02 keeps one tab stop after another page, also from within a cell', async () => {
    renderPantalla(<Piezas />, {
      ruta: '/piezas',
      respuestas: {
        [PUERTA]: (_: unknown, url: string) => (url.includes('pagina=2') ? pagina(51, 50) : pagina(1, 50)),
      },
    });
    await screen.findByText('WO-1');
    filas()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('2.50');

    await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }));
    await screen.findByText('WO-51');
    const paradas = within(screen.getByRole('grid'))
      .getAllByRole('row')
      .flatMap((fila) => [fila, ...fila.querySelectorAll<HTMLElement>('*')])
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(paradas).toEqual([filas()[0]]);
    paradas[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('WO-52');
  });

  it('offers no menu for a row with which nothing can be done', async () => {
    renderPantalla(<Piezas />, {
      ruta: '/piezas',
      respuestas: { [PUERTA]: { ...pagina(1, 2, 2), filas: [pieza(1), QUIETA] } },
    });

    expect(await screen.findByText('QUIETA')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Acciones de WO-1' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Acciones de QUIETA' })).toBe(null);
  });

  it('a click on the menu of a row does not open the row', async () => {
    const abiertas: string[] = [];
    renderPantalla(<Piezas onAbrir={(codigo) => abiertas.push(codigo)} />, {
      ruta: '/piezas',
      respuestas: { [PUERTA]: pagina(1, 1, 1) },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Acciones de WO-1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    expect(abiertas).toEqual(['editar WO-1']);
  });
});

describe('without rows', () => {
  it('says that there is nothing yet when no filter is on', async () => {
    renderPantalla(<Piezas />, { ruta: '/piezas', respuestas: { [PUERTA]: pagina(1, 0, 0) } });
    expect(await screen.findByText('Todavía no hay piezas')).toBeDefined();
  });

  it('names the search that found nothing', async () => {
    renderPantalla(<Piezas />, { ruta: '/piezas?buscar=hylux', respuestas: { [PUERTA]: pagina(1, 0, 0) } });
    expect(await screen.findByRole('heading', { name: 'Sin resultados para «hylux»' })).toBeDefined();
  });

  it('tells a failure in the words of the server and loads again', async () => {
    const { servidor } = renderPantalla(<Piezas />, {
      ruta: '/piezas',
      respuestas: {
        [PUERTA]: { status: 503, code: 'comun.base_no_disponible', title: 'La base de datos no responde.' },
      },
    });
    expect(await screen.findByText('La base de datos no responde.')).toBeDefined();

    servidor.responder(PUERTA, pagina(1, 1, 1));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('WO-1')).toBeDefined();
  });
});
