import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import {
  listarArmados,
  listarArticulos,
  listarArticulosDeProveedor,
  listarEdiciones,
  listarEstructuras,
  listarFamilias,
  listarLineasDeEdicion,
  listarListasDePrecio,
  listarProveedores,
  listarRubros,
  listarSubfamilias,
  verArticulo,
  verEstructura,
  verProveedor,
} from '@trastienda/nucleo/articulos/contrato.ts';
import {
  listarCambiosDeCosto,
  listarLineasDeCambioDeCosto,
} from '@trastienda/nucleo/articulos/costos/contrato-de-cambios-de-costo.ts';
import { conSesion, exige } from '#acceso/guardia.tsx';
import { busquedaDe } from '#ui/listas/busqueda-de-lista.ts';
import { primerasFilas } from '#ui/listas/pagina-de-lista.ts';
import { rutasDePrecios } from './actualizar-precio/rutas.ts';
import { leerBusquedaDeEstructura } from './estructura/secciones.ts';
import { rutasDeEtiquetas } from './etiquetas/rutas.ts';
import { leerSeccionDeProveedor } from './proveedores/secciones-de-proveedor.ts';
import { rutasDeReportes } from './reportes/rutas.ts';
import { leerBusquedaDeFicha } from './secciones.ts';

const tabla = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/tabla',
  beforeLoad: exige(listarArticulos),
  validateSearch: busquedaDe(listarArticulos),
  loader: primerasFilas(listarArticulos, listarListasDePrecio),
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
  component: lazyRouteComponent(() => import('./tabla/ficha/articulo.screen.tsx'), 'ArticuloScreen'),
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
  loader: primerasFilas(listarFamilias),
  component: lazyRouteComponent(() => import('./familia/familias.screen.tsx'), 'FamiliasScreen'),
});

const subfamilia = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/subfamilia',
  beforeLoad: exige(listarSubfamilias),
  validateSearch: busquedaDe(listarSubfamilias),
  loader: primerasFilas(listarSubfamilias),
  component: lazyRouteComponent(() => import('./subfamilia/subfamilias.screen.tsx'), 'SubfamiliasScreen'),
});

const ediciones = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/ediciones',
  beforeLoad: exige(listarEdiciones),
  validateSearch: busquedaDe(listarEdiciones),
  loader: primerasFilas(listarEdiciones),
  component: lazyRouteComponent(() => import('./ediciones/ediciones.screen.tsx'), 'EdicionesScreen'),
});

const edicion = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/ediciones/$id',
  beforeLoad: exige(listarLineasDeEdicion),
  validateSearch: busquedaDe(listarLineasDeEdicion),
  component: lazyRouteComponent(() => import('./ediciones/edicion.screen.tsx'), 'EdicionScreen'),
});

const cambiosDeCosto = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/cambios-de-costo',
  beforeLoad: exige(listarCambiosDeCosto),
  validateSearch: busquedaDe(listarCambiosDeCosto),
  component: lazyRouteComponent(() => import('./costos/cambio/cambios.screen.tsx'), 'CambiosDeCostoScreen'),
});

const cambioDeCostos = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/cambios-de-costo/$id',
  beforeLoad: exige(listarLineasDeCambioDeCosto),
  validateSearch: busquedaDe(listarLineasDeCambioDeCosto),
  component: lazyRouteComponent(() => import('./costos/cambio/cambio.screen.tsx'), 'CambioDeCostosScreen'),
});

const proveedores = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/proveedores',
  beforeLoad: exige(listarProveedores),
  validateSearch: busquedaDe(listarProveedores),
  loader: primerasFilas(listarProveedores),
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
  loader: primerasFilas(listarEstructuras),
  component: lazyRouteComponent(() => import('./estructura/estructuras.screen.tsx'), 'EstructurasScreen'),
});

const ordenesDeArmado = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/estructura/ordenes',
  beforeLoad: exige(listarArmados),
  validateSearch: busquedaDe(listarArmados),
  loader: primerasFilas(listarArmados),
  component: lazyRouteComponent(() => import('./estructura/ordenes/ordenes.screen.tsx'), 'OrdenesDeArmadoScreen'),
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
  ediciones,
  edicion,
  cambiosDeCosto,
  cambioDeCostos,
  proveedores,
  proveedor,
  ...rutasDePrecios,
  ...rutasDeEtiquetas,
  estructuras,
  ordenesDeArmado,
  estructura,
  ...rutasDeReportes,
] as const;
