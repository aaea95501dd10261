import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { destinoSeguro } from './destino.ts';
import { sinSesion } from './guardia.tsx';

/** Where to go after entering. */
const conDestino = (bruta: Record<string, unknown>): { next?: string } =>
  typeof bruta.next === 'string' ? { next: bruta.next } : {};

const login = createRoute({
  getParentRoute: () => sinSesion,
  path: '/login',
  validateSearch: conDestino,
  beforeLoad: async ({ context, search }) => {
    // Without an answer from the server the form is shown: it will tell.
    const sesion = await context.sesion().catch(() => null);
    if (sesion !== null) throw redirect({ href: destinoSeguro(search.next) });
  },
  component: lazyRouteComponent(() => import('./login/login.screen.tsx'), 'LoginScreen'),
});

const registro = createRoute({
  getParentRoute: () => sinSesion,
  path: '/auth/register',
  component: lazyRouteComponent(() => import('./register/register.screen.tsx'), 'RegisterScreen'),
});

export const rutasDeAcceso = [login, registro] as const;
