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
  'acceso.alias_repetido': {
    status: 409,
    mensaje: (d: { alias: string }) => `El usuario ${d.alias} ya es de otra persona.`,
  },
  'acceso.sin_pendiente': {
    status: 401,
    mensaje: (_: object) => 'El ingreso venció. Empezá de nuevo con tu usuario y contraseña.',
  },
  'acceso.codigo_rechazado': {
    status: 401,
    mensaje: (d: { quedan: number }) =>
      d.quedan === 1
        ? 'El código no coincide. Te queda un intento.'
        : `El código no coincide. Te quedan ${d.quedan} intentos.`,
  },
  'acceso.codigo_equivocado': {
    status: 400,
    mensaje: (_: object) => 'El código no coincide. Revisá la hora del teléfono y probá con el que muestra ahora.',
  },
  'acceso.codigo_usado': {
    status: 401,
    mensaje: (_: object) => 'Ese código ya se usó. Esperá a que la aplicación muestre el próximo.',
  },
  'acceso.llave_rechazada': {
    status: 401,
    mensaje: (_: object) => 'La llave de acceso no se pudo comprobar. Probá otra vez o entrá con tu contraseña.',
  },
  'acceso.llave_repetida': { status: 409, mensaje: (_: object) => 'Esa llave de acceso ya está agregada.' },
  'acceso.sin_llaves': { status: 409, mensaje: (_: object) => 'Tu cuenta no tiene llaves de acceso.' },
  'acceso.sin_nombre_de_host': {
    status: 409,
    mensaje: (_: object) =>
      'Las llaves de acceso necesitan que la aplicación se abra por su nombre, no por un número de dirección.',
  },
  'acceso.factor_activo': { status: 409, mensaje: (_: object) => 'Tu segundo factor ya está activo.' },
  'acceso.factor_sin_preparar': {
    status: 409,
    mensaje: (_: object) => 'Empezá de nuevo: el código para configurar la aplicación venció.',
  },
  'acceso.sin_factor': { status: 409, mensaje: (_: object) => 'La cuenta no tiene un segundo factor activo.' },
  'acceso.factor_exigido': {
    status: 409,
    mensaje: (d: { rol: string }) => `El rol ${d.rol} exige un segundo factor: no se puede quitar el último.`,
  },
  'acceso.contrasena_corta': {
    status: 409,
    mensaje: (d: { minimo: number }) =>
      `Sin otro paso tu contraseña tiene que tener al menos ${d.minimo} caracteres: cambiala por una más larga antes de quitarlo.`,
  },
  'acceso.falta_confirmacion': {
    status: 403,
    /** `conPin`: the PIN of the terminal will do. */
    mensaje: (_: { conPin: boolean }) => 'Antes de seguir, confirmá que sos vos.',
  },
  'acceso.solo_en_persona': {
    status: 403,
    mensaje: (_: object) => 'Esta operación no se hace con una clave de interfaz: ingresá con tu usuario.',
  },
  'acceso.confirmacion_rechazada': {
    status: 401,
    mensaje: (_: object) => 'No pudimos confirmar que sos vos. Revisá lo que escribiste y probá de nuevo.',
  },
  'acceso.contrasena_actual': { status: 400, mensaje: (_: object) => 'La contraseña actual no coincide.' },
  'acceso.enlace_vencido': {
    status: 409,
    mensaje: (_: object) => 'Este enlace venció o ya se usó. Pedí uno nuevo.',
  },
  'acceso.invitacion_cerrada': {
    status: 409,
    mensaje: (_: object) => 'Esa invitación ya se aceptó o se anuló.',
  },
  'acceso.terminal_desconocido': {
    status: 409,
    mensaje: (_: object) => 'Este dispositivo no es un terminal compartido. Ingresá con tu usuario y contraseña.',
  },
  'acceso.pin_rechazado': {
    status: 401,
    mensaje: (d: { quedan: number }) =>
      d.quedan === 1
        ? 'El PIN no coincide. Te queda un intento.'
        : `El PIN no coincide. Te quedan ${d.quedan} intentos.`,
  },
  'acceso.pin_bloqueado': {
    status: 403,
    mensaje: (_: object) => 'El PIN quedó bloqueado en este terminal. Ingresá con tu usuario y contraseña.',
  },
  'acceso.pin_debil': {
    status: 400,
    mensaje: (_: object) => 'Ese PIN es de los primeros que alguien probaría. Elegí otro.',
  },
  'acceso.foto_ilegible': {
    status: 400,
    mensaje: (_: object) => 'No pudimos leer la imagen. Usá un archivo JPG, PNG o WebP.',
  },
  'acceso.clave_revocada': { status: 409, mensaje: (_: object) => 'Esa clave de API ya estaba revocada.' },
  'acceso.ultimo_administrador': {
    status: 409,
    mensaje: (_: object) => 'Tiene que quedar al menos una persona activa que administre.',
  },
  'acceso.reinicio_propio': {
    status: 409,
    mensaje: (_: object) => 'Lo tiene que aprobar otra persona que administre, no quien lo pidió.',
  },
  'acceso.sin_reinicio': { status: 409, mensaje: (_: object) => 'No hay un pedido para aprobar.' },
  'acceso.ascenso_propio': {
    status: 409,
    mensaje: (_: object) =>
      'Lo tiene que aprobar otra persona que administre: no quien lo pidió ni quien recibe el rol.',
  },
  'acceso.sin_ascenso': {
    status: 409,
    mensaje: (_: object) => 'No hay un ascenso por aprobar: venció o ya se resolvió.',
  },
  'acceso.administrador_de_a_dos': {
    status: 409,
    mensaje: (_: object) =>
      'Invitá o creá a la persona con otro rol y después dale el de administrador: lo aprueba otra persona que administre.',
  },
} as const;
