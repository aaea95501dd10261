import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { sinSesion } from '#acceso/guardia.tsx';

const error404 = createRoute({
  getParentRoute: () => sinSesion,
  path: '/auth/404',
  validateSearch: (bruta: Record<string, unknown>): { desde?: string } =>
    typeof bruta.desde === 'string' ? { desde: bruta.desde } : {},
  component: lazyRouteComponent(() => import('#armazon/error-404.screen.tsx'), 'Error404Screen'),
});

const porVenir = <const Path extends `/${string}`>(path: Path) =>
  createRoute({
    getParentRoute: () => sinSesion,
    path,
    component: lazyRouteComponent(() => import('#armazon/por-venir.screen.tsx'), 'PorVenirScreen'),
  });

/** Public screens of the product that do not exist yet say that they are still to come. */
export const rutasPublicas = [
  error404,
  porVenir('/auth/login2'),
  porVenir('/auth/register2'),
  porVenir('/auth/forgot-password'),
  porVenir('/auth/forgot-password2'),
  porVenir('/auth/two-steps'),
  porVenir('/auth/two-steps2'),
  porVenir('/auth/maintenance'),
  porVenir('/landingpage'),
] as const;
