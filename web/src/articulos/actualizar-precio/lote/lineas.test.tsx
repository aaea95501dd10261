import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { COMUNES, hacer, LINEAS, LISTA_2, LOTE_ID, lote, VER } from '#articulos/actualizar-precio/ejemplos.prueba.ts';
import { LISTA_1 } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { LoteScreen } from './lote.screen.tsx';

const abrir = (filtros: string, visto = lote()) =>
  renderPantalla(<LoteScreen />, {
    permisos: ['precio.modificar', 'articulo.ver'],
    camino: '/articulos/actualizar-precio/$id',
    ruta: `/articulos/actualizar-precio/${LOTE_ID}?filtros=${filtros}`,
    respuestas: { ...COMUNES, [VER]: visto, [hacer('lineas')]: visto },
  });

const columnasDelMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Filtro' }));
  const menu = within(await screen.findByRole('menu', { name: 'Filtrar por' }));
  return menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
};

it('TD-07 lines are filtered by their columns, and what marks them all marks what that leaves', async () => {
  const { servidor } = abrir('nuevo:entre:20000,');
  expect(await screen.findByRole('button', { name: /^Después: / })).toBeDefined();
  expect(decodeURIComponent(servidor.direcciones(LINEAS)[0] ?? '')).toContain('filtros=nuevo:entre:20000,');
  // TD-11 the table keeps its columns.
  expect(screen.getByRole('button', { name: 'Columnas' })).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar las 2' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir 2 líneas' }));
  const pregunta = within(await screen.findByRole('dialog', { name: '¿Excluir 2 líneas?' }));
  await userEvent.click(pregunta.getByRole('button', { name: 'Excluir 2 líneas' }));
  await waitFor(() =>
    expect(servidor.recibido(hacer('lineas'))).toMatchObject([
      { marca: 'excluir', cuales: { filtro: { filtros: 'nuevo:entre:20000,' } } },
    ]),
  );
});

it('TD-07 prices are no column to filter by where some listas have IVA and some have not', async () => {
  const dos = (incluyeIva: boolean) =>
    lote({
      listas: [
        { id: LISTA_1, nombre: 'Lista 1', moneda: 'ARS', incluyeIva: false },
        { id: LISTA_2, nombre: 'Mayorista', moneda: 'ARS', incluyeIva },
      ],
    });
  const { unmount } = abrir('descripcion:contiene:filtro', dos(true));
  expect(await columnasDelMenu()).not.toContain('Después');
  unmount();
  abrir('descripcion:contiene:filtro', dos(false));
  expect(await columnasDelMenu()).toContain('Después');
});
