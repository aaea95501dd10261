import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconBarcode from '@tabler/icons-react/dist/esm/icons/IconBarcode.mjs';
import IconBinaryTree2 from '@tabler/icons-react/dist/esm/icons/IconBinaryTree2.mjs';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconBuildingWarehouse from '@tabler/icons-react/dist/esm/icons/IconBuildingWarehouse.mjs';
import IconCar from '@tabler/icons-react/dist/esm/icons/IconCar.mjs';
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconRulerMeasure from '@tabler/icons-react/dist/esm/icons/IconRulerMeasure.mjs';
import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { type Entidad, esReversible } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import type { Icono } from '#ui/piezas/icono.ts';

type DePantalla = {
  readonly icono: Icono;
  /** The list where what was imported is seen, and the permission to open it. */
  readonly lista:
    | '/articulos/tabla'
    | '/articulos/proveedores'
    | '/articulos/estructura'
    | '/articulos/actualizar-precio'
    | '/clientes/tabla'
    | '/tablas-generales/localidades'
    | '/stock/stock-centralizado';
  readonly permiso: Permiso;
  /** Rooms that show something else once it was applied. */
  readonly salas: readonly string[];
  /** The options that mean something for it. */
  readonly opciones: readonly OpcionDeImportacion[];
};

type OpcionDeImportacion =
  | 'modo'
  | 'crearFaltantes'
  | 'vaciosBorran'
  | 'depositoId'
  | 'listaId'
  | 'precios'
  | 'motivoDeCruces';

/** How what was applied is taken back: by itself, by the batch of prices it became, or by other documents. */
export function vueltaDe(entidad: Entidad): 'reversible' | 'lote' | 'irreversible' {
  if (entidad === 'precios') return 'lote';
  return esReversible(entidad) ? 'reversible' : 'irreversible';
}

export const DE_PANTALLA: Readonly<Record<Entidad, DePantalla>> = {
  articulos: {
    icono: IconPackages,
    lista: '/articulos/tabla',
    permiso: 'articulo.ver',
    salas: ['articulos', 'tablas-generales', 'actividad'],
    opciones: ['modo', 'crearFaltantes', 'vaciosBorran', 'listaId', 'motivoDeCruces'],
  },
  codigos: {
    icono: IconBarcode,
    lista: '/articulos/tabla',
    permiso: 'articulo.ver',
    salas: ['articulos', 'actividad'],
    opciones: ['motivoDeCruces'],
  },
  minimos: {
    icono: IconRulerMeasure,
    lista: '/articulos/tabla',
    permiso: 'articulo.ver',
    salas: ['articulos', 'stock', 'actividad'],
    opciones: ['depositoId'],
  },
  precios: {
    icono: IconTags,
    lista: '/articulos/actualizar-precio',
    permiso: 'precio.modificar',
    salas: ['articulos', 'actividad'],
    opciones: ['listaId', 'precios'],
  },
  costos: {
    icono: IconCoins,
    lista: '/articulos/tabla',
    permiso: 'articulo.ver',
    salas: ['articulos', 'stock', 'actividad'],
    opciones: [],
  },
  equivalencias: {
    icono: IconArrowsExchange,
    lista: '/articulos/tabla',
    permiso: 'articulo.ver',
    salas: ['articulos', 'actividad'],
    opciones: [],
  },
  estructuras: {
    icono: IconBinaryTree2,
    lista: '/articulos/estructura',
    permiso: 'articulo.ver',
    salas: ['articulos', 'stock', 'actividad'],
    opciones: [],
  },
  aplicaciones: {
    icono: IconCar,
    lista: '/articulos/tabla',
    permiso: 'articulo.ver',
    salas: ['articulos', 'actividad'],
    opciones: [],
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
    opciones: ['depositoId'],
  },
  listas_de_proveedor: {
    icono: IconBuildingStore,
    lista: '/articulos/proveedores',
    permiso: 'proveedor.ver',
    salas: ['articulos', 'stock', 'actividad'],
    opciones: [],
  },
};
