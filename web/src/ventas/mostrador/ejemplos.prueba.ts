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
