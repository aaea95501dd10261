import { alCambiarAjustes, verAjustes } from '#apariencia/ajustes.ts';
import type { CodigoDeIdioma } from '#i18n/idiomas.ts';
import { type CargaDeTextos, hablar } from '#i18n/iniciar.ts';
import { nombresDeAmpliaciones } from './ampliaciones.ts';

/** The texts of each language but Spanish, each its own chunk that comes when somebody chooses it. */
export const cargasDeTextos = {
  en: async () => {
    const [{ textosEn: textos }, { dichosEn: dichos }] = await Promise.all([
      import('./textos.en.ts'),
      import('#i18n/dichos.en.ts'),
    ]);
    return { textos, dichos };
  },
  fr: async () => ({ textos: { menu: (await import('#i18n/menu.fr.ts')).menuFr } }),
  ar: async () => ({ textos: { menu: (await import('#i18n/menu.ar.ts')).menuAr } }),
  ch: async () => ({ textos: { menu: (await import('#i18n/menu.zh.ts')).menuZh } }),
  vi: async () => ({ textos: { menu: (await import('#i18n/menu.vi.ts')).menuVi } }),
} as const satisfies Record<string, CargaDeTextos>;

const conAgregados = (idioma: Exclude<CodigoDeIdioma, 'es'>) => async () => {
  // Without those names they are read in Spanish, and the rest in its language.
  const agregados = nombresDeAmpliaciones(idioma).catch(() => ({}));
  const [traido, nombres] = await Promise.all([cargasDeTextos[idioma](), agregados]);
  return { ...traido, textos: { ...traido.textos, menu: { ...traido.textos.menu, ...nombres } } };
};

/** The texts of each language, with the names of what is added to the product. */
const cargasConAgregados = {
  en: conAgregados('en'),
  fr: conAgregados('fr'),
  ar: conAgregados('ar'),
  ch: conAgregados('ch'),
  vi: conAgregados('vi'),
} as const satisfies Record<string, CargaDeTextos>;

/** Speaks the language that was chosen, and each one that is chosen later. Without its texts, Spanish. */
export async function seguirIdioma(onFalla: (error: unknown) => void): Promise<void> {
  let hablado = verAjustes();
  await hablar(hablado.idioma, cargasConAgregados, hablado.formato).catch(() => {});
  alCambiarAjustes(() => {
    const { idioma, formato } = verAjustes();
    if (idioma === hablado.idioma && formato === hablado.formato) return;
    hablado = verAjustes();
    hablar(idioma, cargasConAgregados, formato).catch(onFalla);
  });
}
