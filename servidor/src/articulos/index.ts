export { guardarCargaDeArticulos, guardarPreciosDeCarga } from './carga-masiva.ts';
export {
  type ArticuloParaCargar,
  type CodigoParaCargar,
  cargarArticulos,
  cargarCodigos,
  cargarPrecios,
  type PrecioParaCargar,
} from './cargar.ts';
export { cargarArbol, type RubroParaCargar } from './clasificacion/cargar-arbol.ts';
export {
  type CaminoNuevo,
  cargarClasificacion,
  type OmisionesParaCargar,
} from './clasificacion/cargar-clasificacion.ts';
export { type ArticuloParaRenglon, leerParaRenglones } from './para-renglones.query.ts';
export { type Lista, leerLista } from './precios.query.ts';
export { enDocumentos } from './referencias.query.ts';
export { revertirCargaDeArticulos } from './revertir-carga.ts';
export { verificacionesDeArticulos } from './verificaciones.ts';
