import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fila, LISTAS, pagina, SUCURSALES } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ArticulosScreen } from './articulos.screen.tsx';

it('TD-15 tells the keyboard too why what is measured in several units has no sum', async () => {
  renderPantalla(<ArticulosScreen />, {
    ruta: '/articulos/tabla',
    permisos: ['articulo.ver', 'stock.ver', 'stock.ver_otras', 'tabla.ver'],
    respuestas: {
      'GET /api/articulos': pagina([fila()]),
      'GET /api/articulos/totales': { articulos: 1, disponibles: null },
      'GET /api/articulos/vistas': { todos: 1, conStock: 1, bajoMinimo: 0, sinPrecio: 0, inactivos: 0 },
      'GET /api/articulos/campos': { filas: [] },
      'GET /api/articulos/listas-de-precio': LISTAS,
      'GET /api/tablas-generales/sucursales': SUCURSALES,
    },
  });
  await screen.findByText('WO-342');
  await userEvent.click(screen.getByRole('button', { name: 'Totales' }));
  const totales = await screen.findByRole('row', { name: 'Totales' });
  const [raya] = await within(totales).findAllByRole('img', { name: 'Hay más de una unidad de medida: no se suman.' });
  expect(raya?.textContent).toBe('–');
  expect(raya?.tabIndex).toBe(0);
  await userEvent.hover(raya as HTMLElement);
  expect(await screen.findByRole('tooltip', { name: /más de una unidad de medida/ })).toBeDefined();
});
