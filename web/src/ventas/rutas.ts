import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { finalizarNota, listarNotas, verNota } from '@trastienda/nucleo/ventas/contrato.ts';
import { enConstruccion } from '#acceso/en-construccion.ts';
import { conSesion, exige } from '#acceso/guardia.tsx';
import { busquedaDe } from '#ui/listas/busqueda-de-lista.ts';
import { primerasFilas } from '#ui/listas/pagina-de-lista.ts';

const notas = createRoute({
  getParentRoute: () => conSesion,
  path: '/ventas/notas-de-pedido',
  beforeLoad: exige(listarNotas),
  validateSearch: busquedaDe(listarNotas),
  loader: primerasFilas(listarNotas),
  component: lazyRouteComponent(() => import('./notas-de-pedido/notas.screen.tsx'), 'NotasScreen'),
});

/** One nota; `nueva` is the one that does not exist yet. */
const nota = createRoute({
  getParentRoute: () => conSesion,
  path: '/ventas/notas-de-pedido/$id',
  beforeLoad: exige(verNota),
  component: lazyRouteComponent(() => import('./notas-de-pedido/nota.screen.tsx'), 'NotaScreen'),
});

const porFinalizar = createRoute({
  getParentRoute: () => conSesion,
  path: '/ventas/finalizar-notas-de-pedido',
  beforeLoad: exige(listarNotas),
  validateSearch: busquedaDe(listarNotas),
  component: lazyRouteComponent(
    () => import('./finalizar-notas-de-pedido/finalizar-notas.screen.tsx'),
    'FinalizarNotasScreen',
  ),
});

const finalizar = createRoute({
  getParentRoute: () => conSesion,
  path: '/ventas/finalizar-notas-de-pedido/$id',
  beforeLoad: exige(finalizarNota),
  component: lazyRouteComponent(
    () => import('./finalizar-notas-de-pedido/finalizar-nota.screen.tsx'),
    'FinalizarNotaScreen',
  ),
});

export const rutasDeVentas = [notas, nota, porFinalizar, finalizar, enConstruccion('/ventas/reportes')] as const;
