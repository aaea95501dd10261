import { createRootRouteWithContext, createRoute, Outlet, redirect, rootRouteId } from '@tanstack/react-router';
import type { Sesion } from '@trastienda/nucleo/acceso/contrato.ts';
import { type Endpoint, permite } from '@trastienda/nucleo/comun/endpoint.ts';
import { PedidoRechazado } from '#api/pedir.ts';
import { comienzoDe } from './comienzo.ts';
import { permisosDe } from './permisos.tsx';

type Consulta = {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (pedido: { signal: AbortSignal }) => Promise<unknown>;
};

export type RouterContext = {
  /** The open session, asked to the server only when it is not known yet; null when there is none. */
  readonly sesion: () => Promise<Sesion | null>;
  /** Whether an address that only the catch-all route takes is one of the product's. */
  readonly conoce: (pathname: string) => Promise<boolean>;
  /** Asks for what a screen will read, before the screen is there. What fails is asked for again, and told, by the screen. */
  readonly adelantar: (consulta: Consulta) => void;
  /** Leaves the application for one of the doors, which are another page. */
  readonly salirA: (href: string) => void;
  /** Why the session of this page ended: while the browser is on its way to the login, the screen may still navigate. */
  readonly fin?: MotivoDeLogin;
};

/** Why somebody finds themselves at the login without having asked for it. */
export type MotivoDeLogin = 'vencida' | 'salida';

/** The login, with where to go on afterwards and what it should say first. */
export function direccionDeLogin({
  next,
  motivo,
}: {
  readonly next?: string;
  readonly motivo?: MotivoDeLogin | undefined;
}): string {
  const busqueda = new URLSearchParams({ ...(next && next !== '/' ? { next } : {}), ...(motivo ? { motivo } : {}) });
  return busqueda.size === 0 ? '/login' : `/login?${busqueda}`;
}

/** Nothing of the application is shown while the browser goes to the other page. */
function irse(context: RouterContext, href: string): Promise<never> {
  context.salirA(href);
  return new Promise(() => {});
}

/** Root of every route. An address that leads nowhere is told so, with or without a session. */
export const raiz = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  beforeLoad: async ({ context, location, matches }) => {
    const ruta = matches.at(-1)?.routeId ?? rootRouteId;
    // Nobody takes an address that cannot be read, with a `%` that escapes nothing: the root is left alone with it.
    if (ruta !== rootRouteId && (!ruta.endsWith('/$') || (await context.conoce(location.pathname)))) return;
    await irse(context, `/auth/404?desde=${encodeURIComponent(location.pathname)}`);
  },
});

/** Parent of every screen that needs a session. A visitor is sent to the login and brought back afterwards. */
export const conSesion = createRoute({
  getParentRoute: () => raiz,
  id: 'con-sesion',
  beforeLoad: async ({ context, location }) => {
    const sesion = await context.sesion().catch((error: unknown) => {
      if (!estaEnObra(error)) throw error;
      return irse(context, `/auth/maintenance?next=${encodeURIComponent(location.href)}`);
    });
    if (sesion === null) return irse(context, direccionDeLogin({ next: location.href, motivo: context.fin }));
    const comienzo = comienzoDe(context.sesion, sesion, location.pathname);
    if (comienzo !== undefined) throw redirect({ href: comienzo, replace: true });
    return { quien: sesion };
  },
  component: Outlet,
});

/** The server is there and cannot say who is in: its data are being brought forward. */
const estaEnObra = (error: unknown): boolean =>
  error instanceof PedidoRechazado && error.code === 'comun.base_no_disponible';

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
