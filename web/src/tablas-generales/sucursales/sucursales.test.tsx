import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Sucursal } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { SucursalesScreen } from './sucursales.screen.tsx';

const LISTA = 'GET /api/tablas-generales/sucursales';
const CREAR = 'POST /api/tablas-generales/sucursales';
const rosario: Sucursal = {
  id: '01980000-0000-7000-8000-000000000002',
  version: 2,
  codigo: 'ROS',
  nombre: 'Rosario',
  domicilio: 'Bv. Oroño 1234',
  localidadId: null,
  localidad: null,
  provincia: null,
  telefono: '',
  horario: '',
  puntoDeVenta: 3,
  listaId: null,
  lista: null,
  logo: null,
  activa: true,
  depositos: [
    { id: '01980000-0000-7000-8000-000000000011', codigo: 'SALON', nombre: 'Salón', principal: true, activo: true },
    { id: '01980000-0000-7000-8000-000000000012', codigo: 'FONDO', nombre: 'Fondo', principal: false, activo: false },
  ],
};
const CAMBIAR = `PATCH /api/tablas-generales/sucursales/${rosario.id}`;
const lista = { filas: [rosario], total: 1, totalExacto: true, pagina: 1, porPagina: 50 };
const mostrar = (mas: Record<string, unknown> = {}) =>
  renderPantalla(<SucursalesScreen />, {
    ruta: '/tablas-generales/sucursales',
    permisos: ['tabla.ver', 'tabla.editar'],
    respuestas: { [LISTA]: lista, ...mas },
  });

it('TAB-03 shows each sucursal with its active depósitos and punto de venta, and leads to them', async () => {
  const { router } = mostrar();
  expect(await screen.findByText('00003')).toBeDefined();
  expect(screen.getByText('Salón')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Acciones de Rosario' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ver depósitos' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/tablas-generales/depositos'));
  expect(router.state.location.search).toEqual({ sucursalId: rosario.id });
});

it('TAB-03 opens one, the punto de venta being a number', async () => {
  const { servidor } = mostrar({ [CREAR]: rosario });
  await userEvent.click(await screen.findByRole('button', { name: 'Nueva sucursal' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Nueva sucursal' }));
  await userEvent.type(panel.getByLabelText('Código'), 'CBA');
  await userEvent.type(panel.getByLabelText('Nombre'), 'Córdoba');
  await userEvent.type(panel.getByLabelText('Punto de venta (opcional)'), '0');
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  expect(await panel.findByText('Va de 1 a 99999.')).toBeDefined();
  await userEvent.type(panel.getByLabelText('Punto de venta (opcional)'), '0012');
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));

  expect(await screen.findByText('Sucursal creada con su depósito Salón')).toBeDefined();
  expect(servidor.recibido(CREAR)).toEqual([
    {
      codigo: 'CBA',
      nombre: 'Córdoba',
      domicilio: '',
      localidadId: null,
      telefono: '',
      horario: '',
      puntoDeVenta: 12,
      listaId: null,
    },
  ]);
});

it('TAB-03 says what keeps it open when it cannot be closed', async () => {
  const title = 'No se puede inactivar Rosario: hay stock de 12 artículos en Salón. Resolvelo y probá de nuevo.';
  mostrar({ [CAMBIAR]: { status: 409, code: 'tablas.sucursal_en_uso', title, data: {} } });
  await userEvent.click(await screen.findByRole('button', { name: 'Acciones de Rosario' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Inactivar' }));
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: '¿Inactivar Rosario?' })).getByRole('button', {
      name: 'Inactivar',
    }),
  );
  expect(await screen.findByText(title)).toBeDefined();
});

it('changes only the sucursales a person may edit', async () => {
  renderPantalla(<SucursalesScreen />, {
    ruta: '/tablas-generales/sucursales',
    sesion: { permisos: { 'tabla.ver': 'TODAS', 'tabla.editar': ['01980000-0000-7000-8000-000000000001'] } },
    respuestas: { [LISTA]: lista },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Acciones de Rosario' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Ver depósitos']);
});

it('INV-73 TAB-03 what somebody else changed of it comes into its boxes by its name, beside what was typed', async () => {
  const funes = '01980000-0000-7000-8000-000000000021';
  const deAna = {
    ...rosario,
    version: 3,
    localidadId: funes,
    localidad: 'Funes',
    puntoDeVenta: 8,
    horario: 'De 8 a 17',
  };
  const { servidor } = mostrar({
    'GET /api/tablas-generales/localidades': { ...lista, filas: [], total: 0 },
    'GET /api/tablas-generales/listas-de-precio': { filas: [] },
    [CAMBIAR]: ({ version }: { readonly version: number }) =>
      version === 3
        ? { ...deAna, version: 4 }
        : { status: 409, code: 'comun.version_vieja', title: 'Vieja', data: { quien: 'Ana Paz' } },
  });
  await userEvent.click(await screen.findByText('Rosario'));
  const panel = within(await screen.findByRole('dialog', { name: 'Editar sucursal' }));
  await userEvent.type(panel.getByLabelText(/^Teléfono/), '0341 455');
  servidor.responder(LISTA, { ...lista, filas: [deAna] });
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  const aviso = await panel.findByRole('alert');
  const cambios = within(aviso)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(cambios).toHaveLength(3);
  for (const despues of ['Después:  · Funes', 'Después:  · De 8 a 17', 'Antes: 3. Después:  · 8']) {
    expect(cambios.join(' ')).toContain(despues);
  }
  expect(panel.getByLabelText(/^Localidad/)).toHaveProperty('value', 'Funes');
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Cambios guardados')).toBeDefined();
  expect(servidor.recibido(CAMBIAR).at(-1)).toMatchObject({
    ...{ version: 3, localidadId: funes, puntoDeVenta: 8, horario: 'De 8 a 17', telefono: '0341 455' },
  });
});
