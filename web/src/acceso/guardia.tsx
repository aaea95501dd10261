import { createRootRouteWithContext, createRoute, Outlet, redirect } from '@tanstack/react-router';
import type { Sesion } from '@trastienda/nucleo/acceso/contrato.ts';
import { type Endpoint, permite } from '@trastienda/nucleo/comun/endpoint.ts';
import { permisosDe } from './permisos.tsx';

export type RouterContext = {
  /** The open session, asked to the server only when it is not known yet; null when there is none. */
  readonly sesion: () => Promise<Sesion | null>;
  /** Whether an address that only the catch-all route takes is one of the product's. */
  readonly conoce: (pathname: string) => boolean;
};

/** Root of every route. An address that leads nowhere is told so, with or without a session. */
export const raiz = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  beforeLoad: ({ context, location, matches }) => {
    const nadie = matches.at(-1)?.routeId.endsWith('/$') ?? false;
    if (nadie && !context.conoce(location.pathname)) {
      throw redirect({ to: '/auth/404', search: { desde: location.pathname } });
    }
  },
});

/** Parent of every screen that needs a session. A visitor is sent to the login and brought back afterwards. */
export const conSesion = createRoute({
  getParentRoute: () => raiz,
  id: 'con-sesion',
  beforeLoad: async ({ context, location }) => {
    const sesion = await context.sesion();
    if (sesion === null) throw redirect({ to: '/login', search: { next: location.href } });
    return { quien: sesion };
  },
  component: Outlet,
});

/** Parent of every public screen. */
export const sinSesion = createRoute({ getParentRoute: () => raiz, id: 'sin-sesion', component: Outlet });

/** Someone opened a screen whose endpoint they may not call. */
export class SinPermiso extends Error {
  constructor() {
    super('comun.sin_permiso');
    this.name = 'SinPermiso';
  }
}

/** `beforeLoad` of a screen: whoever may not call `endpoint` reads why instead of an empty list. */
export const exige =
  (endpoint: Pick<Endpoint, 'permiso'>) =>
  ({ context }: { readonly context: { readonly quien: Sesion } }): void => {
    if (!permite(endpoint, permisosDe(context.quien))) throw new SinPermiso();
  };
