export const permisosDeVistas = {
  'vista.compartir': 'Compartir vistas de las tablas con un rol',
} as const;
