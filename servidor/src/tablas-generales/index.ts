export {
  cargarSucursales,
  idsDeLocalidades,
  type SucursalCargada,
  type SucursalParaCargar,
  unidadesPorCodigo,
} from './cargar-lugares.ts';
export {
  type DepositoParaOperar,
  depositoPorOmision,
  leerDeposito,
  sostenerDeposito,
} from './depositos-para-operar.repo.ts';
export { cargarLocalidades, type DatosDeLocalidad } from './localidades.repo.ts';
export { cargarMarcas } from './marcas.repo.ts';
export { leerMotivo, motivoDeStockInicial, motivoPorTexto } from './motivos.repo.ts';
export { provinciasPorIso } from './provincias.repo.ts';
export { conPalabras, siONo } from './texto.sql.ts';
export { leerUnidad, type UnidadParaOperar } from './unidades.repo.ts';
