import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CASA_CENTRAL, ROSARIO } from '#prueba/sesion.ts';
import { PermisosScreen } from './permisos.screen.tsx';

const LIMITES = 'GET /api/administrador/limites-de-ajuste';
const GUARDAR = 'PUT /api/administrador/limites-de-ajuste/deposito';
const QUITAR = 'DELETE /api/administrador/limites-de-ajuste/deposito';
const general = { rol: 'deposito', sucursalId: null, sucursal: null, version: 3, maximo: null };
const aparte = { ...general, sucursalId: CASA_CENTRAL, sucursal: 'Casa Central', version: 1, maximo: '25000.5' };

const abrir = (extra: object = {}) =>
  renderPantalla(<PermisosScreen />, {
    permisos: ['usuario.administrar'],
    camino: '/administrador/permisos',
    ruta: '/administrador/permisos?pestana=ajustes',
    respuestas: { 'GET /api/administrador/roles': { roles: [] }, [LIMITES]: { filas: [general, aparte] }, ...extra },
  });

it('AJU-06 shows up to what amount each role adjusts, and in which sucursales it is another', async () => {
  abrir();
  const tabla = await screen.findByRole('table', { name: 'Ajustes de stock' });
  const filas = within(tabla).getAllByRole('row').slice(1);
  expect(
    filas.map((fila) => [...fila.querySelectorAll('th, [data-titulo]')].map((celda) => celda.textContent)),
  ).toEqual([
    ['Depósito', 'Sin tope'],
    ['Casa Central', expect.stringMatching(/25\.000,50/)],
  ]);
});

it('AJU-06 an amount is written for everywhere, and empty has no end', async () => {
  const { servidor } = abrir({ [GUARDAR]: { ...general, maximo: '120000', version: 4 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar los límites de Depósito' }));
  const monto = await screen.findByRole('textbox', { name: /Monto máximo/ });
  await userEvent.type(monto, '120.000,00');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Límite guardado: rige desde el próximo ajuste')).toBeDefined();
  expect(servidor.recibido(GUARDAR)).toEqual([{ maximo: '120000.00', sucursalId: null, version: 3 }]);

  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar los límites de Depósito en Casa Central' }));
  await userEvent.clear(await screen.findByRole('textbox', { name: /Monto máximo/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(servidor.recibido(GUARDAR).at(-1)).toEqual({ maximo: null, sucursalId: CASA_CENTRAL, version: 1 }),
  );
});

it('AJU-06 a sucursal says something else, and takes it back', async () => {
  const { servidor } = abrir({ [GUARDAR]: aparte, [QUITAR]: { rol: 'deposito' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Depósito: decir otra cosa en una sucursal' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Monto máximo/ }), '10');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(servidor.recibido(GUARDAR)).toEqual([{ maximo: '10', sucursalId: ROSARIO }]));
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar lo de Depósito en Casa Central' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(servidor.recibido(QUITAR)).toEqual([{ sucursalId: CASA_CENTRAL, version: 1 }]));
});
