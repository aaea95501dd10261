import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listarEtiquetas } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-etiquetas-de-lote.ts';
import { listarLineas } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lineas.ts';
import { crearLote, listarLotes, verLote } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lotes.ts';
import { conSesion, exige } from '#acceso/guardia.tsx';
import { busquedaDe } from '#ui/listas/busqueda-de-lista.ts';
import { leerFiltro } from './lote/regla/leer-filtro.ts';
import { leerPestana } from './pestanas.ts';

const precios = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/actualizar-precio',
  beforeLoad: exige(listarLotes),
  // The tab, and what the list in it asks for.
  validateSearch: (bruta: Record<string, unknown>) => ({ ...busquedaDe(listarLotes)(bruta), ...leerPestana(bruta) }),
  component: lazyRouteComponent(() => import('./precios.screen.tsx'), 'PreciosScreen'),
});

const nuevo = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/actualizar-precio/nuevo',
  beforeLoad: exige(crearLote),
  validateSearch: leerFiltro,
  component: lazyRouteComponent(() => import('./lote/nuevo.screen.tsx'), 'NuevoLoteScreen'),
});

const lote = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/actualizar-precio/$id',
  beforeLoad: exige(verLote),
  validateSearch: busquedaDe(listarLineas),
  component: lazyRouteComponent(() => import('./lote/lote.screen.tsx'), 'LoteScreen'),
});

const etiquetas = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/actualizar-precio/$id/etiquetas',
  beforeLoad: exige(listarEtiquetas),
  validateSearch: busquedaDe(listarEtiquetas),
  component: lazyRouteComponent(() => import('./etiquetas/etiquetas.screen.tsx'), 'EtiquetasScreen'),
});

export const rutasDePrecios = [precios, nuevo, lote, etiquetas] as const;
