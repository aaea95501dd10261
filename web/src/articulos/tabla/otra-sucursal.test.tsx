import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { useElegirSucursal } from '#acceso/sesion.tsx';
import { fila, LISTAS, pagina, SUCURSALES } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CASA_CENTRAL, ROSARIO } from '#prueba/sesion.ts';
import { ArticulosScreen } from './articulos.screen.tsx';

// Whole screens, on a machine that may be busy.
configure({ asyncUtilTimeout: 5000 });
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const VISTAS = 'GET /api/articulos/vistas';
const Mudarse = () => {
  const elegir = useElegirSucursal();
  return (
    <>
      <button type="button" onClick={() => elegir(ROSARIO)}>
        Ir a Rosario
      </button>
      <button type="button" onClick={() => elegir(CASA_CENTRAL)}>
        Ir a Casa Central
      </button>
    </>
  );
};
const render = (busqueda: string) =>
  renderPantalla(
    <>
      <Mudarse />
      <ArticulosScreen />
    </>,
    {
      ruta: `/articulos/tabla${busqueda}`,
      permisos: ['articulo.ver', 'stock.ver', 'stock.ver_otras', 'tabla.ver'],
      respuestas: {
        'GET /api/articulos': pagina([fila()]),
        [VISTAS]: { todos: 9, conStock: 1, bajoMinimo: 0, sinPrecio: 0, inactivos: 0 },
        'GET /api/articulos/campos': { filas: [] },
        'GET /api/articulos/listas-de-precio': LISTAS,
        'GET /api/tablas-generales/sucursales': SUCURSALES,
      },
    },
  );
const conStockEn = (sucursalId: string) => `?conStock=true&sucursalId=${sucursalId}`;
const elegida = () => screen.getByRole('tab', { selected: true }).textContent;

describe('TD-11 what there is in another sucursal than the own one', () => {
  it('is the tab that asks for it, counted there, with which one it is, until it is taken away', async () => {
    const { router, servidor } = render(conStockEn(ROSARIO));
    const quitar = await screen.findByRole('button', { name: 'Quitar Sucursal' });
    expect(screen.getByRole('button', { name: 'Sucursal: Rosario' })).toBeDefined();
    expect(elegida()).toMatch(/^Con stock acá/);
    expect(servidor.direcciones(VISTAS)).toEqual([expect.stringContaining(`sucursalId=${ROSARIO}`)]);
    await userEvent.click(quitar);
    await waitFor(() => expect(router.state.location.search).toEqual({ conStock: 'true', sucursalId: CASA_CENTRAL }));
    expect(screen.queryByRole('button', { name: 'Quitar Sucursal' })).toBeNull();
    expect(elegida()).toMatch(/^Con stock acá/);
  });

  it('is said too of one that the person does not see', async () => {
    render(conStockEn('01980000-0000-7000-8000-000000000077'));
    expect(await screen.findByRole('button', { name: 'Sucursal: una que no ves' })).toBeDefined();
  });

  it('is not what is looked at once the person goes to work there: the tab goes along', async () => {
    const { router } = render(conStockEn(CASA_CENTRAL));
    await screen.findByText('WO-342');
    expect(elegida()).toMatch(/^Con stock acá/);
    await userEvent.click(screen.getByRole('button', { name: 'Ir a Rosario' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ conStock: 'true', sucursalId: ROSARIO }));
    expect(elegida()).toMatch(/^Con stock acá/);
    expect(screen.queryByRole('button', { name: 'Quitar Sucursal' })).toBeNull();
  });

  it('goes along too where the tab was taken after going to work there', async () => {
    const { router } = render('');
    await screen.findByText('WO-342');
    await userEvent.click(screen.getByRole('button', { name: 'Ir a Rosario' }));
    await userEvent.click(await screen.findByRole('tab', { name: /^Con stock acá/ }));
    await waitFor(() => expect(router.state.location.search).toEqual({ conStock: 'true', sucursalId: ROSARIO }));
    await userEvent.click(screen.getByRole('button', { name: 'Ir a Casa Central' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ conStock: 'true', sucursalId: CASA_CENTRAL }));
    expect(screen.queryByRole('button', { name: 'Quitar Sucursal' })).toBeNull();
  });
});
