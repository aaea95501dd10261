import { createRoute } from '@tanstack/react-router';
import { EnConstruccion } from '#ui/pantalla/en-construccion.tsx';
import { conSesion } from './guardia.tsx';

/** The route of a screen that does not exist yet: behind the guard, with an honest page. */
export const enConstruccion = <const Path extends `/${string}`>(path: Path) =>
  createRoute({ getParentRoute: () => conSesion, path, component: EnConstruccion });
