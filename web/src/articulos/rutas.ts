import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import {
  listarArticulos,
  listarArticulosDeProveedor,
  listarEstructuras,
  listarFamilias,
  listarProveedores,
  listarRubros,
  listarSubfamilias,
  verArticulo,
  verEstructura,
  verProveedor,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { enConstruccion } from '#acceso/en-construccion.ts';
import { conSesion, exige } from '#acceso/guardia.tsx';
import { busquedaDe } from '#ui/busqueda-de-lista.ts';
import { rutasDePrecios } from './actualizar-precio/rutas.ts';
import { leerBusquedaDeEstructura } from './estructura/secciones.ts';
import { leerSeccionDeProveedor } from './proveedores/secciones-de-proveedor.ts';
import { leerBusquedaDeFicha } from './secciones.ts';

const tabla = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/tabla',
  beforeLoad: exige(listarArticulos),
  validateSearch: busquedaDe(listarArticulos),
  component: lazyRouteComponent(() => import('./tabla/articulos.screen.tsx'), 'ArticulosScreen'),
});

const ficha = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/tabla/$id',
  beforeLoad: exige(verArticulo),
  // The tab, and the list it was opened from, which «anterior» and «siguiente» walk.
  validateSearch: (bruta: Record<string, unknown>) => ({
    ...busquedaDe(listarArticulos)(bruta),
    ...leerBusquedaDeFicha(bruta),
  }),
  component: lazyRouteComponent(() => import('./tabla/articulo.screen.tsx'), 'ArticuloScreen'),
});

const material = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/material',
  beforeLoad: exige(listarRubros),
  validateSearch: (bruta: Record<string, unknown>) => ({
    ...busquedaDe(listarRubros)(bruta),
    ...(bruta.vista === 'arbol' ? { vista: 'arbol' as const } : {}),
  }),
  component: lazyRouteComponent(() => import('./material/rubros.screen.tsx'), 'RubrosScreen'),
});

const familia = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/familia',
  beforeLoad: exige(listarFamilias),
  validateSearch: busquedaDe(listarFamilias),
  component: lazyRouteComponent(() => import('./familia/familias.screen.tsx'), 'FamiliasScreen'),
});

const subfamilia = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/subfamilia',
  beforeLoad: exige(listarSubfamilias),
  validateSearch: busquedaDe(listarSubfamilias),
  component: lazyRouteComponent(() => import('./subfamilia/subfamilias.screen.tsx'), 'SubfamiliasScreen'),
});

const proveedores = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/proveedores',
  beforeLoad: exige(listarProveedores),
  validateSearch: busquedaDe(listarProveedores),
  component: lazyRouteComponent(() => import('./proveedores/proveedores.screen.tsx'), 'ProveedoresScreen'),
});

const proveedor = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/proveedores/$id',
  beforeLoad: exige(verProveedor),
  // The tab, and what the list of artículos in one of them asks for.
  validateSearch: (bruta: Record<string, unknown>) => ({
    ...busquedaDe(listarArticulosDeProveedor)(bruta),
    ...leerSeccionDeProveedor(bruta),
  }),
  component: lazyRouteComponent(() => import('./proveedores/proveedor.screen.tsx'), 'ProveedorScreen'),
});

const estructuras = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/estructura',
  beforeLoad: exige(listarEstructuras),
  validateSearch: busquedaDe(listarEstructuras),
  component: lazyRouteComponent(() => import('./estructura/estructuras.screen.tsx'), 'EstructurasScreen'),
});

const estructura = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/estructura/$id',
  beforeLoad: exige(verEstructura),
  validateSearch: leerBusquedaDeEstructura,
  component: lazyRouteComponent(() => import('./estructura/estructura.screen.tsx'), 'EstructuraScreen'),
});

export const rutasDeArticulos = [
  tabla,
  ficha,
  material,
  familia,
  subfamilia,
  proveedores,
  proveedor,
  ...rutasDePrecios,
  estructuras,
  estructura,
  enConstruccion('/articulos/reportes'),
] as const;
