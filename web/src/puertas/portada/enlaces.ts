import type { TextosDePortada } from './textos.ts';

export type EnlaceDePortada = { readonly nombre: keyof TextosDePortada['enlaces']; readonly a: string };

/** Those of the demonstration, which a build without it has not got. */
const DE_GALERIA: readonly EnlaceDePortada[] = import.meta.env.VITE_SIN_GALERIA
  ? []
  : [
      { nombre: 'tienda', a: '/apps/ecommerce/shop' },
      { nombre: 'chat', a: '/apps/chats' },
      { nombre: 'calendario', a: '/apps/calendar' },
      { nombre: 'correo', a: '/apps/email' },
      { nombre: 'notas', a: '/apps/notes' },
    ];

export const DEMOS: readonly EnlaceDePortada[] = [{ nombre: 'tablero', a: '/dashboards/modern' }, ...DE_GALERIA];

export const PAGINAS: readonly EnlaceDePortada[] = [
  { nombre: 'ingreso', a: '/login' },
  { nombre: 'ingreso2', a: '/auth/login2' },
  { nombre: 'registro', a: '/auth/register' },
  { nombre: 'olvido', a: '/auth/forgot-password' },
  { nombre: 'dosPasos', a: '/auth/two-steps' },
  { nombre: 'error', a: '/auth/404' },
  { nombre: 'mantenimiento', a: '/auth/maintenance' },
];

export const AYUDA = '/usuario/manual-usuario';
