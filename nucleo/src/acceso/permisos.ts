export const permisosDeAcceso = {
  'auditoria.ver': 'Ver quién cambió qué',
  'galeria.ver': 'Ver las pantallas de demostración',
} as const;
