import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import {
  cargarArchivo,
  listarFilasImportadas,
  listarImportaciones,
  listarLineasDeLista,
  listarPerfiles,
  verImportacion,
} from '@trastienda/nucleo/importaciones/contrato.ts';
import { conSesion, exige } from '#acceso/guardia.tsx';
import { busquedaDe } from '#ui/listas/busqueda-de-lista.ts';
import { primerasFilas } from '#ui/listas/pagina-de-lista.ts';
import { leerPaso } from './asistente/paso.ts';
import { leerEntidad } from './leer-entidad.ts';

const historial = createRoute({
  getParentRoute: () => conSesion,
  path: '/importaciones',
  beforeLoad: exige(listarImportaciones),
  validateSearch: busquedaDe(listarImportaciones),
  loader: primerasFilas(listarImportaciones),
  component: lazyRouteComponent(() => import('./importaciones.screen.tsx'), 'ImportacionesScreen'),
});

const nueva = createRoute({
  getParentRoute: () => conSesion,
  path: '/importaciones/nueva',
  beforeLoad: exige(cargarArchivo),
  validateSearch: leerEntidad,
  component: lazyRouteComponent(() => import('./nueva/nueva.screen.tsx'), 'NuevaImportacionScreen'),
});

const perfiles = createRoute({
  getParentRoute: () => conSesion,
  path: '/importaciones/perfiles',
  beforeLoad: exige(listarPerfiles),
  component: lazyRouteComponent(() => import('./perfiles/perfiles.screen.tsx'), 'PerfilesScreen'),
});

const asistente = createRoute({
  getParentRoute: () => conSesion,
  path: '/importaciones/$id',
  beforeLoad: exige(verImportacion),
  // The step one goes back to, and what the list of rows in it asks for.
  validateSearch: (bruta: Record<string, unknown>) => ({
    ...busquedaDe(listarFilasImportadas)(bruta),
    ...busquedaDe(listarLineasDeLista)(bruta),
    ...leerPaso(bruta),
  }),
  component: lazyRouteComponent(() => import('./asistente/importacion.screen.tsx'), 'ImportacionScreen'),
});

export const rutasDeImportaciones = [historial, nueva, perfiles, asistente] as const;
