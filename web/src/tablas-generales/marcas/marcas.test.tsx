import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import type { Marca } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { describe, expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { MarcasScreen } from './marcas.screen.tsx';

const LISTA = 'GET /api/tablas-generales/marcas';
const CREAR = 'POST /api/tablas-generales/marcas';
const wega: Marca = {
  id: '01980000-0000-7000-8000-000000000101',
  version: 4,
  nombre: 'Wega',
  articulos: 1248,
  activa: true,
};
const CAMBIAR = `PATCH /api/tablas-generales/marcas/${wega.id}`;
const lista = (filas: Marca[]) => ({ filas, total: filas.length, totalExacto: true, pagina: 1, porPagina: 50 });

const mostrar = (mas: Record<string, unknown> = {}, permisos: readonly Permiso[] = ['tabla.ver', 'tabla.editar']) =>
  renderPantalla(<MarcasScreen />, {
    ruta: '/tablas-generales/marcas',
    permisos,
    respuestas: { [LISTA]: lista([wega]), ...mas },
  });
const accion = async (nombre: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Acciones de Wega' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: nombre }));
};

describe('TAB-07 marcas', () => {
  it('lists them with their artículos and adds one', async () => {
    const { servidor } = mostrar({ [CREAR]: { ...wega, nombre: 'Bosch' } });
    expect(await screen.findByText('1.248')).toBeDefined();

    await userEvent.click(screen.getByRole('button', { name: 'Nueva marca' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Nueva marca' }));
    await userEvent.type(panel.getByLabelText('Nombre'), '  Bosch ');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));

    expect(await screen.findByText('Marca creada')).toBeDefined();
    expect(servidor.recibido(CREAR)).toEqual([{ nombre: 'Bosch' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers the first one where the list would be, to whoever may make it', async () => {
    mostrar({ [LISTA]: lista([]) });
    const vacia = (await screen.findByText('Todavía no hay marcas')).closest('main') ?? document.body;
    const [, enLaLista] = within(vacia).getAllByRole('button', { name: 'Nueva marca' });
    await userEvent.click(enLaLista as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Nueva marca' })).toBeDefined();
  });

  it('offers none to who may only look', async () => {
    mostrar({ [LISTA]: lista([]) }, ['tabla.ver']);
    await screen.findByText('Todavía no hay marcas');
    expect(screen.queryByRole('button', { name: 'Nueva marca' })).toBeNull();
  });

  it('changes one over the version that was read', async () => {
    const { servidor } = mostrar({ [CAMBIAR]: { ...wega, nombre: 'Wega Motors', version: 5 } });
    await userEvent.click(await screen.findByText('Wega'));
    const panel = within(await screen.findByRole('dialog', { name: 'Editar marca' }));
    await userEvent.type(panel.getByLabelText('Nombre'), ' Motors');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Cambios guardados')).toBeDefined();
    expect(servidor.recibido(CAMBIAR)).toEqual([{ nombre: 'Wega Motors', version: 4 }]);
  });

  it('keeps what was written when the server refuses, and says why', async () => {
    const title = 'Ya existe «Bosch». Usalo, o elegí un nombre distinto.';
    mostrar({ [CREAR]: { status: 409, code: 'tablas.nombre_repetido', title, data: { otro: 'Bosch' } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Nueva marca' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Nueva marca' }));
    await userEvent.type(panel.getByLabelText('Nombre'), 'bosch');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    expect(await panel.findByText(title)).toBeDefined();
    // On the very datum, which is where they go on.
    const nombre = panel.getByLabelText('Nombre') as HTMLInputElement;
    expect([nombre.value, nombre.getAttribute('aria-invalid')]).toEqual(['bosch', 'true']);
    await waitFor(() => expect(document.activeElement).toBe(nombre));
  });

  it('INV-73 what somebody else saved is told, and saving again is over it', async () => {
    const deAna = { ...wega, version: 5, nombre: 'Wega Filtros' };
    const { servidor } = mostrar({
      [CAMBIAR]: ({ version }: { readonly version: number }) =>
        version === 5
          ? { ...deAna, version: 6 }
          : { status: 409, code: 'comun.version_vieja', title: 'Vieja', data: { quien: 'Ana Paz' } },
    });
    await userEvent.click(await screen.findByText('Wega'));
    const panel = within(await screen.findByRole('dialog', { name: 'Editar marca' }));
    await userEvent.type(panel.getByLabelText('Nombre'), ' Motors');
    servidor.responder(LISTA, lista([deAna]));
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    const aviso = await panel.findByRole('alert');
    expect(aviso.textContent).toContain('Ana Paz cambió este registro mientras lo editabas.');
    expect(aviso.textContent).toContain('Antes: Wega. Después:  · Wega Filtros. Lo tuyo: Wega Motors.');
    expect(servidor.direcciones(LISTA).some((direccion) => direccion.includes(`id=${wega.id}`))).toBe(true);
    expect(panel.getByLabelText('Nombre')).toHaveProperty('value', 'Wega Motors');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Cambios guardados')).toBeDefined();
    expect(servidor.recibido(CAMBIAR).at(-1)).toEqual({ nombre: 'Wega Motors', version: 5 });
  });

  it('asks before what was typed is lost, by any of the ways out', async () => {
    const { router } = mostrar();
    await userEvent.click(await screen.findByText('Wega'));
    const panel = within(await screen.findByRole('dialog', { name: 'Editar marca' }));
    await userEvent.type(panel.getByLabelText('Nombre'), ' Motors');
    const quedarse = async () => {
      const pregunta = await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
      await userEvent.click(within(pregunta).getByRole('button', { name: 'Volver' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: '¿Salir sin guardar?' })).toBeNull());
      expect(panel.getByLabelText('Nombre')).toHaveProperty('value', 'Wega Motors');
    };
    await userEvent.click(panel.getByRole('button', { name: 'Cancelar' }));
    await quedarse();
    await userEvent.click(panel.getByRole('button', { name: 'Cerrar' }));
    await quedarse();
    void router.navigate({ to: '/clientes/tabla' } as never);
    await quedarse();
    expect(router.state.location.pathname).toBe('/tablas-generales/marcas');
  });

  it('asks before taking one out of use', async () => {
    const { servidor } = mostrar({ [CAMBIAR]: { ...wega, activa: false, version: 5 } });
    await accion('Inactivar');
    const dialogo = within(await screen.findByRole('dialog', { name: '¿Inactivar Wega?' }));
    await userEvent.click(dialogo.getByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(servidor.recibido(CAMBIAR)).toEqual([]);

    await accion('Inactivar');
    const otra = within(await screen.findByRole('dialog', { name: '¿Inactivar Wega?' }));
    await userEvent.click(otra.getByRole('button', { name: 'Inactivar' }));
    expect(await screen.findByText('Se inactivó Wega')).toBeDefined();
    expect(servidor.recibido(CAMBIAR)).toEqual([{ version: 4, activa: false }]);
  });

  it('TAB-08 shows who changed it', async () => {
    const hecho = {
      id: '9',
      en: '2026-11-20T12:00:00.000Z',
      quien: 'Ana Gómez',
      accion: 'marca.cambiar',
      motivo: null,
      campos: [{ campo: 'nombre', antes: 'Vega', despues: 'Wega' }],
    };
    mostrar({ [`GET /api/actividad/marca/${wega.id}`]: { hechos: [hecho], hayMas: false } });
    await accion('Editar');
    const panel = within(await screen.findByRole('dialog', { name: 'Editar marca' }));
    await userEvent.click(panel.getByRole('button', { name: 'Ver actividad' }));
    expect(await panel.findByText('Vega')).toBeDefined();
    expect(panel.getByText('Cambio')).toBeDefined();
    expect(panel.getByText(/Ana Gómez/)).toBeDefined();
  });
});

it('offers nothing to change to who may only look', async () => {
  renderPantalla(<MarcasScreen />, {
    ruta: '/tablas-generales/marcas?activa=false',
    permisos: ['tabla.ver'],
    respuestas: { [LISTA]: lista([{ ...wega, activa: false }]) },
  });
  expect(await screen.findByText('Inactiva')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Nueva marca' })).toBeNull();
  await userEvent.click(screen.getByText('Wega'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
