import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { verArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { expect, it } from 'vitest';
import { consultaDe } from '#api/consultas.ts';
import { ARTICULO_ID, articulo, fila, LISTAS, pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ArticuloScreen } from './articulo.screen.tsx';

const render = (query: string, mas: object) =>
  renderPantalla(<ArticuloScreen />, {
    ruta: `/articulos/tabla/${ARTICULO_ID}${query}`,
    camino: '/articulos/tabla/$id',
    permisos: ['articulo.ver', 'articulo.editar', 'precio.modificar', 'tabla.ver'],
    respuestas: {
      [`GET /api/articulos/${ARTICULO_ID}`]: articulo(),
      [`GET /api/articulos/${ARTICULO_ID}/precios`]: { filas: [] },
      'GET /api/articulos/campos': { filas: [] },
      'GET /api/articulos/listas-de-precio': LISTAS,
      'GET /api/tablas-generales/unidades': pagina([]),
      ...mas,
    },
  });

it('Alt and an arrow stay where somebody writes, or over what is open: nothing of one ends up on another', async () => {
  const OTRO = '01980000-0000-7000-8000-00000000a009';
  const vecinos = (_: unknown, url: string) => pagina([fila({ id: url.includes('pagina=3') ? OTRO : 'anterior' })], 38);
  const { router, cache } = render('?seccion=precios&posicion=2', {
    'GET /api/articulos': vecinos,
    [`GET /api/articulos/${OTRO}`]: articulo({ id: OTRO, codigo: 'OTRO-1' }),
    [`GET /api/articulos/${OTRO}/precios`]: { filas: [] },
  });
  await cache.prefetchQuery(consultaDe(verArticulo, { params: { id: OTRO } }));
  expect(await screen.findByText('2 de 38')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Nuevo precio' }));
  const panel = await screen.findByRole('dialog', { name: 'Nuevo precio' });
  const alt = () => userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await userEvent.click(within(panel).getByRole('checkbox', { name: 'Dejarlo sin precio' }));
  await alt();
  expect(router.state.location.search).toMatchObject({ posicion: '2' });
  await userEvent.click(within(panel).getByRole('checkbox', { name: 'Dejarlo sin precio' }));

  // Whatever way the other one is reached, the panel of this one does not go along.
  void router.navigate({ to: '/articulos/tabla/$id', params: { id: OTRO }, search: { seccion: 'precios' } } as never);
  expect(await screen.findByRole('heading', { name: 'OTRO-1' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nuevo precio' })).toBeNull());
});

it('Alt and an arrow go over a word in a field', async () => {
  const { router } = render('?seccion=datos&posicion=2', {
    'GET /api/articulos': pagina([fila({ id: 'otro' })], 38),
  });
  expect(await screen.findByText('2 de 38')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Editar' }));
  await userEvent.click(await screen.findByLabelText('Descripción'));
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(router.state.location.search).toMatchObject({ posicion: '2' });
  expect(screen.getByLabelText('Descripción')).toBeDefined();
});
