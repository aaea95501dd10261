import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cliente } from '@trastienda/nucleo/clientes/contrato.ts';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ClienteScreen } from './cliente.screen.tsx';

const ID = '01980000-0000-7000-8000-000000000101';
const VER = `GET /api/clientes/${ID}`;
const cliente: Cliente = {
  id: ID,
  version: 5,
  codigoExterno: 'C-7',
  razonSocial: 'Transportes Patagonia SRL',
  documento: { tipo: '80', numero: '30714820636' },
  condicionIva: 1,
  estado: 'BLOQUEADO',
  bloqueoMotivo: 'Debe dos meses',
  alerta: 'Paga contado',
  email: 'compras@patagonia.test',
  telefono: '0341 455-1234',
  domicilio: null,
  localidad: null,
  provincia: null,
  consumidorFinal: false,
  anonimizado: false,
  listaId: null,
  lista: null,
  condicionId: null,
  condicion: null,
  observaciones: '',
  domicilios: [],
  contactos: [],
  creadoEn: '2026-11-20T12:00:00.000Z',
  modificadoEn: '2026-11-20T12:00:00.000Z',
};

const TODO = ['cliente.ver', 'cliente.editar', 'nota.ver', 'tabla.ver'] as const;
const mostrar = (opciones: Partial<Parameters<typeof renderPantalla>[1]> = {}) =>
  renderPantalla(<ClienteScreen />, {
    ruta: `/clientes/tabla/${ID}`,
    camino: '/clientes/tabla/$id',
    permisos: TODO,
    respuestas: { [VER]: cliente },
    ...opciones,
  });

it('CLI-15 takes the personal data away, with a reason, for who may, and then there is nothing to change', async () => {
  const quitar = `POST /api/clientes/${ID}/anonimizar`;
  const anonimo: Cliente = {
    ...cliente,
    version: 6,
    razonSocial: 'Cliente anonimizado 00000101',
    documento: { tipo: '99', numero: null },
    condicionIva: 5,
    estado: 'INACTIVO',
    bloqueoMotivo: '',
    anonimizado: true,
    domicilios: [],
    contactos: [],
  };
  const { servidor } = mostrar({
    permisos: [...TODO, 'cliente.anonimizar'],
    respuestas: { [VER]: cliente, [quitar]: anonimo },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Más acciones de Transportes Patagonia SRL' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Quitar datos personales' }));
  const dialogo = within(await screen.findByRole('dialog', { name: /^¿Quitar los datos personales de Transportes/ }));
  expect(dialogo.getByText(/No se puede deshacer/)).toBeDefined();
  await userEvent.type(dialogo.getByLabelText('Motivo'), 'Lo pidió');
  servidor.responder(VER, anonimo);
  await userEvent.click(dialogo.getByRole('button', { name: 'Quitar datos personales' }));
  expect(await screen.findByText('Se quitaron los datos personales')).toBeDefined();
  expect(servidor.recibido(quitar)).toEqual([{ version: 5, motivo: 'Lo pidió' }]);
  expect(await screen.findByRole('heading', { name: 'Cliente anonimizado 00000101' })).toBeDefined();
  expect(screen.getByText(/^Se quitaron sus datos personales: no se cambia/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
});

it('CLI-15 is not offered to who may not', async () => {
  mostrar();
  await userEvent.click(await screen.findByRole('button', { name: 'Más acciones de Transportes Patagonia SRL' }));
  await screen.findByRole('menuitem', { name: 'Desbloquear' });
  expect(screen.queryByRole('menuitem', { name: 'Quitar datos personales' })).toBeNull();
});
