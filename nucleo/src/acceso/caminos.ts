/**
 * Method and path of the doors that are used before there is a session. They stand apart from their contracts so that
 * the pages of the doors can call them without carrying the schemas to the browser.
 */
export const caminos = {
  ingresar: { method: 'POST', path: '/api/acceso/ingresar' },
  salir: { method: 'POST', path: '/api/acceso/salir' },
  verSesion: { method: 'GET', path: '/api/acceso/sesion' },
  verAlta: { method: 'GET', path: '/api/acceso/alta' },
  darDeAlta: { method: 'POST', path: '/api/acceso/alta' },
  verPendiente: { method: 'GET', path: '/api/acceso/pendiente' },
  completarConCodigo: { method: 'POST', path: '/api/acceso/pendiente/codigo' },
  completarConRecuperacion: { method: 'POST', path: '/api/acceso/pendiente/recuperacion' },
  pedirOpcionesDeLlave: { method: 'POST', path: '/api/acceso/llave/opciones' },
  ingresarConLlave: { method: 'POST', path: '/api/acceso/llave' },
  prepararFactorObligatorio: { method: 'POST', path: '/api/acceso/pendiente/factor' },
  activarFactorObligatorio: { method: 'POST', path: '/api/acceso/pendiente/factor/activar' },
  pedirRecuperacion: { method: 'POST', path: '/api/acceso/recuperar' },
  verRecuperacion: { method: 'POST', path: '/api/acceso/recuperar/ver' },
  cambiarConRecuperacion: { method: 'POST', path: '/api/acceso/recuperar/cambiar' },
  verInvitacion: { method: 'POST', path: '/api/acceso/invitacion/ver' },
  aceptarInvitacion: { method: 'POST', path: '/api/acceso/invitacion/aceptar' },
  verTerminal: { method: 'GET', path: '/api/acceso/terminal' },
  entrarConPin: { method: 'POST', path: '/api/acceso/terminal/entrar' },
} as const;
