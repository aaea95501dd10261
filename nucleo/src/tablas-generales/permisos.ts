export const permisosDeTablasGenerales = {
  'tabla.ver': 'Ver las tablas generales',
  'tabla.editar': 'Cambiar las tablas generales',
} as const;
