import { screen, waitFor, within } from '@testing-library/react';
import { esPuerta } from '@trastienda/nucleo/acceso/puertas.ts';
import { describe, expect, it } from 'vitest';
import { caminosDelProducto, caminosPublicos } from '#prueba/caminos.ts';
import { renderAplicacion } from '#prueba/render-aplicacion.tsx';
import { salidaSinSesion } from '#prueba/salida-sin-sesion.ts';
import { sesionDePrueba } from '#prueba/sesion.ts';
import { caminosDe } from '#ui/pantalla/menu.ts';
import { menu } from './menu.ts';
import { crearRouter } from './router.tsx';

const NADIE = '01980000-0000-7000-8000-00000000a001';
const SIN_FILAS = { filas: [], total: 0, totalExacto: true };
const sesion = sesionDePrueba([]);
const router = crearRouter({ sesion: async () => null, adelantar: () => {}, salirA: () => {} });
/** The route that takes an address, by its pattern; `/$` is the one that takes what no other does. */
const rutaDe = (camino: string) => router.matchRoutes(camino).at(-1)?.fullPath;

describe('the guard', () => {
  it('sends a visitor to the login and remembers where they were going', async () => {
    const destino = '/taller/reporte?pagina=2';
    const { salidas } = renderAplicacion(destino, null);
    await waitFor(() => expect(salidas).toEqual([`/login?next=${encodeURIComponent(destino)}`]));
  });

  it('sends an unknown address to the 404, with or without a session', async () => {
    for (const quien of [null, sesion]) {
      const { salidas, unmount } = renderAplicacion('/no/existe', quien);
      await waitFor(() => expect(salidas).toEqual(['/auth/404?desde=%2Fno%2Fexiste']));
      unmount();
    }
  });

  it('sends an address that cannot be read to the 404, wherever its beginning leads', async () => {
    for (const camino of ['/clientes/tabla/100%', '/apps/ecommerce/detail/100%', '/articulos/100%/precios']) {
      const { salidas, unmount } = renderAplicacion(camino, sesion);
      await waitFor(() => expect(salidas).toEqual([`/auth/404?desde=${encodeURIComponent(camino)}`]));
      unmount();
    }
  });

  it('goes to the page of maintenance while the server has no data, keeping the place', async () => {
    const { salidas } = renderAplicacion('/taller/reporte', null, {
      'GET /api/acceso/sesion': { status: 503, code: 'comun.base_no_disponible', title: 'La base no responde.' },
    });
    await waitFor(() => expect(salidas).toEqual(['/auth/maintenance?next=%2Ftaller%2Freporte']));
  });

  it('tells whoever may not open a screen, instead of showing it', async () => {
    renderAplicacion('/clientes/tabla', sesionDePrueba([]));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'No tenés permiso para ver esta pantalla' }),
    ).toBeDefined();
  });

  it('goes back to the login when the session expires, keeping the place', async () => {
    const { router: propio, cache, salidas } = renderAplicacion('/taller/reporte', sesion);
    await screen.findByRole('heading', { level: 1 });
    const { avisarVencimiento } = await import('./sesion-vencida.ts');
    avisarVencimiento(cache, propio);
    expect(salidas).toEqual(['/login?next=%2Ftaller%2Freporte&motivo=vencida']);
  });
});

describe('where one is', () => {
  it.each([
    ['/articulos/etiquetas', ['Inicio', 'Artículos', 'Imprimir etiquetas']],
    ['/articulos/reportes/inactivos', ['Inicio', 'Artículos', 'Reportes', 'Inactivos']],
    // What is still to come, or does not, has no name yet.
    [`/stock/ajuste-stock/${NADIE}`, ['Inicio', 'Stock', 'Ajustes de stock']],
    [`/articulos/estructura/${NADIE}`, ['Inicio', 'Artículos', 'Estructuras']],
  ])('is told from the start on, also of what is in no menu: %s', async (camino, pasos) => {
    renderAplicacion(camino, sesionDePrueba(['articulo.ver', 'ajuste.ver']));
    const rastro = await screen.findByRole('navigation', { name: 'Ubicación' });
    expect(
      within(rastro)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(pasos);
    // The page is where one is, and what it hangs from is not.
    expect(within(rastro).queryByRole('link', { current: 'page' })).toBeNull();
  });
});

describe('the rows of a list', () => {
  const LISTA = 'GET /api/clientes';
  const dentro = sesionDePrueba(['cliente.ver']);

  it('are asked for once, before its screen is there, where the address says nothing', async () => {
    const { servidor, cache } = renderAplicacion('/clientes/tabla', dentro, { [LISTA]: SIN_FILAS });
    await screen.findByRole('heading', { level: 1, name: 'Clientes' });
    await waitFor(() => expect(cache.isFetching()).toBe(0));
    expect(servidor.direcciones(LISTA)).toEqual(['/api/clientes?pagina=1&porPagina=50']);
  });

  it('are left to the screen where it says something', async () => {
    const { servidor, cache } = renderAplicacion('/clientes/tabla?buscar=toro', dentro, { [LISTA]: SIN_FILAS });
    await screen.findByRole('heading', { level: 1, name: 'Clientes' });
    await waitFor(() => expect(cache.isFetching()).toBe(0));
    expect(servidor.direcciones(LISTA)).toEqual(['/api/clientes?pagina=1&porPagina=50&buscar=toro']);
  });
});

describe('every address of the product', () => {
  it('has its own route', () => {
    expect(caminosDelProducto.filter((camino) => [undefined, '/$'].includes(rutaDe(camino)))).toEqual([]);
    // The doors have an entry of their own.
    expect(caminosPublicos.filter((camino) => !esPuerta(camino))).toEqual([]);
  });

  it.each(caminosDelProducto)('T-0-2: %s sends a visitor to the login, and back there later', async (camino) => {
    // The first screen is where one comes in anyway.
    const vuelta = camino === '/' ? '' : `?next=${encodeURIComponent(camino)}`;
    expect(await salidaSinSesion(camino)).toEqual([`/login${vuelta}`]);
  });

  it('every entry of the menu leads to a screen', () => {
    const caminos = menu.flatMap((rama) => caminosDe(rama)).map(({ hoja }) => hoja.a);
    expect(caminos.filter((camino) => rutaDe(camino) !== camino)).toEqual([]);
    expect(new Set(caminos).size).toBe(caminos.length);
  });

  it('a screen that is still to come says so under its own name', async () => {
    renderAplicacion('/taller/reporte', sesion);
    expect(await screen.findByRole('heading', { level: 1, name: 'Reportes' })).toBeDefined();
    expect(screen.getByText('En construcción')).toBeDefined();
  });
});
