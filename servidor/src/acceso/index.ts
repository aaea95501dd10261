export { asegurarAdministrador, crearClaveApi, crearUsuarioPorConsola, emitirCodigoDeAlta } from './alta.ts';
export { abrirLlavero } from './factores/llavero.ts';
export { quienEs } from './quien-es.ts';
export { usuarioDeConsola } from './usuarios.repo.ts';
export { cargarUsuariosDeMuestra } from './usuarios-de-muestra.ts';
