import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidades.ts';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import type { Icono } from '#ui/icono.ts';

type DePantalla = {
  readonly icono: Icono;
  /** The list where what was imported is seen, and the permission to open it. */
  readonly lista:
    | '/articulos/tabla'
    | '/clientes/tabla'
    | '/tablas-generales/localidades'
    | '/stock/stock-centralizado';
  readonly permiso: Permiso;
  /** Rooms that show something else once it was applied. */
  readonly salas: readonly string[];
  /** The options that mean something for it. */
  readonly opciones: readonly OpcionDeImportacion[];
};

export type OpcionDeImportacion = 'modo' | 'crearFaltantes' | 'vaciosBorran' | 'depositoId' | 'listaId';

export const DE_PANTALLA: Readonly<Record<Entidad, DePantalla>> = {
  articulos: {
    icono: IconPackages,
    lista: '/articulos/tabla',
    permiso: 'articulo.ver',
    salas: ['articulos', 'tablas-generales', 'actividad'],
    opciones: ['modo', 'crearFaltantes', 'vaciosBorran', 'listaId'],
  },
  clientes: {
    icono: IconUsers,
    lista: '/clientes/tabla',
    permiso: 'cliente.ver',
    salas: ['clientes', 'actividad'],
    opciones: ['modo', 'vaciosBorran'],
  },
  localidades: {
    icono: IconMapPin,
    lista: '/tablas-generales/localidades',
    permiso: 'tabla.ver',
    salas: ['tablas-generales'],
    opciones: [],
  },
  stock: {
    icono: IconBuildingWarehouse,
    lista: '/stock/stock-centralizado',
    permiso: 'stock.ver',
    salas: ['stock', 'articulos'],
    opciones: ['depositoId'],
  },
  ventas: {
    icono: IconReceipt,
    lista: '/stock/stock-centralizado',
    permiso: 'stock.ver',
    salas: ['stock', 'articulos', 'clientes', 'ventas'],
    opciones: ['depositoId', 'listaId'],
  },
};
