import type { NombreDeFormato } from './formatos.ts';

/** The languages of the interface by their stored code; `ch` is Chinese, as the product has always called it. */
export const CODIGOS_DE_IDIOMA = ['es', 'en', 'fr', 'ar', 'ch', 'vi'] as const;
export type CodigoDeIdioma = (typeof CODIGOS_DE_IDIOMA)[number];

type Idioma = {
  /** Its name in itself. */
  readonly nombre: string;
  /** BCP 47, for `html lang` and for `Intl`. */
  readonly etiqueta: string;
  readonly direccion: 'ltr' | 'rtl';
  /** What MUI calls it: its packs know nothing of `es` or `ch`. */
  readonly formato: NombreDeFormato;
};

export const idiomas: Readonly<Record<CodigoDeIdioma, Idioma>> = {
  es: { nombre: 'Español', etiqueta: 'es-AR', direccion: 'ltr', formato: 'esES' },
  en: { nombre: 'English', etiqueta: 'en', direccion: 'ltr', formato: 'enUS' },
  fr: { nombre: 'Français', etiqueta: 'fr', direccion: 'ltr', formato: 'frFR' },
  ar: { nombre: 'العربية', etiqueta: 'ar', direccion: 'rtl', formato: 'arSD' },
  ch: { nombre: '中文', etiqueta: 'zh', direccion: 'ltr', formato: 'zhCN' },
  vi: { nombre: 'Tiếng Việt', etiqueta: 'vi', direccion: 'ltr', formato: 'viVN' },
};
