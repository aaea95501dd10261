export const erroresDeInicio = {
  'inicio.aviso_vencido': {
    status: 409,
    mensaje: (d: { hasta: string }) =>
      `El ${d.hasta} ya pasó: nadie llegaría a ver el aviso. Elegí un día desde hoy, o dejalo sin fecha.`,
  },
  'inicio.demasiados_avisos': {
    status: 409,
    mensaje: (d: { maximo: number }) =>
      `Ya hay ${d.maximo} avisos a la vista. Retirá alguno que no haga falta y volvé a escribirlo.`,
  },
} as const;
