import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { id, respuestas, subfamilia, visto } from './nodos.prueba.ts';
import { PanelesDeNodo } from './paneles-de-nodo.tsx';

const DEL_NODO = `/api/articulos/clasificacion/subfamilia/${id(3)}`;
const APLICAR = `POST ${DEL_NODO}/aplicar`;
const distintos = (cuantos: number) => ({
  ...pagina(
    Array.from({ length: cuantos }, (_, i) => ({
      ...{ id: id(i + 4), codigo: `PU-${i}`, descripcion: 'Filtro', actual: '21', aplicable: true },
    })),
  ),
  aplicables: cuantos,
});

it('CLA-02 refused because somebody added one meanwhile, it is agreed to again as it shows by now', async () => {
  const { servidor } = renderPantalla(<PanelesDeNodo />, {
    permisos: ['articulo.ver', 'articulo.editar'],
    ruta: `/articulos/material?nodo=subfamilia:${id(3)}&hacer=iva`,
    camino: '/articulos/material',
    respuestas: {
      ...respuestas,
      [`GET ${DEL_NODO}`]: visto('subfamilia', subfamilia),
      [`GET ${DEL_NODO}/diferencias`]: distintos(2),
      [APLICAR]: ({ version, articulos }: { readonly version: number; readonly articulos: number }) =>
        version === 2 && articulos === 3
          ? { loteId: id(9), articulos: 3 }
          : { status: 409, code: 'articulos.lote_distinto', title: 'Antes 2; ahora 3.', data: { vistos: 2, ahora: 3 } },
    },
  });
  await userEvent.type(await screen.findByLabelText('Motivo'), 'Pagan la reducida');
  servidor.responder(`GET ${DEL_NODO}/diferencias`, distintos(3));
  servidor.responder(`GET ${DEL_NODO}`, visto('subfamilia', { ...subfamilia, version: 2 }));
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar a 2 artículos' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Aplicar a 3 artículos' }));
  expect(await screen.findByText('3 artículos cambiados')).toBeDefined();
  expect(servidor.recibido(APLICAR)).toEqual([
    { version: 1, campo: 'iva', articulos: 2, motivo: 'Pagan la reducida' },
    { version: 2, campo: 'iva', articulos: 3, motivo: 'Pagan la reducida' },
  ]);
});

it('the reason that was typed is not lost without a word, and leaving it goes back to the node', async () => {
  const { router } = renderPantalla(<PanelesDeNodo />, {
    permisos: ['articulo.ver', 'articulo.editar'],
    ruta: `/articulos/material?nodo=subfamilia:${id(3)}&hacer=iva`,
    camino: '/articulos/material',
    respuestas: {
      ...respuestas,
      [`GET ${DEL_NODO}`]: visto('subfamilia', subfamilia),
      [`GET ${DEL_NODO}/diferencias`]: distintos(2),
    },
  });
  const motivo = await screen.findByLabelText<HTMLInputElement>('Motivo');
  await userEvent.type(motivo, 'Pagan la reducida');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Volver' })).toBeNull());
  expect(motivo.value).toBe('Pagan la reducida');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ nodo: `subfamilia:${id(3)}` }));
});
