import { alCambiarAjustes, verAjustes } from '#apariencia/ajustes.ts';
import { type CargaDeTextos, hablar } from '#i18n/iniciar.ts';

/** The texts of each language but Spanish, each its own chunk that comes when somebody chooses it. */
export const cargasDeTextos = {
  en: async () => {
    const { textosEn: textos, dichosEn: dichos } = await import('./textos.en.ts');
    return { textos, dichos };
  },
  fr: async () => ({ textos: { menu: (await import('#i18n/menu.fr.ts')).menuFr } }),
  ar: async () => ({ textos: { menu: (await import('#i18n/menu.ar.ts')).menuAr } }),
  ch: async () => ({ textos: { menu: (await import('#i18n/menu.zh.ts')).menuZh } }),
  vi: async () => ({ textos: { menu: (await import('#i18n/menu.vi.ts')).menuVi } }),
} as const satisfies Record<string, CargaDeTextos>;

/** Speaks the language that was chosen, and each one that is chosen later. Without its texts, Spanish. */
export async function seguirIdioma(onFalla: (error: unknown) => void): Promise<void> {
  let hablado = verAjustes();
  await hablar(hablado.idioma, cargasDeTextos, hablado.formato).catch(() => {});
  alCambiarAjustes(() => {
    const { idioma, formato } = verAjustes();
    if (idioma === hablado.idioma && formato === hablado.formato) return;
    hablado = verAjustes();
    hablar(idioma, cargasDeTextos, formato).catch(onFalla);
  });
}
