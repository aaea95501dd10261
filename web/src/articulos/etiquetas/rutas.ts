import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { conSesion, exige } from '#acceso/guardia.tsx';
import type { PedidoDeEtiquetas } from './pedido.ts';

/** Whatever comes; the screen reads it when it is there. */
const loQueTraiga = (bruta: Record<string, unknown>): PedidoDeEtiquetas => bruta as PedidoDeEtiquetas;

const etiquetas = createRoute({
  getParentRoute: () => conSesion,
  path: '/articulos/etiquetas',
  beforeLoad: exige({ permiso: 'articulo.ver' }),
  validateSearch: loQueTraiga,
  component: lazyRouteComponent(() => import('./etiquetas.screen.tsx'), 'ImprimirEtiquetasScreen'),
});

export const rutasDeEtiquetas = [etiquetas] as const;
