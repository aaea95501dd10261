import { createRoute } from '@tanstack/react-router';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import i18next from 'i18next';
import { createElement } from 'react';
import { conSesion, exige } from '#acceso/guardia.tsx';
import type { Ampliacion } from '#armazon/ampliaciones.ts';
import type { CodigoDeIdioma } from '#i18n/idiomas.ts';
import { EnConstruccion } from '#ui/pantalla/en-construccion.tsx';

type Lugar = {
  /** Whoever has not got it neither sees its menu nor opens its screens. */
  readonly permiso: Permiso;
  readonly traer: () => Promise<{ readonly ampliacion: Ampliacion }>;
};

/** What is added to the product; its folder and its line are all there is of it. */
const todas: readonly (Lugar | false)[] = [
  // One a line, so that taking one out leaves the others, or none, as they are written.
  !import.meta.env.VITE_SIN_GALERIA && { permiso: 'galeria.ver', traer: () => import('#galeria/ampliacion.ts') },
];
const lugares = todas.filter((una) => una !== false);

/** The addition that has the screen of an address. */
async function duenaDe(pathname: string): Promise<(Ampliacion & Pick<Lugar, 'permiso'>) | undefined> {
  const camino = pathname.replace(/(.)\/$/, '$1');
  for (const { permiso, traer } of lugares) {
    const { ampliacion } = await traer();
    if (await ampliacion.esSuya(camino)) return { ...ampliacion, permiso };
  }
  return undefined;
}

/** Whether an address that no route takes is a screen all the same. */
export const esDeAmpliacion = async (pathname: string): Promise<boolean> => (await duenaDe(pathname)) !== undefined;

/** Takes whatever no other route takes, which the root has already found to be somebody's. */
const resto = createRoute({
  getParentRoute: () => conSesion,
  path: '$',
  beforeLoad: async ({ context, location }) => {
    const duena = await duenaDe(location.pathname);
    if (duena) exige(duena)({ context });
    return { duena };
  },
  loader: async ({ context: { duena }, location: { pathname } }) => ({
    pathname,
    Pantalla: (await duena?.traerPantalla(pathname)) ?? EnConstruccion,
  }),
  staleTime: Number.POSITIVE_INFINITY,
  component: Agregada,
});

/** Each address begins with a screen of its own, also where two share their code. */
function Agregada() {
  const { pathname, Pantalla } = resto.useLoaderData();
  return createElement(Pantalla, { key: pathname });
}

export const rutasDeAmpliaciones = [resto] as const;

/** What each addition asks of whoever wants to see it. */
export const permisosDeAmpliaciones: readonly Permiso[] = lugares.map(({ permiso }) => permiso);

/** Brings what is added to the menu and to the top bar for whoever has those permissions, once its names are known. */
export async function traerAgregados(
  permisos: readonly Permiso[],
): Promise<readonly Pick<Ampliacion, 'rama' | 'accesos'>[]> {
  const suyas = lugares.filter(({ permiso }) => permisos.includes(permiso));
  return Promise.all(
    suyas.map(async ({ traer }) => {
      const { rama, accesos, nombres } = (await traer()).ampliacion;
      // Beside those of the product, which stay as they were written: added into them, they were in what everybody imports.
      i18next.addResourceBundle('es', 'menu', await nombres.es());
      return { rama, accesos };
    }),
  );
}

/** The names of everything that is added, in a language. */
export async function nombresDeAmpliaciones(idioma: CodigoDeIdioma): Promise<object> {
  const traidos = await Promise.all(lugares.map(async ({ traer }) => (await traer()).ampliacion.nombres[idioma]()));
  return Object.assign({}, ...traidos);
}
