import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';
import { creaEnSucursal, deLaEmpresa, deSucursal, type Fila, listaDeSucursal } from './fila.ts';
import { DIRIGEN, ENTREGAN, TODOS, VENDEN } from './roles.ts';

const N = '/api/ventas/notas-de-pedido';

/** A nota is of its sucursal: there everybody reads it, and each one does their part. */
const deNota = (puerta: string, pasan: readonly Rol[], extra: Partial<Fila> = {}): Fila =>
  deSucursal(puerta, pasan, { ven: TODOS, ...extra });

export const filasDeVentas: readonly Fila[] = [
  listaDeSucursal(`GET ${N}`, TODOS),
  listaDeSucursal(`GET ${N}/exportar`, TODOS),
  listaDeSucursal(`GET ${N}/totales`, TODOS),
  deNota(`GET ${N}/:id`, TODOS),
  // Of what is no kit: what may be seen of stock is asked of `GET /api/articulos/:id`.
  deLaEmpresa('GET /api/ventas/kits/:articuloId', TODOS, { propio: '404', ajeno: '404' }),
  creaEnSucursal('GET /api/ventas/condiciones', VENDEN, { propio: 'ok' }),
  creaEnSucursal('GET /api/ventas/listas', VENDEN, { propio: 'ok' }),
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
