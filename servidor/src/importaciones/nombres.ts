import type { EstadoDeImportacion } from '@trastienda/nucleo/importaciones/ciclo-de-importacion.ts';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidades.ts';

/** What each kind of file brings, as the screen says it. */
export const ENTIDADES: Readonly<Record<Entidad, string>> = {
  articulos: 'Artículos',
  codigos: 'Códigos',
  minimos: 'Mínimos y ubicaciones',
  precios: 'Precios de una lista',
  aplicaciones: 'Aplicaciones a vehículos',
  clientes: 'Clientes',
  localidades: 'Localidades',
  stock: 'Stock inicial',
  ventas: 'Ventas',
  listas_de_proveedor: 'Lista de proveedor',
};

export const ESTADOS: Readonly<Record<EstadoDeImportacion, string>> = {
  CARGADA: 'Cargada',
  VALIDADA: 'Ensayada',
  APLICADA: 'Aplicada',
  REVERTIDA: 'Revertida',
  DESCARTADA: 'Descartada',
};
