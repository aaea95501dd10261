import type { CargaDeTextos } from '#i18n/iniciar.ts';

/** The texts of each language but Spanish, each its own chunk that comes when somebody chooses it. */
export const cargasDeTextos = {
  en: async () => (await import('./textos.en.ts')).textosEn,
  fr: async () => ({ menu: (await import('#i18n/menu.fr.ts')).menuFr }),
  ar: async () => ({ menu: (await import('#i18n/menu.ar.ts')).menuAr }),
  ch: async () => ({ menu: (await import('#i18n/menu.zh.ts')).menuZh }),
  vi: async () => ({ menu: (await import('#i18n/menu.vi.ts')).menuVi }),
} as const satisfies Record<string, CargaDeTextos>;
