import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { conSesion, exige } from '#acceso/guardia.tsx';

/** What a report is asked for: whatever its endpoint reads of the address. */
const deSuEndpoint = (bruta: Record<string, unknown>): Record<string, unknown> => bruta;

const reportes = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/reportes',
  beforeLoad: exige({ permiso: 'articulo.ver' }),
  component: lazyRouteComponent(() => import('./reportes.screen.tsx'), 'ReportesScreen'),
});

const listaDePrecios = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/reportes/lista-de-precios',
  beforeLoad: exige({ permiso: 'articulo.ver' }),
  validateSearch: deSuEndpoint,
  component: lazyRouteComponent(() => import('./lista-de-precios/lista-de-precios.screen.tsx'), 'ListaDePreciosScreen'),
});

const ventas = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/reportes/ventas',
  beforeLoad: exige({ permiso: 'nota.ver' }),
  validateSearch: deSuEndpoint,
  component: lazyRouteComponent(() => import('./ventas.screen.tsx'), 'VentasScreen'),
});

const abc = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/reportes/abc-xyz',
  beforeLoad: exige({ permiso: 'costo.ver' }),
  validateSearch: deSuEndpoint,
  component: lazyRouteComponent(() => import('./abc.screen.tsx'), 'AbcScreen'),
});

const valuacion = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/reportes/valuacion',
  beforeLoad: exige({ permiso: 'costo.ver' }),
  validateSearch: deSuEndpoint,
  component: lazyRouteComponent(() => import('./valuacion.screen.tsx'), 'ValuacionScreen'),
});

const calidad = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/reportes/calidad',
  beforeLoad: exige({ permiso: 'articulo.ver' }),
  validateSearch: deSuEndpoint,
  component: lazyRouteComponent(() => import('./calidad.screen.tsx'), 'CalidadScreen'),
});

const cambios = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/reportes/cambios',
  beforeLoad: exige({ permiso: 'articulo.ver' }),
  validateSearch: deSuEndpoint,
  component: lazyRouteComponent(() => import('./cambios.screen.tsx'), 'CambiosScreen'),
});

const inactivos = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/reportes/inactivos',
  beforeLoad: exige({ permiso: 'articulo.ver' }),
  validateSearch: deSuEndpoint,
  component: lazyRouteComponent(() => import('./inactivos.screen.tsx'), 'InactivosScreen'),
});

export const rutasDeReportes = [reportes, listaDePrecios, ventas, abc, valuacion, calidad, cambios, inactivos] as const;
