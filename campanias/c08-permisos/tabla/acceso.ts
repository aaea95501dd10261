import { abierta, deLaEmpresa, deSucursal, type Fila } from './fila.ts';
import { DIRIGEN } from './roles.ts';

const A = '/api/acceso';

/** The doors themselves: those that lead to a session must be open, and say nothing to who has no right to hear it. */
const deEntrada: readonly Fila[] = [
  abierta(`GET ${A}/alta`, 'ok'),
  // There is an administrator already, and the door says no more than that.
  abierta(`POST ${A}/alta`, '409 acceso.alta_cerrada'),
  abierta(`POST ${A}/ingresar`, 'ok'),
  abierta(`POST ${A}/salir`, 'ok'),

  // Only the login that owes something is told what.
  abierta(`GET ${A}/pendiente`, '401 acceso.sin_pendiente', { conPendiente: 'ok' }),
  abierta(`POST ${A}/pendiente/codigo`, '401'),
  abierta(`POST ${A}/pendiente/recuperacion`, '401'),
  // It owes a factor that it has, so it may not set up another one.
  abierta(`POST ${A}/pendiente/factor`, '401 acceso.sin_pendiente'),
  abierta(`POST ${A}/pendiente/factor/activar`, '401 acceso.sin_pendiente'),
  // Passkeys need a host with a name, and this one has a number.
  abierta(`POST ${A}/llave/opciones`, '409 acceso.sin_nombre_de_host'),
  abierta(`POST ${A}/llave`, '401 acceso.llave_rechazada', { conPendiente: '409 acceso.sin_nombre_de_host' }),

  // The same whether there is such an account or not.
  abierta(`POST ${A}/recuperar`, 'ok'),
  abierta(`POST ${A}/recuperar/ver`, '409 acceso.enlace_vencido'),
  abierta(`POST ${A}/recuperar/cambiar`, '409 acceso.enlace_vencido'),
  abierta(`POST ${A}/invitacion/ver`, '409 acceso.enlace_vencido'),
  abierta(`POST ${A}/invitacion/aceptar`, '409 acceso.enlace_vencido'),

  // A device that is no shared terminal shows nobody and lets nobody in.
  abierta(`GET ${A}/terminal`, 'ok'),
  abierta(`POST ${A}/terminal/entrar`, '409 acceso.terminal_desconocido'),
];

/** About the session itself: a key has none. */
const SIN_CLAVE = { conClave: '403 acceso.solo_en_persona' } as const;
const EN_PERSONA = { confirma: 'en persona' } as const;

const deLaSesion: readonly Fila[] = [
  deLaEmpresa(`GET ${A}/sesion`, 'con sesión'),
  deLaEmpresa(`POST ${A}/confirmar`, 'con sesión', { propio: '401 acceso.confirmacion_rechazada', ...SIN_CLAVE }),
  deLaEmpresa(`POST ${A}/confirmar/llave`, 'con sesión', { propio: '409 acceso.sin_nombre_de_host' }),
  deLaEmpresa(`POST ${A}/terminal/bloquear`, 'con sesión', { propio: '409 acceso.terminal_desconocido', ...SIN_CLAVE }),
];

const U = '/api/usuario';

/** Of one's own account: nobody reaches that of another, whatever their role. */
const deLaCuenta: readonly Fila[] = [
  deLaEmpresa(`POST ${U}/segundo-factor`, 'con sesión', { ...EN_PERSONA, ultima: true }),
  deLaEmpresa(`POST ${U}/segundo-factor/activar`, 'con sesión', {
    propio: '409 acceso.factor_sin_preparar',
    ...EN_PERSONA,
  }),
  deLaEmpresa(`POST ${U}/segundo-factor/desactivar`, 'con sesión', { propio: '409 acceso.sin_factor', ...EN_PERSONA }),
  deLaEmpresa(`POST ${U}/segundo-factor/codigos`, 'con sesión', { propio: '409 acceso.sin_factor', ...EN_PERSONA }),
  deLaEmpresa(`POST ${U}/llaves/opciones`, 'con sesión', { propio: '409 acceso.sin_nombre_de_host', ...EN_PERSONA }),
  deLaEmpresa(`POST ${U}/llaves`, 'con sesión', { propio: '409 acceso.sin_nombre_de_host', ...EN_PERSONA }),
  deLaEmpresa(`PATCH ${U}/llaves/:id`, 'con sesión', {
    caso: 'de otra persona',
    propio: '404',
    ajeno: '404',
    ...EN_PERSONA,
  }),
  deLaEmpresa(`DELETE ${U}/llaves/:id`, 'con sesión', {
    caso: 'de otra persona',
    propio: '404',
    ajeno: '404',
    ...EN_PERSONA,
  }),
  deLaEmpresa(`GET ${U}/perfil`, 'con sesión'),
  // Of an older version than theirs is: each person has their own.
  deLaEmpresa(`PATCH ${U}/perfil`, 'con sesión', { propio: '409 comun.version_vieja' }),
  deLaEmpresa(`POST ${U}/correo`, 'con sesión', { propio: '409 comun.version_vieja', ...EN_PERSONA }),
  deLaEmpresa(`PUT ${U}/preferencias`, 'con sesión'),
  deLaEmpresa(`PUT ${U}/preferencias/inicio`, 'con sesión'),
  deLaEmpresa(`POST ${U}/foto`, 'con sesión', { propio: '400' }),
  deLaEmpresa(`DELETE ${U}/foto`, 'con sesión'),
  // Colleagues see each other's faces.
  deLaEmpresa(`GET ${U}/fotos/:id`, 'con sesión'),
  deLaEmpresa(`POST ${U}/contrasena`, 'con sesión', { propio: '400 acceso.contrasena_actual', ...SIN_CLAVE }),
  deLaEmpresa(`GET ${U}/sesiones`, 'con sesión'),
  deLaEmpresa(`POST ${U}/sesiones/:id/cerrar`, 'con sesión', { caso: 'de otra persona', propio: '404', ajeno: '404' }),
  deLaEmpresa(`POST ${U}/sesiones/cerrar-otras`, 'con sesión', { ultima: 'de todas' }),
  deLaEmpresa(`POST ${U}/dispositivos/:id/olvidar`, 'con sesión', {
    caso: 'de otra persona',
    propio: '404',
    ajeno: '404',
  }),
  deLaEmpresa(`GET ${U}/actividad`, 'con sesión', { propio: 'leído' }),
  deLaEmpresa(`PUT ${U}/pin`, 'con sesión', EN_PERSONA),
  deLaEmpresa(`DELETE ${U}/pin`, 'con sesión', EN_PERSONA),
];

/** Shared terminals are of a sucursal, and who directs it registers them. */
const terminales: readonly Fila[] = [
  deLaEmpresa(`GET ${A}/terminales`, DIRIGEN),
  deLaEmpresa(`POST ${A}/terminales`, DIRIGEN, {
    objeto: 'sucursal',
    propio: 'creado',
    ajeno: '403',
    ultima: true,
    ...EN_PERSONA,
  }),
  deSucursal(`POST ${A}/terminales/:id/quitar`, DIRIGEN, EN_PERSONA),
];

export const filasDeAcceso: readonly Fila[] = [...deEntrada, ...deLaSesion, ...deLaCuenta, ...terminales];
