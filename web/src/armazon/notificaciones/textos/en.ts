import type { Traduccion } from '#i18n/traduccion.ts';
import type { es } from './es.ts';

export const en: Traduccion<typeof es> = {
  titulo: 'Notifications',
  campana: 'Notifications',
  campanaSinLeer_one: 'Notifications: {{count}} unread',
  campanaSinLeer_other: 'Notifications: {{count}} unread',
  campanaMuchas: 'Notifications: more than 99 unread',
  nuevas_one: '{{count}} new',
  nuevas_other: '{{count}} new',
  muchas: 'More than 99',
  sinLeer: 'Unread',
  marcarTodas: 'Mark all as read',
  verTodas: 'See all',
  ver: 'See',
  vacio: 'No notifications',
  vacioTexto: 'What concerns you shows up here: orders to deliver, imports that finish, changes in your account.',
  error: 'Notifications could not be loaded',
  tema: 'Topic',
  temas: {
    importaciones: 'Imports',
    precios: 'Prices',
    ventas: 'Sales',
    stock: 'Stock',
    permisos: 'Permissions',
    seguridad: 'Security',
    avisos: 'Internal notices',
  },
  soloSinLeer: 'Unread only',
  elegirAvisos: 'Choose what I hear of',
};
