import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ARTICULO_ID, articulo, fila, LISTAS, pagina, SUCURSALES } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CASA_CENTRAL, ROSARIO } from '#prueba/sesion.ts';
import { ArticulosScreen } from './articulos.screen.tsx';
import { ArticuloScreen } from './ficha/articulo.screen.tsx';

const VER = ['articulo.ver', 'stock.ver', 'stock.ver_otras', 'tabla.ver'] as const;

it('ART-07 the table says what travels to each sucursal beside what it has, and as a column that is asked for', async () => {
  const conViaje = fila({
    stock: [
      { sucursalId: CASA_CENTRAL, fisico: '26', reservado: '2', disponible: '24' },
      { sucursalId: ROSARIO, fisico: '0', reservado: '0', disponible: '0', enTransito: '6' },
    ],
  });
  renderPantalla(<ArticulosScreen />, {
    ruta: '/articulos/tabla',
    permisos: VER,
    respuestas: {
      'GET /api/articulos': pagina([conViaje, fila({ id: 'b', codigo: 'SRV', tipo: 'SERVICIO', stock: [] })]),
      'GET /api/articulos/vistas': { todos: 2, conStock: 1, bajoMinimo: 0, sinPrecio: 0, inactivos: 0 },
      'GET /api/articulos/campos': { filas: [] },
      'GET /api/articulos/listas-de-precio': LISTAS,
      'GET /api/tablas-generales/sucursales': SUCURSALES,
    },
  });
  await screen.findByText('WO-342');
  const celdas = () =>
    [...(screen.getAllByRole('row')[1] as HTMLTableRowElement).cells].map(({ textContent }) => textContent);
  // What is there ends where the figures of the other rows do.
  expect(celdas().slice(6, 8)).toEqual(['24', '+60']);
  expect(screen.getByTitle('En tránsito').textContent).toBe('+6');
  // What `bidi.css` sets apart from its neighbours: on a card from right to left it read «6+».
  expect(screen.getByTitle('En tránsito').matches('span:not(:has(*))')).toBe(true);
  expect(screen.queryByRole('columnheader', { name: /En tránsito/ })).toBeNull();

  expect(screen.getByTitle('En tránsito').nextElementSibling?.textContent).toBe('0');

  await userEvent.click(screen.getByRole('button', { name: 'Columnas' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'En tránsito' }));
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('columnheader', { name: /En tránsito/ })).toBeDefined();
  expect(celdas()).toContain('6');
});

it('ART-07 the ficha says it by sucursal and in the company, and place by place what that place is for', async () => {
  const hace = new Date(Date.now() - 7_200_000).toISOString();
  const lugar = (mas: object) =>
    ({ ...(articulo().stock[1] as object), ...mas }) as ReturnType<typeof articulo>['stock'][0];
  const enCamino = lugar({
    ultimoMovimiento: hace,
    depositoId: 'camino',
    deposito: 'En camino',
    vendible: false,
    enTransito: true,
  });
  const stock = [
    ...articulo().stock.map((uno, i) => (i === 1 ? { ...uno, ultimoMovimiento: hace } : uno)),
    { ...enCamino, fisico: '6', reservado: '0', disponible: '6' },
  ];
  const respuestas = {
    [`GET /api/articulos/${ARTICULO_ID}`]: articulo({ stock }),
    'GET /api/articulos/listas-de-precio': LISTAS,
  };
  const { unmount } = renderPantalla(<ArticuloScreen />, {
    ...{ ruta: `/articulos/tabla/${ARTICULO_ID}`, camino: '/articulos/tabla/$id', permisos: VER, respuestas },
  });
  const titulo = await screen.findByRole('columnheader', { name: /Tránsito/ });
  const tabla = within(titulo.closest('table') as HTMLElement);
  const de = (nombre: RegExp) => tabla.getByRole('row', { name: nombre }).textContent;
  expect(de(/Casa Central/)).toBe('Casa Central262240–');
  expect(de(/Rosario/)).toBe('Rosario11011+6hace 2 h');
  expect(de(/En la empresa/)).toBe('En la empresa37235+6');
  expect(screen.getByText('+6 en tránsito')).toBeDefined();
  unmount();

  renderPantalla(<ArticuloScreen />, {
    ruta: `/articulos/tabla/${ARTICULO_ID}?seccion=stock`,
    ...{ camino: '/articulos/tabla/$id', permisos: VER, respuestas },
  });
  const camino = await screen.findByRole('row', { name: /En camino/ });
  // None of it can be promised, and what stands under the places is what they add up to.
  expect(camino.textContent).toBe('RosarioEn camino Tránsito60–hace 2 h');
  expect(screen.getByRole('row', { name: /En la empresa/ }).textContent).toBe('En la empresa43235');
  expect(screen.queryByText('No vende')).toBeNull();
});

it('ART-07 where nothing may travel there is no column for it', async () => {
  renderPantalla(<ArticuloScreen />, {
    ruta: `/articulos/tabla/${ARTICULO_ID}`,
    ...{ camino: '/articulos/tabla/$id', permisos: VER },
    respuestas: { [`GET /api/articulos/${ARTICULO_ID}`]: articulo(), 'GET /api/articulos/listas-de-precio': LISTAS },
  });
  expect(await screen.findByRole('columnheader', { name: /Disp/ })).toBeDefined();
  expect(screen.queryByText('Tránsito')).toBeNull();
});
