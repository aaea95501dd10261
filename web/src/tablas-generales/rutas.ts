import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as contrato from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { conSesion, exige } from '#acceso/guardia.tsx';
import { busquedaDe } from '#ui/listas/busqueda-de-lista.ts';
import { primerasFilas } from '#ui/listas/pagina-de-lista.ts';

const localidades = createRoute({
  getParentRoute: () => conSesion,
  path: '/tablas-generales/localidades',
  beforeLoad: exige(contrato.listarLocalidades),
  validateSearch: busquedaDe(contrato.listarLocalidades),
  loader: primerasFilas(contrato.listarLocalidades),
  component: lazyRouteComponent(() => import('./localidades/localidades.screen.tsx'), 'LocalidadesScreen'),
});

const provincias = createRoute({
  getParentRoute: () => conSesion,
  path: '/tablas-generales/provincias',
  beforeLoad: exige(contrato.listarProvincias),
  validateSearch: busquedaDe(contrato.listarProvincias),
  loader: primerasFilas(contrato.listarProvincias),
  component: lazyRouteComponent(() => import('./provincias/provincias.screen.tsx'), 'ProvinciasScreen'),
});

const sucursales = createRoute({
  getParentRoute: () => conSesion,
  path: '/tablas-generales/sucursales',
  beforeLoad: exige(contrato.listarSucursales),
  validateSearch: busquedaDe(contrato.listarSucursales),
  loader: primerasFilas(contrato.listarSucursales),
  component: lazyRouteComponent(() => import('./sucursales/sucursales.screen.tsx'), 'SucursalesScreen'),
});

const depositos = createRoute({
  getParentRoute: () => conSesion,
  path: '/tablas-generales/depositos',
  beforeLoad: exige(contrato.listarDepositos),
  validateSearch: busquedaDe(contrato.listarDepositos),
  loader: primerasFilas(contrato.listarDepositos),
  component: lazyRouteComponent(() => import('./depositos/depositos.screen.tsx'), 'DepositosScreen'),
});

const talleres = createRoute({
  getParentRoute: () => conSesion,
  path: '/tablas-generales/talleres',
  beforeLoad: exige(contrato.listarTalleres),
  validateSearch: busquedaDe(contrato.listarTalleres),
  loader: primerasFilas(contrato.listarTalleres),
  component: lazyRouteComponent(() => import('./talleres/talleres.screen.tsx'), 'TalleresScreen'),
});

const unidades = createRoute({
  getParentRoute: () => conSesion,
  path: '/tablas-generales/unidades',
  beforeLoad: exige(contrato.listarUnidades),
  validateSearch: busquedaDe(contrato.listarUnidades),
  loader: primerasFilas(contrato.listarUnidades),
  component: lazyRouteComponent(() => import('./unidades/unidades.screen.tsx'), 'UnidadesScreen'),
});

const marcas = createRoute({
  getParentRoute: () => conSesion,
  path: '/tablas-generales/marcas',
  beforeLoad: exige(contrato.listarMarcas),
  validateSearch: busquedaDe(contrato.listarMarcas),
  loader: primerasFilas(contrato.listarMarcas),
  component: lazyRouteComponent(() => import('./marcas/marcas.screen.tsx'), 'MarcasScreen'),
});

const motivos = createRoute({
  getParentRoute: () => conSesion,
  path: '/tablas-generales/motivos',
  beforeLoad: exige(contrato.listarMotivos),
  validateSearch: busquedaDe(contrato.listarMotivos),
  loader: primerasFilas(contrato.listarMotivos),
  component: lazyRouteComponent(() => import('./motivos/motivos.screen.tsx'), 'MotivosScreen'),
});

const condiciones = createRoute({
  getParentRoute: () => conSesion,
  path: '/tablas-generales/condiciones-de-venta',
  beforeLoad: exige(contrato.listarCondiciones),
  validateSearch: busquedaDe(contrato.listarCondiciones),
  loader: primerasFilas(contrato.listarCondiciones),
  component: lazyRouteComponent(() => import('./condiciones/condiciones.screen.tsx'), 'CondicionesScreen'),
});

export const rutasDeTablasGenerales = [
  localidades,
  provincias,
  sucursales,
  depositos,
  talleres,
  unidades,
  marcas,
  motivos,
  condiciones,
] as const;
