import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { conSesion, exige } from '#acceso/guardia.tsx';
import { caminosDeGaleria } from '#galeria/caminos.ts';
import { EnConstruccion } from '#ui/en-construccion.tsx';

/** A build made with `VITE_SIN_GALERIA=1` has nothing of the demonstration. */
const CON_GALERIA = !import.meta.env.VITE_SIN_GALERIA;

/** Takes whatever no other route takes, which the root has already found to be a demonstration screen. */
const resto = createRoute({
  getParentRoute: () => conSesion,
  path: '$',
  beforeLoad: exige({ permiso: 'galeria.ver' }),
  component: EnConstruccion,
});

const sistema = createRoute({
  getParentRoute: () => conSesion,
  path: '/ui-components/sistema',
  beforeLoad: exige({ permiso: 'galeria.ver' }),
  component: lazyRouteComponent(() => import('#galeria/sistema/sistema.screen.tsx'), 'SistemaScreen'),
});

export const rutasDeGaleria = CON_GALERIA ? ([sistema, resto] as const) : ([resto] as const);

/** Whether an address that no route takes is a demonstration screen. */
export const esDeGaleria = (pathname: string): boolean => {
  const camino = pathname.replace(/(.)\/$/, '$1');
  return CON_GALERIA && caminosDeGaleria.some((demo) => demo.test(camino));
};

/** Brings the menu and the accesses of the demonstration, which travel apart from the product's. */
export const traerGaleria = CON_GALERIA
  ? async () => {
      const { menuDeGaleria, accesosDeGaleria } = await import('#galeria/entradas.ts');
      return { rama: menuDeGaleria, accesos: accesosDeGaleria };
    }
  : undefined;
