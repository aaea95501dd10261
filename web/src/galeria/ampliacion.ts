import type { Ampliacion } from '#armazon/ampliaciones.ts';
import { accesosDeGaleria } from './accesos.ts';
import { demoEs } from './menu.es.ts';
import { menuDeGaleria } from './menu.ts';

/** The demonstration as the application mounts it: one file, asked for when the product is already there. */
export const ampliacion: Ampliacion = {
  esSuya: async (camino) => (await import('./caminos.ts')).esDeGaleria(camino),
  traerPantalla: async (pathname) => (await import('./pantallas.ts')).traerPantalla(pathname),
  rama: menuDeGaleria,
  accesos: accesosDeGaleria,
  nombres: {
    es: async () => ({ demo: demoEs }),
    en: async () => ({ demo: (await import('./menu.en.ts')).demoEn }),
    fr: async () => ({ demo: (await import('./menu.fr.ts')).demoFr }),
    ar: async () => ({ demo: (await import('./menu.ar.ts')).demoAr }),
    ch: async () => ({ demo: (await import('./menu.zh.ts')).demoZh }),
    vi: async () => ({ demo: (await import('./menu.vi.ts')).demoVi }),
  },
};
