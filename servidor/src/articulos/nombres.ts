import type { EstadoArticulo } from '@trastienda/nucleo/articulos/ciclo-de-articulo.ts';
import type { TipoDeArticulo } from './articulos.repo.ts';

/** How people read codes where no screen says them: in files, on paper, in what is kept of an order. */
export const ESTADOS: Readonly<Record<EstadoArticulo, string>> = {
  BORRADOR: 'Borrador',
  ACTIVO: 'Activo',
  DISCONTINUADO: 'Discontinuado',
  INACTIVO: 'Inactivo',
};

/** The fields of an artículo as its trail keeps them; what is words there by now is said as it is. */
export const CAMPOS_AUDITADOS: Readonly<Record<string, string>> = {
  alta: 'Alta',
  codigo: 'Código',
  descripcion: 'Descripción',
  rubro: 'Rubro',
  familia: 'Familia',
  subfamilia: 'Subfamilia',
  marca: 'Marca',
  unidad: 'Unidad',
  tipo: 'Tipo',
  iva: 'IVA',
  permiteNegativo: 'Permite stock negativo',
  estado: 'Estado',
  observaciones: 'Observaciones',
  codigos: 'Otros códigos',
  'código BARRAS': 'Código de barras',
  'código ORIGINAL': 'Código original',
  'código ALTERNATIVO': 'Código alternativo',
  'código PROVEEDOR': 'Código del proveedor',
  proveedor: 'Proveedor principal',
  fusionado: 'Se fusionó acá',
  fusionadoEn: 'Se fusionó en',
};

export const TIPOS: Readonly<Record<TipoDeArticulo, string>> = {
  PRODUCTO: 'Producto',
  SERVICIO: 'Servicio',
  KIT: 'Kit',
};
