import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { conSesion, type RouterContext, raiz } from '#acceso/guardia.tsx';
import { rutasDeAdministrador } from '#administrador/rutas.ts';
import { rutasDeArticulos } from '#articulos/rutas.ts';
import { rutasDeClientes } from '#clientes/rutas.ts';
import { rutasDeImportaciones } from '#importaciones/rutas.ts';
import { rutasDeInicio } from '#inicio/rutas.ts';
import { rutasDeStock } from '#stock/rutas.ts';
import { rutasDeTablasGenerales } from '#tablas-generales/rutas.ts';
import { rutasDeTaller } from '#taller/rutas.ts';
import { rutasDeUsuario } from '#usuario/rutas.ts';
import { rutasDeVentas } from '#ventas/rutas.ts';
import { esDeAmpliacion, rutasDeAmpliaciones } from './ampliaciones.ts';
import { escribirBusqueda, leerBusqueda } from './busqueda.ts';
import { MarcoCompleto } from './marco-completo.tsx';
import { rutasDeNotificaciones } from './notificaciones.ts';
import { Cargando, PantallaDeError } from './pantallas.tsx';

const arbol = raiz.addChildren([
  conSesion
    .update({ component: MarcoCompleto })
    .addChildren([
      ...rutasDeInicio,
      ...rutasDeArticulos,
      ...rutasDeStock,
      ...rutasDeVentas,
      ...rutasDeClientes,
      ...rutasDeTaller,
      ...rutasDeTablasGenerales,
      ...rutasDeImportaciones,
      ...rutasDeUsuario,
      ...rutasDeNotificaciones,
      ...rutasDeAdministrador,
      ...rutasDeAmpliaciones,
    ]),
]);

/** The routes of the product. Rooms own theirs; unknown paths end at `/auth/404`, which is a door. */
export const crearRouter = (context: Omit<RouterContext, 'conoce'>, history?: RouterHistory) =>
  createRouter({
    routeTree: arbol,
    context: { ...context, conoce: esDeAmpliacion },
    parseSearch: leerBusqueda,
    stringifySearch: escribirBusqueda,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // Nothing flickers: it shows after a while, and then for long enough to be seen.
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultPendingComponent: Cargando,
    defaultErrorComponent: PantallaDeError,
    scrollRestoration: false,
    ...(history ? { history } : {}),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof crearRouter>;
  }
}
