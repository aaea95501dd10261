export {
  cargarSucursales,
  idsDeLocalidades,
  unidadesPorCodigo,
} from './cargar-lugares.ts';
export {
  type DepositoParaOperar,
  leerDeposito,
  sostenerDeposito,
} from './depositos-para-operar.repo.ts';
export { cargarLocalidades } from './localidades.repo.ts';
export { cargarMarcas } from './marcas.repo.ts';
export { leerMotivo, motivoDeStockInicial, motivoPorTexto } from './motivos.repo.ts';
export { provinciasPorIso } from './provincias.repo.ts';
export { conPalabras, siONo } from './texto.sql.ts';
