import { createRoute } from '@tanstack/react-router';
import { conSesion, exige } from '#acceso/guardia.tsx';
import { caminosDeGaleria } from '#galeria/caminos.ts';
import { EnConstruccion } from '#ui/en-construccion.tsx';

/** Takes whatever no other route takes, which the root has already found to be a demonstration screen. */
const resto = createRoute({
  getParentRoute: () => conSesion,
  path: '$',
  beforeLoad: exige({ permiso: 'galeria.ver' }),
  component: EnConstruccion,
});

export const rutasDeGaleria = [resto] as const;

/** Whether an address that no route takes is a demonstration screen. */
export const esDeGaleria = (pathname: string): boolean => {
  const camino = pathname.replace(/(.)\/$/, '$1');
  return caminosDeGaleria.some((demo) => demo.test(camino));
};
