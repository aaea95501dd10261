import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fila, LISTAS, pagina, SUCURSALES } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ArticulosScreen } from './articulos.screen.tsx';

// Whole screens, on a machine that may be busy.
configure({ asyncUtilTimeout: 5000 });

const VEHICULOS = 'GET /api/articulos/vehiculos';
const NOMBRES: Readonly<Record<string, string>> = { marca: 'Volkswagen', modelo: 'Gol', motor: '1.6' };

const render = (ruta: string) =>
  renderPantalla(<ArticulosScreen />, {
    ruta,
    permisos: ['articulo.ver', 'stock.ver', 'tabla.ver'],
    respuestas: {
      'GET /api/articulos': pagina([fila()]),
      'GET /api/articulos/vistas': { todos: 1, conStock: 1, bajoMinimo: 0, sinPrecio: 0, inactivos: 0 },
      'GET /api/articulos/listas-de-precio': LISTAS,
      'GET /api/tablas-generales/sucursales': SUCURSALES,
      [VEHICULOS]: (_: unknown, url: string) => {
        const nombre = NOMBRES[new URL(url, 'http://prueba').searchParams.get('dato') ?? 'marca'] ?? '';
        return pagina([{ id: nombre, nombre }]);
      },
    },
  });

describe('ART-05 the table by vehicle', () => {
  it('each filter asks for what the one before it left, and all of it is in the address', async () => {
    const { router, servidor } = render('/articulos/tabla?vehiculoMarca=Volkswagen');
    await userEvent.click(await screen.findByRole('button', { name: 'Modelo' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Modelo' }), 'gol');
    await userEvent.click(await screen.findByRole('option', { name: 'Gol' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ vehiculoModelo: 'Gol' }));
    expect(servidor.direcciones(VEHICULOS).at(-1)).toContain('marca=Volkswagen');
    await userEvent.click(await screen.findByRole('button', { name: 'Año' }));
    await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: '2012' }));
    await waitFor(() =>
      expect(servidor.direcciones('GET /api/articulos').at(-1)).toMatch(
        /vehiculoMarca=Volkswagen.*vehiculoModelo=Gol.*vehiculoAnio=2012/,
      ),
    );
  });

  it('without a marca there is nothing to narrow, and taking it away takes the rest', async () => {
    const { router } = render('/articulos/tabla?vehiculoMarca=Volkswagen&vehiculoModelo=Gol&vehiculoAnio=2012');
    await screen.findByText('WO-342');
    await userEvent.click(screen.getByRole('button', { name: /Quitar.*Marca de vehículo/ }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    expect(screen.queryByRole('button', { name: 'Modelo' })).toBeNull();
  });
});
