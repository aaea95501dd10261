import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ValuacionScreen } from './valuacion.screen.tsx';

const R = '/api/articulos/reportes';

it('GAP-21 says nothing of the costs of what there is while there is nothing', async () => {
  const relojes = { promedio: '0.00', reposicion: '0.00', brecha: '0.00', brechaPorciento: null };
  renderPantalla(<ValuacionScreen />, {
    permisos: ['costo.ver', 'articulo.ver'],
    ruta: '/articulos/reportes/valuacion',
    respuestas: {
      [`GET ${R}/valuacion`]: pagina([]),
      [`GET ${R}/valuacion/resumen`]: { ...relojes, articulos: 0, sinReposicion: 0, sucursales: [], rubros: [] },
    },
  });
  const cifras = await screen.findByLabelText('En total');
  expect(cifras.textContent).toContain('Con existencia0No hay stock para valuar');
});

it('TRA-01 shows by itself what stands still, as the home counts it, in its figures as in its rows', async () => {
  const relojes = { promedio: '900.00', reposicion: '960.00', brecha: '60.00', brechaPorciento: '6.67' };
  const { servidor } = renderPantalla(<ValuacionScreen />, {
    permisos: ['costo.ver', 'articulo.ver'],
    ruta: '/articulos/reportes/valuacion?vista=inmovilizado',
    respuestas: {
      [`GET ${R}/valuacion`]: pagina([]),
      [`GET ${R}/valuacion/resumen`]: { ...relojes, articulos: 1, sinReposicion: 1, sucursales: [], rubros: [] },
    },
  });
  const vista = await screen.findByRole('tab', { name: 'Inmovilizado' });
  expect(vista.getAttribute('aria-selected')).toBe('true');
  const pedidos = () => ['', '/resumen'].map((cual) => servidor.direcciones(`GET ${R}/valuacion${cual}`).at(-1));
  await waitFor(() => expect(pedidos().every((url) => url?.includes('vista=inmovilizado'))).toBe(true));
  await userEvent.click(screen.getByRole('tab', { name: 'Con existencia' }));
  await waitFor(() => expect(pedidos().some((url) => url?.includes('vista='))).toBe(false));
});
