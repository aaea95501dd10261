import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato-de-articulo.ts';
import type { ArticuloElegido, RenglonDeBorrador } from './borrador.ts';

/** Makers of valid pieces of the counter; a test writes only what it is about. */
export const articuloElegido = (mas: Partial<ArticuloElegido> = {}): ArticuloElegido => ({
  articuloId: 'a-wo342',
  codigo: 'WO-342',
  descripcion: 'Filtro de aceite Hilux 2.8 TDI',
  marca: 'Wega',
  tipo: 'PRODUCTO',
  decimales: 0,
  iva: '21',
  precio: '18450.00',
  aca: '24',
  otras: '11',
  ...mas,
});

export const renglonDeBorrador = (mas: Partial<RenglonDeBorrador> = {}): RenglonDeBorrador => ({
  ...articuloElegido(),
  clave: 'n1',
  id: null,
  cantidad: '1',
  precioDeLista: true,
  sinCargo: false,
  descuentos: [],
  retoque: null,
  precioDeListaHoy: mas.precio ?? '18450.00',
  ...mas,
});

export const hallazgo = (mas: Partial<Hallazgo> = {}): Hallazgo => ({
  id: 'a-fap9128',
  codigo: 'FAP-9128',
  descripcion: 'Filtro de aire Hilux 2.8 TDI 2016/',
  marca: 'Wega',
  tipo: 'PRODUCTO',
  unidad: 'Unidad',
  decimales: 0,
  iva: '21',
  estado: 'ACTIVO',
  precio: '32780.00',
  precioConIva: '39663.80',
  aca: '9',
  otras: '17',
  motivo: 'PALABRAS',
  coincidencia: null,
  cantidadPorLectura: '1',
  exacto: false,
  ...mas,
});
