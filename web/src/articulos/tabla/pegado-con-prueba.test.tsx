import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Confirmacion } from '#acceso/confirmacion/confirmacion.tsx';
import { fila, LISTA_1, LISTAS, pagina, SUCURSALES } from '#articulos/ejemplos.prueba.ts';
import { decirQuienEs, dejarLaPregunta, preguntarQuienEs } from '#prueba/quien-es.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ArticulosScreen } from './articulos.screen.tsx';

const ID = '0199b0c2-7f5a-7000-8000-00000000000a';
const PRECIOS = 'POST /api/articulos/celdas/precios';

it('seguridad 3.2 TD-09 prices that are pasted ask who is there, and go on after it with their focus and their way back', async () => {
  const { servidor } = renderPantalla(
    <>
      <ArticulosScreen />
      <Confirmacion />
    </>,
    {
      ruta: '/articulos/tabla',
      permisos: ['articulo.ver', 'stock.ver', 'tabla.ver', 'precio.modificar'],
      respuestas: {
        'GET /api/articulos': pagina([
          fila({ id: ID, codigo: 'WO-1', version: 3 }),
          fila({ id: ID.replace(/a$/, 'b'), codigo: 'WO-2' }),
        ]),
        'GET /api/articulos/vistas': { todos: 2, conStock: 1, bajoMinimo: 0, sinPrecio: 0, inactivos: 0 },
        'GET /api/articulos/listas-de-precio': LISTAS,
        'GET /api/tablas-generales/sucursales': SUCURSALES,
        [`${PRECIOS}/vista-previa`]: {
          celdas: [{ id: ID, antes: '18450.00', despues: '2000.00', falla: null }],
        },
      },
    },
  );
  preguntarQuienEs(servidor, {
    [PRECIOS]: { celdas: [{ id: ID, version: 3, antes: '18450.00', despues: '2000.00' }] },
  });
  const celda = (await screen.findAllByText('18.450,00'))[0]?.closest('td') as HTMLTableCellElement;
  (celda.closest('tr') as HTMLElement).focus();
  for (let i = 0; i <= celda.cellIndex; i += 1) await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(celda);
  await userEvent.paste('2.000,00\n18.450,00\n');
  await screen.findByRole('dialog', { name: 'Pegar en Lista 1' });
  const cambiar = () =>
    within(screen.getByRole('dialog', { name: 'Pegar en Lista 1' })).getByRole('button', { name: 'Cambiar 1 fila' });

  await screen.findByText('Cambia 1 fila · 1 no se puede');
  await userEvent.click(cambiar());
  await dejarLaPregunta();
  await waitFor(() => expect(cambiar()).toHaveProperty('disabled', false));
  expect(screen.queryByRole('alert')).toBeNull();
  // A dialog has it still: Tab and Escape go on from there.
  await waitFor(() => {
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(cambiar())).toBe(true);
  });

  await userEvent.type(screen.getByRole('textbox', { name: 'Motivo (opcional)' }), 'Lista de marzo{Enter}');
  await decirQuienEs();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const pedido = { listaId: LISTA_1, precios: [{ id: ID, antes: '18450.00', valor: '2000.00' }] };
  const dicho = { ...pedido, motivo: 'Lista de marzo' };
  expect(servidor.recibido(PRECIOS)).toEqual([pedido, dicho, dicho]);
  const [, segunda, tercera] = servidor.encabezados(PRECIOS, 'idempotency-key');
  expect(tercera).toBe(segunda);
  await waitFor(() => expect(document.activeElement).toBe(celda));
  await userEvent.keyboard('{Control>}z{/Control}');
  const vuelta = { listaId: LISTA_1, precios: [{ id: ID, antes: '2000.00', valor: '18450.00' }] };
  await waitFor(() => expect(servidor.recibido(PRECIOS).at(-1)).toEqual(vuelta));
});
