import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { conSesion } from '#acceso/guardia.tsx';

const pantalla = lazyRouteComponent(() => import('./inicio.screen.tsx'), 'InicioScreen');

const raizDelSitio = createRoute({ getParentRoute: () => conSesion, path: '/', component: pantalla });
const panel = createRoute({ getParentRoute: () => conSesion, path: '/dashboards/modern', component: pantalla });

export const rutasDeInicio = [raizDelSitio, panel] as const;
