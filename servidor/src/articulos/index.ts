export { alcanceDeStock } from './alcance-de-stock.ts';
export { guardarCargaDeAplicaciones, revertirCargaDeAplicaciones } from './aplicaciones/carga-masiva.ts';
export { cargarAplicaciones, cargarVehiculos } from './aplicaciones/cargar-aplicaciones.ts';
export { bloquearArticulosDe } from './articulos.repo.ts';
export { porDescripcion } from './busqueda/por-descripcion.sql.ts';
export { leerCamposPedidos, sostenerCampos, valoresDeFila } from './campos/campos.query.ts';
export { guardarCamposDeCarga, guardarCargaDeArticulos, guardarPreciosDeCarga } from './carga/carga-masiva.ts';
export {
  type ArticuloParaCargar,
  type CostoParaCargar,
  cargarArticulos,
  cargarCodigos,
  cargarPrecios,
  type PrecioParaCargar,
} from './carga/cargar.ts';
export { revertirCargaDeArticulos } from './carga/revertir-carga.ts';
export { cargarArbol, type RubroParaCargar } from './clasificacion/cargar-arbol.ts';
export {
  type CaminoNuevo,
  cargarClasificacion,
  type OmisionesParaCargar,
} from './clasificacion/cargar-clasificacion.ts';
export { cambiosDeClasificacion } from './clasificacion/en-la-actividad.query.ts';
export { guardarCargaDeCodigos, revertirCargaDeCodigos } from './codigos/carga-de-codigos.ts';
export { esperarTurnoDeCarga } from './codigos/cruces.query.ts';
export { guardarCargaDeCostos, revertirCargaDeCostos } from './costos/carga-de-costos.ts';
export { leerCostosDeVenta } from './costos-de-venta.query.ts';
export {
  guardarCargaDeRelaciones,
  leerRelacionesDeHoy,
  revertirCargaDeRelaciones,
} from './equivalencias/carga-de-relaciones.ts';
export { cargarGrupos, cargarReemplazos } from './equivalencias/cargar-equivalencias.ts';
export { turnoDeEquivalencias } from './equivalencias/equivalencias.repo.ts';
export {
  type CargaDeHoy,
  guardarCargaDeEstructuras,
  leerCargaDeHoy,
  todosLosComponentes,
  type VersionDeArchivo,
} from './estructura/carga/carga-de-estructuras.ts';
export { cargarEstructuras, type EstructuraParaCargar } from './estructura/carga/cargar-estructuras.ts';
export { type PrevioDeEstructura, revertirCargaDeEstructuras } from './estructura/carga/revertir-carga.ts';
export { bloquearGrafo } from './estructura/estructuras.repo.ts';
export { leerGrafoDebajo } from './estructura/grafo.query.ts';
export { leerNombrados } from './estructura/nombrados.query.ts';
export type { FilasParaPegar } from './estructura/rutas.ts';
export { aReposicion, existenciasValuadas } from './existencias-valuadas.sql.ts';
export { leerQuienesQuedan } from './fusion/fusion.repo.ts';
export { losCortos } from './minimos/bajo-minimo.sql.ts';
export { guardarCargaDeMinimos, revertirCargaDeMinimos } from './minimos/carga-de-minimos.ts';
export { leerUbicaciones } from './minimos/ubicaciones.query.ts';
export { type ArticuloParaRenglon, leerParaRenglones } from './para-renglones.query.ts';
export { losApruebaOtro } from './precios/configuracion.ts';
export { cargarCotizaciones, cargarListas } from './precios/listas/cargar-listas.ts';
export { reservaDeListas } from './precios/listas/formulas.query.ts';
export { type Lista, leerLista } from './precios/listas/una-lista.query.ts';
export { cargarLotes, type LoteParaCargar } from './precios/lotes/cargar-lotes.ts';
export { reservaDeLotes } from './precios/lotes/decir-lote.ts';
export { descartarPropuesta, tomarPropuesta } from './precios/lotes/descartar-propuesta.ts';
export { preciosDeLotes } from './precios/lotes/en-la-actividad.query.ts';
export { prepararLoteDeArchivo } from './precios/lotes/simular/lote-de-archivo.ts';
export { proponerParaElegidos } from './precios/lotes/simular/proponer-precios.ts';
export { esperarLotes } from './precios/lotes/turno.repo.ts';
export { desdeAhora } from './precios/precios.repo.ts';
export { contarSinPrecio } from './precios/sin-precio.query.ts';
export { guardarListaDeProveedor } from './proveedores/cargar-lista.ts';
export { cargarProveedores } from './proveedores/cargar-proveedores.ts';
export type { TratoParaCargar } from './proveedores/cargar-tratos.ts';
export { exigirProveedor } from './proveedores/exigir-proveedor.ts';
export { sinCeros } from './proveedores/proveedores.query.ts';
export { LISTA_POSTERIOR, revertirListaDeProveedor } from './proveedores/revertir-lista.ts';
export { decimalesSinClasificar, enDocumentos } from './referencias.query.ts';
export { costoDeHoy, depositosDe, sucursalesDe } from './reportes/comun.ts';
export { alcanceDeVentas } from './reportes/ventas.query.ts';
export { vendido, vendidoPorDocumento } from './reportes/ventas.sql.ts';
export { reservaDeArticulos } from './reserva-de-articulos.ts';
export { esSinCeros, tieneLasPalabras } from './tabla/filtros.query.ts';
export { verificacionesDeArticulos } from './verificaciones.ts';
