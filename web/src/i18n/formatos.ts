import { type CodigoDeIdioma, idiomas } from './idiomas.ts';

/** The regional formats to choose from: the language packs of MUI, by their own names. */
export const NOMBRES_DE_FORMATO = [
  'amET',
  'arEG',
  'arSA',
  'arSD',
  'azAZ',
  'beBY',
  'bgBG',
  'bnBD',
  'caES',
  'csCZ',
  'daDK',
  'deDE',
  'elGR',
  'enUS',
  'esES',
  'etEE',
  'faIR',
  'fiFI',
  'frFR',
  'heIL',
  'hiIN',
  'hrHR',
  'huHU',
  'hyAM',
  'idID',
  'isIS',
  'itIT',
  'jaJP',
  'khKH',
  'kkKZ',
  'koKR',
  'kuCKB',
  'kuLatn',
  'mkMK',
  'msMS',
  'myMY',
  'nbNO',
  'neNP',
  'nlNL',
  'nnNO',
  'plPL',
  'psAF',
  'ptBR',
  'ptPT',
  'roRO',
  'ruRU',
  'siLK',
  'skSK',
  'srRS',
  'svSE',
  'thTH',
  'tlTL',
  'trTR',
  'ukUA',
  'urPK',
  'viVN',
  'zhCN',
  'zhHK',
  'zhTW',
] as const;
export type NombreDeFormato = (typeof NOMBRES_DE_FORMATO)[number];

/** What a person chooses: a format of its own, or that of the language of the interface. */
export const FORMATOS = ['idioma', ...NOMBRES_DE_FORMATO] as const;
export type Formato = (typeof FORMATOS)[number];

// Where the name of the pack is not what BCP 47 calls it.
const OTRAS_ETIQUETAS: Readonly<Partial<Record<NombreDeFormato, string>>> = {
  khKH: 'km-KH',
  kuCKB: 'ckb',
  kuLatn: 'ku',
  msMS: 'ms-MY',
  myMY: 'my-MM',
  srRS: 'sr-Latn-RS',
  tlTL: 'fil-PH',
};

/** The BCP 47 tag of a format, for `Intl` and for `lang`. */
export const etiquetaDeFormato = (nombre: NombreDeFormato): string =>
  OTRAS_ETIQUETAS[nombre] ?? `${nombre.slice(0, 2)}-${nombre.slice(2)}`;

/** How the people of that format write. */
export const direccionDeFormato = (nombre: NombreDeFormato): 'ltr' | 'rtl' =>
  /^(ar|fa|he|ckb|ps|ur)\b/.test(etiquetaDeFormato(nombre)) ? 'rtl' : 'ltr';

/** The pack that holds: the one chosen, or that of the language. */
export const paqueteVigente = (idioma: CodigoDeIdioma, formato: Formato): NombreDeFormato =>
  formato === 'idioma' ? idiomas[idioma].formato : formato;

/** How dates and numbers are written. Spanish alone means that of Argentina, not that of its pack. */
export const etiquetaVigente = (idioma: CodigoDeIdioma, formato: Formato): string =>
  formato === 'idioma' ? idiomas[idioma].etiqueta : etiquetaDeFormato(formato);
