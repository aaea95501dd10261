import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { Sesion } from '@trastienda/nucleo/acceso/contrato.ts';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import type { ReactNode } from 'react';
import { ProveedorDeSesion } from '#acceso/sesion.tsx';
import { escribirBusqueda, leerBusqueda } from '#app/busqueda.ts';
import { crearCache } from '#app/cache.ts';
import { Proveedores } from '#app/proveedores.tsx';
import { type Respuestas, ServidorDePrueba } from './servidor.ts';
import { sesionDePrueba } from './sesion.ts';
import './ambiente.ts';

type Opciones = {
  readonly permisos?: readonly Permiso[];
  readonly sesion?: Partial<Sesion>;
  readonly respuestas?: Respuestas;
  /** The address of the screen, with its query. */
  readonly ruta?: string;
  /** The path of its route when it has parameters: `/ventas/notas-de-pedido/$id`. */
  readonly camino?: string;
};

/**
 * Shows one screen as a person with `permisos` would see it, with the API answered by a table.
 * Other addresses show their path, so that a test can see where a click led.
 */
export function renderPantalla(pantalla: ReactNode, opciones: Opciones = {}) {
  const { permisos = [], respuestas = {}, ruta = '/', camino } = opciones;
  const servidor = new ServidorDePrueba(respuestas);
  const sesion = { ...sesionDePrueba(permisos), ...opciones.sesion };
  const cache = crearCache();
  cache.setDefaultOptions({ queries: { retry: false, staleTime: 0 }, mutations: { retry: false } });

  const raiz = createRootRoute();
  const mostrada = createRoute({
    getParentRoute: () => raiz,
    path: camino ?? ruta.split('?')[0] ?? '/',
    component: () => pantalla,
  });
  const otra = createRoute({ getParentRoute: () => raiz, path: '$', component: Otra });
  const router = createRouter({
    routeTree: raiz.addChildren([mostrada, otra]),
    history: createMemoryHistory({ initialEntries: [ruta] }),
    parseSearch: leerBusqueda,
    stringifySearch: escribirBusqueda,
    defaultPendingMinMs: 0,
  });
  const vista = render(
    <Proveedores cache={cache}>
      <ProveedorDeSesion sesion={sesion}>
        <RouterProvider router={router as never} />
      </ProveedorDeSesion>
    </Proveedores>,
  );
  return { ...vista, servidor, router, cache };
}

function Otra() {
  const { href } = useLocation();
  return <p>{`Ruta ${href}`}</p>;
}
