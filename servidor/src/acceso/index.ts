export { asegurarAdministrador, crearClaveApi, crearUsuarioPorConsola, emitirCodigoDeAlta } from './alta.ts';
export { type ClaveApi, leerClavesApi, revocarClaveApi } from './claves-por-consola.ts';
export { prepararContrasena } from './contrasenas/exigir.query.ts';
export { abrirLlavero } from './factores/llavero.ts';
export { quitarFactorPorConsola } from './factores/por-consola.ts';
export { auditarRotacion, rotarClaveDeSecretos } from './factores/rotar-por-consola.ts';
export { rutaDeFoto } from './ingreso/describir.ts';
export { lugarDe } from './ingreso/puerta.ts';
export { leerInvitaciones } from './invitaciones/invitaciones.query.ts';
export { invitar, reenviarInvitacion, revocarInvitacion } from './invitaciones/invitar.ts';
export { quienEs } from './quien-es.ts';
export { usuarioDeConsola } from './usuarios.repo.ts';
export { aprobarAscenso, cambiarConcesiones, rechazarAscenso } from './usuarios-admin/cambiar-concesiones.ts';
export {
  aprobarReinicioDeFactor,
  cambiarPoliticaDeRol,
  listarRoles,
  pedirReinicioDeFactor,
} from './usuarios-admin/factores.ts';
export { limitesDeAjuste, limitesDeVenta } from './usuarios-admin/limites.ts';
export { cambiarUsuario, cerrarSesionesDeUsuario, crearUsuario } from './usuarios-admin/personas.ts';
export { leerUsuario, leerUsuarios } from './usuarios-admin/usuarios.query.ts';
export { cargarUsuariosDeMuestra } from './usuarios-de-muestra.ts';
