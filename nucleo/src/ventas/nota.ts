export type Faltante = {
  readonly articuloId: string;
  readonly codigo: string;
  readonly descripcion: string;
  readonly pedido: string;
  readonly disponible: string;
  readonly enOtras: string;
};
export type Exceso = {
  readonly renglonId: string;
  readonly codigo: string;
  readonly pedido: string;
  readonly pendiente: string;
};
export type RenglonSinPrecio = { readonly articuloId: string; readonly codigo: string; readonly descripcion: string };
export type ArticuloNoVendible = {
  readonly articuloId: string;
  readonly codigo: string;
  readonly razon: 'KIT' | 'BORRADOR' | 'INACTIVO';
};
