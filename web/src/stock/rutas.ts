import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listarAjustes, verAjuste, verCentralizado, verKardex } from '@trastienda/nucleo/stock/contrato.ts';
import { enConstruccion } from '#acceso/en-construccion.ts';
import { conSesion, exige } from '#acceso/guardia.tsx';
import { busquedaDe } from '#ui/listas/busqueda-de-lista.ts';
import { primerasFilas } from '#ui/listas/pagina-de-lista.ts';

const centralizado = createRoute({
  getParentRoute: () => conSesion,
  path: '/stock/stock-centralizado',
  beforeLoad: exige(verCentralizado),
  validateSearch: busquedaDe(verCentralizado),
  component: lazyRouteComponent(() => import('./stock-centralizado/centralizado.screen.tsx'), 'CentralizadoScreen'),
});

const ajustes = createRoute({
  getParentRoute: () => conSesion,
  path: '/stock/ajuste-stock',
  beforeLoad: exige(listarAjustes),
  validateSearch: busquedaDe(listarAjustes),
  loader: primerasFilas(listarAjustes),
  component: lazyRouteComponent(() => import('./ajuste-stock/ajustes.screen.tsx'), 'AjustesScreen'),
});

/** One ajuste; `nuevo` is the one that does not exist yet. */
const ajuste = createRoute({
  getParentRoute: () => conSesion,
  path: '/stock/ajuste-stock/$id',
  beforeLoad: exige(verAjuste),
  component: lazyRouteComponent(() => import('./ajuste-stock/ajuste.screen.tsx'), 'AjusteScreen'),
});

const kardex = createRoute({
  getParentRoute: () => conSesion,
  path: '/stock/reportes',
  beforeLoad: exige(verKardex),
  validateSearch: busquedaDe(verKardex),
  component: lazyRouteComponent(() => import('./reportes/kardex.screen.tsx'), 'KardexScreen'),
});

export const rutasDeStock = [
  centralizado,
  ajustes,
  ajuste,
  kardex,
  enConstruccion('/stock/orden-movimiento'),
  enConstruccion('/stock/reposicion'),
  enConstruccion('/stock/obsolescencia'),
] as const;
