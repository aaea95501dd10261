import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { Sesion } from '@trastienda/nucleo/acceso/contrato.ts';
import { sesionAbierta } from '#acceso/sesion.queries.ts';
import { crearCache } from '#app/cache.ts';
import { Proveedores } from '#app/proveedores.tsx';
import { crearRouter } from '#app/router.tsx';
import { type Respuestas, ServidorDePrueba } from './servidor.ts';
import './ambiente.ts';

/** The whole application at an address, as whoever has `sesion` (null: nobody) would find it. */
export function renderAplicacion(ruta: string, sesion: Sesion | null, respuestas: Respuestas = {}) {
  const servidor = new ServidorDePrueba({
    'GET /api/acceso/sesion': sesion ?? { status: 401, code: 'comun.sin_sesion', title: 'Ingresá con tu usuario.' },
    ...respuestas,
  });
  const cache = crearCache();
  const { queries } = cache.getDefaultOptions();
  cache.setDefaultOptions({ queries: { ...queries, retry: false }, mutations: { retry: false } });
  /** Where the application sent the browser, to another page than its own. */
  const salidas: string[] = [];
  const router = crearRouter(
    {
      sesion: () => cache.ensureQueryData(sesionAbierta),
      adelantar: (consulta) => void cache.prefetchQuery(consulta),
      salirA: (href) => salidas.push(href),
    },
    createMemoryHistory({ initialEntries: [ruta] }),
  );
  const vista = render(
    <Proveedores cache={cache}>
      <RouterProvider router={router} />
    </Proveedores>,
  );
  return { ...vista, servidor, router, cache, salidas };
}
