import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TotalesDeArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import { expect, it } from 'vitest';
import { fila, LISTAS, pagina, SUCURSALES } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CASA_CENTRAL, ROSARIO } from '#prueba/sesion.ts';
import { ArticulosScreen } from './articulos.screen.tsx';

type Sumado = Pick<TotalesDeArticulos, 'disponibles' | 'valor' | 'reposicion'>;

function mostrar(sumado: Sumado, permisos: readonly Permiso[] = []) {
  renderPantalla(<ArticulosScreen />, {
    ruta: '/articulos/tabla',
    permisos: ['articulo.ver', 'stock.ver', 'stock.ver_otras', 'tabla.ver', ...permisos],
    respuestas: {
      'GET /api/articulos': pagina([fila()]),
      'GET /api/articulos/totales': { articulos: 1, ...sumado },
      'GET /api/articulos/vistas': { todos: 1, conStock: 1, bajoMinimo: 0, sinPrecio: 0, inactivos: 0 },
      'GET /api/articulos/campos': { filas: [] },
      'GET /api/articulos/listas-de-precio': LISTAS,
      'GET /api/tablas-generales/sucursales': SUCURSALES,
    },
  });
}

it('TD-15 tells the keyboard too why what is measured in several units has no sum', async () => {
  mostrar({ disponibles: null });
  await screen.findByText('WO-342');
  await userEvent.click(screen.getByRole('button', { name: 'Totales' }));
  const totales = await screen.findByRole('row', { name: 'Totales' });
  const [raya] = await within(totales).findAllByRole('img', { name: 'Hay más de una unidad de medida: no se suman.' });
  expect(raya?.textContent).toBe('–');
  expect(raya?.tabIndex).toBe(0);
  await userEvent.hover(raya as HTMLElement);
  expect(await screen.findByRole('tooltip', { name: /más de una unidad de medida/ })).toBeDefined();
});

it('TD-15 «Stock total» adds up what can be sold in all the sucursales', async () => {
  mostrar({
    disponibles: [
      { sucursalId: CASA_CENTRAL, disponible: '1000.5' },
      { sucursalId: ROSARIO, disponible: '-2.25' },
    ],
  });
  await screen.findByText('WO-342');
  await userEvent.click(screen.getByRole('button', { name: 'Columnas' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Stock total' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Totales' }));
  const totales = await screen.findByRole('row', { name: 'Totales' });
  for (const suma of ['1.000,5', '−2,25', '998,25']) expect(await within(totales).findByText(suma)).toBeDefined();
});

it('TD-15 GAP-21 says what all of it cost and what it would cost today', async () => {
  mostrar({ disponibles: [], valor: '1200000.00', reposicion: '1531000.50' }, ['costo.ver']);
  await screen.findByText('WO-342');
  await userEvent.click(screen.getByRole('button', { name: 'Totales' }));
  const totales = await screen.findByRole('row', { name: 'Totales' });
  expect(await within(totales).findByText('Valor: $ 1.200.000,00')).toBeDefined();
  expect(within(totales).getByText('A reposición: $ 1.531.000,50')).toBeDefined();
});
