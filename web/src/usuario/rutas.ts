import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { enConstruccion } from '#acceso/en-construccion.ts';
import { conSesion } from '#acceso/guardia.tsx';
import { leerPestana, type PestanaDePerfil } from './pestanas.ts';

/** The tab in sight; the first one needs no words in the address. */
const conPestana = (bruta: Record<string, unknown>): { pestana?: PestanaDePerfil } => {
  const pestana = leerPestana(bruta.pestana);
  return pestana === undefined ? {} : { pestana };
};

const pantalla = lazyRouteComponent(() => import('./perfil/perfil.screen.tsx'), 'PerfilScreen');

const perfil = createRoute({
  getParentRoute: () => conSesion,
  path: '/usuario/perfil',
  validateSearch: conPestana,
  component: pantalla,
});

const configuracion = createRoute({
  getParentRoute: () => conSesion,
  path: '/usuario/configuracion',
  validateSearch: conPestana,
  component: pantalla,
});

export const rutasDeUsuario = [perfil, configuracion, enConstruccion('/usuario/manual-usuario')] as const;
