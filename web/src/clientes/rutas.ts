import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listarClientes, listarNotasDeCliente, verCliente } from '@trastienda/nucleo/clientes/contrato.ts';
import { enConstruccion } from '#acceso/en-construccion.ts';
import { conSesion, exige } from '#acceso/guardia.tsx';
import { busquedaDe } from '#ui/listas/busqueda-de-lista.ts';
import { primerasFilas } from '#ui/listas/pagina-de-lista.ts';
import { leerSeccion } from './secciones.ts';

const tabla = createRoute({
  getParentRoute: () => conSesion,
  path: '/clientes/tabla',
  beforeLoad: exige(listarClientes),
  validateSearch: busquedaDe(listarClientes),
  loader: primerasFilas(listarClientes),
  component: lazyRouteComponent(() => import('./tabla/clientes.screen.tsx'), 'ClientesScreen'),
});

const ficha = createRoute({
  getParentRoute: () => conSesion,
  path: '/clientes/tabla/$id',
  beforeLoad: exige(verCliente),
  // The tab, and what the list of notas in one of them asks for.
  validateSearch: (bruta: Record<string, unknown>) => ({
    ...busquedaDe(listarNotasDeCliente)(bruta),
    ...leerSeccion(bruta),
  }),
  component: lazyRouteComponent(() => import('./tabla/cliente.screen.tsx'), 'ClienteScreen'),
});

export const rutasDeClientes = [tabla, ficha, enConstruccion('/clientes/reporte')] as const;
