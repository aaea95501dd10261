export { deLaPrincipal, leerAdjuntos, leerParaEnviar, leerPrincipales, leerQuitados } from './adjuntos.query.ts';
export { cambiarDueno as pasarAdjuntos, contarDe as contarAdjuntos } from './adjuntos.repo.ts';
export { type Almacen as AlmacenDeAdjuntos, crearAlmacen } from './almacen.ts';
export {
  agregarAdjunto,
  cambiarAdjunto,
  leerExceso,
  ordenarAdjuntos,
  quitarAdjunto,
  reservarLugar,
  restaurarAdjunto,
} from './casos.ts';
export { imagenEnPapel } from './en-papel.ts';
export { enviarArchivoDe, enviarImagenDe } from './enviar.ts';
export { cuidarAdjuntos } from './limpieza.ts';
export { atenderSubida } from './subida.ts';
export { verificacionDeArchivos, verificacionesDeAdjuntos } from './verificaciones.ts';
