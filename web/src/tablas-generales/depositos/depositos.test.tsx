import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Deposito } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CASA_CENTRAL } from '#prueba/sesion.ts';
import { DepositosScreen } from './depositos.screen.tsx';

const LISTA = 'GET /api/tablas-generales/depositos';
const CREAR = 'POST /api/tablas-generales/depositos';
const salon: Deposito = {
  id: '01980000-0000-7000-8000-000000000011',
  version: 1,
  codigo: 'SALON',
  nombre: 'Salón',
  clase: 'FISICO',
  sucursalId: CASA_CENTRAL,
  sucursal: 'Casa Central',
  vendible: true,
  virtual: false,
  principal: true,
  activo: true,
  sucursalActiva: true,
};
const clientes: Deposito = {
  ...salon,
  id: '01980000-0000-7000-8000-000000000012',
  codigo: 'CLIENTE',
  nombre: 'Clientes',
  clase: 'CLIENTE',
  sucursalId: null,
  sucursal: null,
  vendible: false,
  virtual: true,
  principal: false,
};
const pagina = (filas: unknown[]) => ({ filas, total: filas.length, totalExacto: true, pagina: 1, porPagina: 50 });
const mostrar = (filas: Deposito[], mas: Record<string, unknown> = {}, ruta = '/tablas-generales/depositos') =>
  renderPantalla(<DepositosScreen />, {
    ruta,
    permisos: ['tabla.ver', 'tabla.editar'],
    respuestas: {
      [LISTA]: pagina(filas),
      'GET /api/tablas-generales/sucursales': pagina([{ id: CASA_CENTRAL, nombre: 'Casa Central' }]),
      ...mas,
    },
  });

it('TAB-04 marks the principal one, which is edited but not closed', async () => {
  mostrar([salon]);
  expect(await screen.findByText('Principal')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Acciones de Salón, Casa Central' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Editar']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Editar' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Editar depósito' }));
  expect(panel.getByLabelText('Vendible')).toHaveProperty('disabled', true);
});

it('TAB-04 shows the ones of the system when asked, and changes none', async () => {
  const { servidor } = mostrar([clientes], {}, '/tablas-generales/depositos?virtuales=true');
  expect(await screen.findByText('Del sistema')).toBeDefined();
  expect(servidor.direcciones(LISTA)[0]).toContain('virtuales=true');
  await userEvent.click(screen.getByText('CLIENTE'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('TAB-04 never puts a quarantine on sale', async () => {
  const { servidor } = mostrar([salon], { [CREAR]: salon });
  await userEvent.click(await screen.findByRole('button', { name: 'Nuevo depósito' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Nuevo depósito' }));
  expect(panel.getByLabelText('Vendible')).toHaveProperty('checked', true);
  await userEvent.type(panel.getByLabelText('Código'), 'CUAR');
  await userEvent.type(panel.getByLabelText('Nombre'), 'Cuarentena');
  await userEvent.click(panel.getByRole('combobox', { name: 'Clase' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Cuarentena' }));
  expect(panel.queryByLabelText('Vendible')).toBeNull();
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));

  expect(await screen.findByText('Depósito creado')).toBeDefined();
  expect(servidor.recibido(CREAR)).toEqual([
    {
      sucursalId: CASA_CENTRAL,
      codigo: 'CUAR',
      nombre: 'Cuarentena',
      clase: 'CUARENTENA',
      vendible: false,
      principal: false,
    },
  ]);
});

it('says that a depósito is closed with its sucursal', async () => {
  mostrar([{ ...salon, sucursalActiva: false }]);
  expect(await screen.findByText('Sucursal inactiva')).toBeDefined();
});
