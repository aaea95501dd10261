/** Refusals every room may give. `data` is what the text needs, and what a program may read. */
export const erroresComunes = {
  'comun.no_encontrado': { status: 404, mensaje: (d: { que: string }) => `No se encontró ${d.que}.` },
  'comun.ruta_desconocida': { status: 404, mensaje: (_: object) => 'Esa dirección no existe en la interfaz.' },
  'comun.sin_sesion': { status: 401, mensaje: (_: object) => 'Ingresá con tu usuario para continuar.' },
  'comun.sin_permiso': { status: 403, mensaje: (_: object) => 'No tenés permiso para esta operación.' },
  'comun.origen_rechazado': {
    status: 403,
    mensaje: (_: object) => 'El pedido no vino de esta aplicación. Recargá la página y probá de nuevo.',
  },
  'comun.datos_invalidos': { status: 400, mensaje: (_: object) => 'Revisá los datos marcados.' },
  'comun.cuerpo_ilegible': { status: 400, mensaje: (_: object) => 'El cuerpo del pedido no es JSON válido.' },
  'comun.cuerpo_grande': {
    status: 413,
    mensaje: (d: { maximoKiB: number }) => `El pedido supera el máximo de ${d.maximoKiB} KiB.`,
  },
  'comun.tipo_no_admitido': {
    status: 415,
    mensaje: (_: object) => 'El pedido tiene que ser application/json.',
  },
  'comun.archivo_infectado': {
    status: 400,
    mensaje: (d: { archivo: string }) =>
      `El antivirus encontró algo peligroso en «${d.archivo}». No se guardó nada: avisale a quien te lo mandó.`,
  },
  'comun.sin_analisis': {
    status: 503,
    mensaje: (d: { archivo: string }) =>
      `El antivirus no pudo revisar «${d.archivo}», así que no se guardó. Probá de nuevo en unos minutos.`,
  },
  'comun.comprimido': {
    status: 415,
    mensaje: (_: object) => 'El cuerpo del pedido no puede venir comprimido.',
  },
  'comun.direccion_larga': {
    status: 414,
    mensaje: (_: object) => 'La dirección del pedido es demasiado larga.',
  },
  'comun.demasiados_encabezados': {
    status: 431,
    mensaje: (_: object) => 'El pedido trae demasiados encabezados.',
  },
  'comun.demasiados_pedidos': {
    status: 429,
    mensaje: (d: { segundos: number }) => `Demasiados pedidos seguidos. Esperá ${d.segundos} segundos.`,
  },
  'comun.descargas_a_la_vez': {
    status: 429,
    mensaje: (d: { maximo: number }) =>
      `Ya tenés ${d.maximo} descargas en curso. Esperá a que termine una y probá de nuevo.`,
  },
  'comun.base_no_disponible': {
    status: 503,
    mensaje: (_: object) => 'La base de datos no responde. Nada se perdió: probá de nuevo en unos segundos.',
  },
  'comun.sin_espacio': {
    status: 503,
    mensaje: (_: object) =>
      'El servidor se quedó sin lugar en el disco. No se guardó nada: avisale a quien lo mantiene y probá de nuevo después.',
  },
  'comun.en_uso': {
    status: 503,
    mensaje: (_: object) =>
      'Otro usuario está usando estos mismos datos. No se cambió nada: probá de nuevo en unos segundos.',
  },
  'comun.demora': {
    status: 503,
    mensaje: (_: object) =>
      'El servidor tardó demasiado en responder. Si era un cambio, fijate si quedó hecho antes de repetirlo.',
  },
  'comun.inesperado': {
    status: 500,
    mensaje: (d: { pedido: string }) => `Ocurrió un error inesperado. Nada se guardó. Pedido ${d.pedido}.`,
  },
  'comun.version_vieja': {
    status: 409,
    mensaje: (d: { quien: string; cuando: string; version: number }) =>
      `${d.quien} modificó este registro el ${d.cuando}. Volvé a cargarlo y repetí tu cambio.`,
  },
  'comun.clave_reusada': {
    status: 409,
    mensaje: (_: object) => 'Esa clave de idempotencia ya se usó con otros datos. Usá una clave nueva.',
  },
  'comun.transicion_invalida': {
    status: 409,
    mensaje: (d: { estado: string; accion: string; permitidas: readonly string[] }) =>
      d.permitidas.length === 0
        ? `No se puede ${d.accion} en estado ${d.estado}: ya no admite acciones.`
        : `No se puede ${d.accion} en estado ${d.estado}. Se puede: ${d.permitidas.join(', ')}.`,
  },
} as const;
