import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { EdicionScreen } from './edicion.screen.tsx';

const [UNO, DOS, EDICION] = ['0a', '0b', 'e1'].map((fin) => `0199b0c2-7f5a-7000-8000-0000000000${fin}`);
const LINEAS = `GET /api/articulos/ediciones/${EDICION}/lineas`;
const EXPORTAR = `GET /api/articulos/ediciones/${EDICION}/exportar`;
const FILTROS = 'cambios:uno:estado,marca;problema:vacio';

it('ART-19 TD-07 TD-12 tells what changed and why not, filtered by each of its columns, and the file is of what shows', async () => {
  const bajar = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:archivo';
  const { servidor } = renderPantalla(<EdicionScreen />, {
    ruta: `/articulos/ediciones/${EDICION}?filtros=${FILTROS}`,
    camino: '/articulos/ediciones/$id',
    permisos: ['articulo.ver'],
    respuestas: {
      [LINEAS]: pagina([
        {
          id: UNO,
          codigo: 'WO-1',
          descripcion: 'Filtro',
          cambios: [
            { campo: 'estado', antes: 'ACTIVO', despues: 'INACTIVO' },
            { campo: 'marca', antes: null, despues: 'Wega' },
            { campo: 'proveedor', antes: null, despues: 'Frenos SA' },
          ],
          problema: null,
        },
        { id: DOS, codigo: 'WO-2', descripcion: 'Otro', cambios: [], problema: 'STOCK_NEGATIVO' },
      ]),
      [EXPORTAR]: () => new Response('archivo'),
    },
  });
  const persona = userEvent.setup();
  const celdas = async (codigo: RegExp) =>
    within(await screen.findByRole('row', { name: codigo }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const cambiado = 'Estado: Activo → Inactivo · Marca: ninguna → Wega · Proveedor principal: ninguno → Frenos SA';
  expect(await celdas(/WO-1/)).toEqual(expect.arrayContaining(['Filtro', cambiado]));
  // What does not fit in its column, whole.
  expect(screen.getByText('Wega').closest('[title]')?.getAttribute('title')).toBe(cambiado.replaceAll(' · ', '\n'));
  expect(await celdas(/WO-2/)).toEqual(expect.arrayContaining(['Otro', 'Tiene stock negativo']));
  expect(await screen.findByRole('button', { name: /^Antes → después: Estado, Marca/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Por qué no: / })).toBeDefined();
  await persona.click(screen.getByRole('button', { name: 'Filtro' }));
  const menu = within(await screen.findByRole('menu', { name: 'Filtrar por' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Código',
    'Descripción',
    'Antes → después',
    'Por qué no',
  ]);
  await persona.keyboard('{Escape}');
  await persona.click(await screen.findByRole('button', { name: 'Exportar' }));
  await persona.click(await screen.findByRole('menuitem', { name: /^CSV, Todas/ }));
  await waitFor(() => expect(bajar).toHaveBeenCalledTimes(1));
  for (const pedido of [LINEAS, EXPORTAR]) {
    expect(decodeURIComponent(servidor.direcciones(pedido)[0] ?? '')).toContain(`filtros=${FILTROS}`);
  }
});
