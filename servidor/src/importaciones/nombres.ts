import type { EstadoDeImportacion } from '@trastienda/nucleo/importaciones/ciclo-de-importacion.ts';
import type { FilaImportada } from '@trastienda/nucleo/importaciones/contrato.ts';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';

/** What each kind of file brings, as the screen says it. */
export const ENTIDADES: Readonly<Record<Entidad, string>> = {
  articulos: 'Artículos',
  codigos: 'Códigos',
  minimos: 'Mínimos y ubicaciones',
  precios: 'Precios de una lista',
  costos: 'Costos de reposición',
  equivalencias: 'Equivalencias y reemplazos',
  estructuras: 'Estructuras',
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

/** What came of a row, or would come. */
export const RESULTADOS: Readonly<Record<FilaImportada['resultado'], string>> = {
  CREAR: 'Crea',
  ACTUALIZAR: 'Actualiza',
  SIN_CAMBIOS: 'Sin cambios',
  RECHAZADA: 'Rechazada',
};
