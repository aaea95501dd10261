export const erroresDePlataforma = {
  'plataforma.notificacion_obligatoria': {
    status: 409,
    mensaje: (d: { titulo: string }) => `«${d.titulo}» cuida tu cuenta: se muestra siempre.`,
  },
} as const;
