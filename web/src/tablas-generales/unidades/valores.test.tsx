import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CASA_CENTRAL } from '#prueba/sesion.ts';
import { MotivosScreen } from '#tablas-generales/motivos/motivos.screen.tsx';
import { TalleresScreen } from '#tablas-generales/talleres/talleres.screen.tsx';
import { UnidadesScreen } from './unidades.screen.tsx';

const pagina = (filas: unknown[]) => ({ filas, total: filas.length, totalExacto: true, pagina: 1, porPagina: 50 });
const EDITAR = ['tabla.ver', 'tabla.editar'] as const;

it('TAB-07 freezes the decimals of a unidad in use', async () => {
  const metro = {
    id: '01980000-0000-7000-8000-000000000305',
    version: 1,
    codigo: 'M',
    nombre: 'Metro',
    decimales: 2,
    omision: false,
    enUso: true,
    activa: true,
  };
  const cambiar = `PATCH /api/tablas-generales/unidades/${metro.id}`;
  const { servidor } = renderPantalla(<UnidadesScreen />, {
    ruta: '/tablas-generales/unidades',
    permisos: EDITAR,
    respuestas: { 'GET /api/tablas-generales/unidades': pagina([metro]), [cambiar]: { ...metro, version: 2 } },
  });
  await userEvent.click(await screen.findByText('Metro'));
  const panel = within(await screen.findByRole('dialog', { name: 'Editar unidad' }));
  expect(panel.getByRole('combobox', { name: 'Decimales' }).getAttribute('aria-disabled')).toBe('true');
  expect(panel.getByText(/los decimales ya no se cambian/)).toBeDefined();
  await userEvent.type(panel.getByLabelText('Nombre'), ' lineal');
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(servidor.recibido(cambiar)).toEqual([{ codigo: 'M', nombre: 'Metro lineal', decimales: 2, version: 1 }]),
  );
});

it('TAB-07 leaves «Stock inicial» alone and adds a motivo to its clase', async () => {
  const inicial = {
    id: '01980000-0000-7000-8000-000000000401',
    version: 1,
    clase: 'AJUSTE',
    nombre: 'Stock inicial',
    inicial: true,
    activo: true,
  };
  const crear = 'POST /api/tablas-generales/motivos';
  const { servidor } = renderPantalla(<MotivosScreen />, {
    ruta: '/tablas-generales/motivos',
    permisos: EDITAR,
    respuestas: { 'GET /api/tablas-generales/motivos': pagina([inicial]), [crear]: { ...inicial, inicial: false } },
  });
  expect(await screen.findByText('Del sistema')).toBeDefined();
  await userEvent.click(screen.getByText('Stock inicial'));
  expect(screen.queryByRole('dialog')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Nuevo motivo' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Nuevo motivo' }));
  await userEvent.click(panel.getByRole('combobox', { name: 'Se usa en' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Anulaciones' }));
  await userEvent.type(panel.getByLabelText('Nombre'), 'Duplicada');
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Motivo creado')).toBeDefined();
  expect(servidor.recibido(crear)).toEqual([{ clase: 'ANULACION', nombre: 'Duplicada' }]);
});

it('TAB-05 offers to a taller the depósitos of clase Taller of its sucursal', async () => {
  const piezas = { id: '01980000-0000-7000-8000-000000000501', nombre: 'Taller (piezas)' };
  const crear = 'POST /api/tablas-generales/talleres';
  const depositos = 'GET /api/tablas-generales/depositos';
  const { servidor } = renderPantalla(<TalleresScreen />, {
    ruta: '/tablas-generales/talleres',
    permisos: EDITAR,
    respuestas: {
      'GET /api/tablas-generales/talleres': pagina([]),
      'GET /api/tablas-generales/sucursales': pagina([{ id: CASA_CENTRAL, nombre: 'Casa Central' }]),
      [depositos]: pagina([piezas]),
      [crear]: { id: 't', version: 1 },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Nuevo taller' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Nuevo taller' }));
  await userEvent.type(panel.getByLabelText('Código'), 'T1');
  await userEvent.type(panel.getByLabelText('Nombre'), 'Taller central');
  await userEvent.click(panel.getByRole('combobox', { name: /Depósito de piezas/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Taller (piezas)' }));
  expect(servidor.direcciones(depositos)[0]).toContain(`clase=TALLER&activo=true&sucursalId=${CASA_CENTRAL}`);
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Taller creado')).toBeDefined();
  expect(servidor.recibido(crear)).toEqual([
    { sucursalId: CASA_CENTRAL, codigo: 'T1', nombre: 'Taller central', depositoId: piezas.id },
  ]);
});
