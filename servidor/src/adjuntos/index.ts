export { deLaPrincipal, leerAdjuntos, leerParaEnviar, leerPrincipales, leerQuitados } from './adjuntos.query.ts';
export { cambiarDueno as pasarAdjuntos, contarDe as contarAdjuntos } from './adjuntos.repo.ts';
export { crearAlmacen } from './almacen.ts';
export { agregarAdjunto, cambiarAdjunto, ordenarAdjuntos, quitarAdjunto, restaurarAdjunto } from './casos.ts';
export { imagenEnPapel } from './en-papel.ts';
export { enviarArchivoDe, enviarImagenDe } from './enviar.ts';
export { cuidarAdjuntos } from './limpieza.ts';
export { atenderSubida } from './subida.ts';
export { verificacionDeArchivos, verificacionesDeAdjuntos } from './verificaciones.ts';
