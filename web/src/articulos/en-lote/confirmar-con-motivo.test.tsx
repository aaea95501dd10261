import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fila, LISTAS, pagina, SUCURSALES } from '#articulos/ejemplos.prueba.ts';
import { ArticulosScreen } from '#articulos/tabla/articulos.screen.tsx';
import { renderPantalla } from '#prueba/render-pantalla.tsx';

const ID = '0199b0c2-7f5a-7000-8000-00000000000a';
const EDITAR = 'POST /api/articulos/ediciones';
const rechazo = { status: 409, code: 'articulos.lote_distinto', title: 'Cambió', data: { vistos: 1, ahora: 2 } };

it('ART-19 UA-09 two clicks before it shows that it is going send one, and once refused it may be sent again', async () => {
  const { servidor } = renderPantalla(<ArticulosScreen />, {
    ruta: '/articulos/tabla',
    permisos: ['articulo.ver', 'stock.ver', 'tabla.ver', 'articulo.editar'],
    respuestas: {
      'GET /api/articulos': pagina([fila({ id: ID, codigo: 'WO-1' })]),
      'GET /api/articulos/vistas': { todos: 1, conStock: 1, bajoMinimo: 0, sinPrecio: 0, inactivos: 0 },
      'GET /api/articulos/campos': { filas: [] },
      'GET /api/articulos/listas-de-precio': LISTAS,
      'GET /api/tablas-generales/sucursales': SUCURSALES,
      [`${EDITAR}/vista-previa`]: {
        ...{ elegidos: 1, cambian: 1, iguales: 0, fallan: 0, pierdenMinimos: 0, muestra: [] },
        ...{ porCampo: [{ campo: 'estado', articulos: 1 }], porProblema: [] },
      },
      [EDITAR]: rechazo,
    },
  });
  const persona = userEvent.setup();
  await persona.click(await screen.findByRole('checkbox', { name: 'Elegir WO-1' }));
  const barra = await screen.findByRole('region', { name: 'Lo elegido' });
  await persona.click(within(barra).getByRole('button', { name: 'Discontinuar' }));
  await persona.type(await screen.findByRole('textbox', { name: /Motivo/ }), 'Fin de línea');
  const boton = screen.getByRole<HTMLButtonElement>('button', { name: 'Cambiar 1 artículo' });
  boton.click();
  boton.click();
  expect(await screen.findAllByText('Cambió')).toHaveLength(1);
  expect(servidor.recibido(EDITAR)).toHaveLength(1);

  servidor.responder(EDITAR, { id: ID, articulos: 1, fallas: 0, propuesta: null });
  await persona.click(await screen.findByRole('button', { name: 'Cambiar 1 artículo' }));
  expect(await screen.findByText('Se cambió 1 artículo')).toBeDefined();
  await waitFor(() => expect(servidor.recibido(EDITAR)).toHaveLength(2));
});
