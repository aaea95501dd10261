import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';
import { creaEnSucursal, deSucursal, type Fila, listaDeSucursal } from './fila.ts';
import { DIRIGEN, ENTREGAN, TODOS, VENDEN } from './roles.ts';

const N = '/api/ventas/notas-de-pedido';

/** A nota is of its sucursal: there everybody reads it, and each one does their part. */
const deNota = (puerta: string, pasan: readonly Rol[], extra: Partial<Fila> = {}): Fila =>
  deSucursal(puerta, pasan, { ven: TODOS, ...extra });

export const filasDeVentas: readonly Fila[] = [
  listaDeSucursal(`GET ${N}`, TODOS),
  listaDeSucursal(`GET ${N}/exportar`, TODOS),
  deNota(`GET ${N}/:id`, TODOS),
  creaEnSucursal(`POST ${N}`, VENDEN),
  // A price by hand is a price changed.
  creaEnSucursal(`POST ${N}`, VENDEN, {
    caso: 'con precio a mano',
    propio: '403 ventas.precio_sin_permiso',
    salvo: { roles: DIRIGEN, propio: 'creado' },
  }),
  deNota(`PATCH ${N}/:id`, VENDEN),
  deNota(`PATCH ${N}/:id`, VENDEN, { caso: 'a otra sucursal', propio: '403', enTodas: 'ok' }),
  deNota(`POST ${N}/:id/actualizar-precios`, VENDEN),
  deNota(`POST ${N}/:id/confirmar`, VENDEN),
  deNota(`POST ${N}/:id/reservar`, VENDEN),
  deNota(`POST ${N}/:id/anular`, VENDEN),
  deNota(`POST ${N}/:id/cancelar-saldo`, VENDEN),
  deNota(`POST ${N}/:id/preparar`, ENTREGAN),
  deNota(`POST ${N}/:id/finalizar`, ENTREGAN),
  deNota(`POST ${N}/:id/finalizar`, ENTREGAN, { caso: 'desde otra sucursal', propio: '403', enTodas: 'ok' }),
];
