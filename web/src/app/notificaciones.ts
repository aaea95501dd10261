import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listarNotificaciones } from '@trastienda/nucleo/plataforma/contrato-de-notificaciones.ts';
import { conSesion } from '#acceso/guardia.tsx';
import { busquedaDe } from '#ui/listas/busqueda-de-lista.ts';

const notificaciones = createRoute({
  getParentRoute: () => conSesion,
  path: '/usuario/notificaciones',
  validateSearch: busquedaDe(listarNotificaciones),
  component: lazyRouteComponent(
    () => import('#armazon/notificaciones/notificaciones.screen.tsx'),
    'NotificacionesScreen',
  ),
});

/** The screens that belong to the shell and to no room. */
export const rutasDeNotificaciones = [notificaciones] as const;
