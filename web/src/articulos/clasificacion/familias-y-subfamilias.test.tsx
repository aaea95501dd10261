import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { pagina } from '#articulos/ejemplos.prueba.ts';
import { FamiliasScreen } from '#articulos/familia/familias.screen.tsx';
import { SubfamiliasScreen } from '#articulos/subfamilia/subfamilias.screen.tsx';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { EDITAR, familia, id, NADA, respuestas, rubro, subfamilia, visto } from './nodos.prueba.ts';

it('/articulos/familia says of each one what it is, in the gender of its word', async () => {
  renderPantalla(<FamiliasScreen />, { ruta: '/articulos/familia', permisos: EDITAR, respuestas });
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Todas',
    'Activas',
    'Inactivas',
  ]);
  expect(within((await screen.findByText('Aceite')).closest('tr') as HTMLElement).getByText('Activa')).toBeDefined();
});

it('/articulos/familia creates inside the rubro of the filter', async () => {
  const puerta = 'POST /api/articulos/familias';
  const { servidor } = renderPantalla(<FamiliasScreen />, {
    ruta: `/articulos/familia?rubroId=${rubro.id}`,
    permisos: EDITAR,
    respuestas: { ...respuestas, [puerta]: familia },
  });
  expect(await screen.findByRole('button', { name: /^Rubro:\s*Filtros$/ })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Nueva familia' }));
  const panel = await screen.findByRole('dialog', { name: 'Nueva familia' });
  await userEvent.type(within(panel).getByLabelText('Código'), 'AIR');
  await userEvent.type(within(panel).getByLabelText('Nombre'), 'Aire');
  await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(servidor.recibido(puerta)).toEqual([
      { rubroId: rubro.id, codigo: 'AIR', nombre: 'Aire', ivaOmision: null, ...NADA },
    ]),
  );
});

it('/articulos/subfamilia shows the default unidad that was inactivated since, and keeps it', async () => {
  const puerta = `PATCH /api/articulos/subfamilias/${subfamilia.id}`;
  const enPares = { ...subfamilia, unidadOmision: { id: id(8), nombre: 'Par' } };
  const { servidor } = renderPantalla(<SubfamiliasScreen />, {
    ruta: `/articulos/subfamilia?nodo=subfamilia:${subfamilia.id}&hacer=editar`,
    permisos: EDITAR,
    respuestas: {
      ...respuestas,
      'GET /api/tablas-generales/unidades': pagina([{ id: id(9), nombre: 'Unidad', activa: true }]),
      [puerta]: enPares,
      [`GET /api/articulos/clasificacion/subfamilia/${subfamilia.id}`]: visto('subfamilia', enPares),
    },
  });
  const panel = await screen.findByRole('dialog', { name: 'Editar subfamilia' });
  const unidad = within(panel).getByRole('combobox', { name: /^Unidad/ });
  expect(unidad.textContent).toBe('Par');
  await userEvent.click(unidad);
  expect(await screen.findByRole('option', { name: 'Unidad' })).toBeDefined();
  await userEvent.click(screen.getByRole('option', { name: 'Par' }));
  await userEvent.type(within(panel).getByLabelText('Nombre'), ' diésel');
  await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(servidor.recibido(puerta)).toMatchObject([{ unidadOmisionId: id(8) }]));
});

it('/articulos/subfamilia edits one with its version, and with the reason of who gives one', async () => {
  const puerta = `PATCH /api/articulos/subfamilias/${subfamilia.id}`;
  const { servidor } = renderPantalla(<SubfamiliasScreen />, {
    ruta: '/articulos/subfamilia',
    permisos: EDITAR,
    respuestas: {
      ...respuestas,
      [puerta]: subfamilia,
      [`GET /api/articulos/clasificacion/subfamilia/${subfamilia.id}`]: visto('subfamilia', subfamilia),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Acciones de Pick-up' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Editar' }));
  const panel = await screen.findByRole('dialog', { name: 'Editar subfamilia' });
  await userEvent.type(within(panel).getByLabelText('Nombre'), ' diésel');
  await userEvent.type(within(panel).getByLabelText(/Motivo del cambio/), 'Se separan las de nafta');
  await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(servidor.recibido(puerta)).toEqual([
      {
        ...{ codigo: 'PU', nombre: 'Pick-up diésel', ivaOmision: '10.5', ...NADA, version: 1 },
        motivo: 'Se separan las de nafta',
      },
    ]),
  );
});
