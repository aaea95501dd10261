export const erroresDeAcceso = {
  'acceso.credenciales': {
    status: 401,
    mensaje: (_: object) => 'El usuario o la contraseña no coinciden. Revisalos y probá de nuevo.',
  },
  'acceso.espera': {
    status: 429,
    mensaje: (d: { segundos: number }) =>
      `Hubo demasiados intentos fallidos. Esperá ${d.segundos} segundos antes de probar otra vez.`,
  },
  'acceso.ocupado': {
    status: 503,
    mensaje: (_: object) => 'Hay demasiados ingresos a la vez. Probá de nuevo en unos segundos.',
  },
  'acceso.alta_cerrada': {
    status: 409,
    mensaje: (_: object) => 'Ya hay un administrador: pedile una invitación para crear tu cuenta.',
  },
  'acceso.codigo_de_alta': {
    status: 403,
    mensaje: (_: object) => 'Ese código no es válido o ya venció. Usá el que muestra la consola del servidor.',
  },
  'acceso.contrasena_debil': { status: 400, mensaje: (d: { razon: string }) => d.razon },
  'acceso.email_repetido': {
    status: 409,
    mensaje: (d: { email: string }) => `Ya existe una persona usuaria con el correo ${d.email}.`,
  },
} as const;
