export const erroresDeVistas = {
  'vistas.nombre_repetido': {
    status: 409,
    mensaje: (d: { nombre: string }) => `Ya tenés una vista «${d.nombre}» en esta tabla. Elegí otro nombre.`,
  },
  'vistas.demasiadas': {
    status: 409,
    mensaje: (d: { maximo: number }) =>
      `Ya tenés ${d.maximo} vistas en esta tabla. Borrá alguna que no uses y probá de nuevo.`,
  },
  'vistas.no_compartida': {
    status: 409,
    mensaje: (d: { nombre: string; rol: string }) =>
      `«${d.nombre}» no está compartida con ${d.rol}. Compartila primero y volvé a elegirla.`,
  },
} as const;
