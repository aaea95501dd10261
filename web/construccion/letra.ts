import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const LETRA = 'Plus Jakarta Sans Variable';
const FUENTES = `${import.meta.dirname}/../../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-`;

/** What a page in Spanish is written with: every page asks for this and, but for somebody's name, for nothing else. */
const ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i));
const DE_MAS = '\u00A0¡¿ªº°·«»áéíóúüñÁÉÍÓÚÜÑ×±²½¼ëË–—‘’“”•…‹›€−↑↓\u200B\u200E\u200F\u202F\u2066\u2067\u2068\u2069';
/** The lightest and the heaviest anything is written in. */
const GROSORES = { min: 400, max: 700 } as const;

/** Of two faces that have a letter the one that is declared later is asked for, so that the lightest is the last one. */
const RANGOS = {
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2010-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  basica: `U+20-7E,${[...DE_MAS].map((signo) => `U+${signo.codePointAt(0)?.toString(16)}`)}`,
} as const;
type Parte = keyof typeof RANGOS;
const PARTES = Object.keys(RANGOS) as readonly Parte[];

/**
 * The one typeface, declared in the pages themselves so that it comes with the first answer: the letters of every page
 * (14 kB) are asked for at once, the others only by a text that has them. Until then a system face of the same width stands in.
 */
export function letra(): Plugin {
  let construye = false;
  return {
    name: 'letra',
    configResolved: ({ command }) => {
      construye = command === 'build';
    },
    async buildStart() {
      if (!construye) return;
      for (const parte of PARTES) {
        const entera = readFileSync(archivoDe(parte));
        const source = parte === 'basica' ? await recortar(entera) : entera;
        this.emitFile({ type: 'asset', name: `letra-${parte}.woff2`, source });
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const direccionDe = (parte: Parte) => {
          const emitido = Object.values(bundle ?? {}).find(({ fileName }) => fileName.includes(`letra-${parte}-`));
          return emitido ? `/${emitido.fileName}` : `/@fs${archivoDe(parte)}`;
        };
        const preload = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: direccionDe('basica'),
          crossorigin: true,
        };
        return [
          { tag: 'link', attrs: preload, injectTo: 'head' },
          { tag: 'style', attrs: { nonce: '__NONCE__' }, children: carasDe(direccionDe), injectTo: 'head' },
        ];
      },
    },
  };
}

const archivoDe = (parte: Parte) => `${FUENTES}${parte === 'basica' ? 'latin' : parte}-wght-normal.woff2`;

const recortar = (entera: Buffer): Promise<Buffer> =>
  subsetFont(entera, ASCII + DE_MAS, { targetFormat: 'woff2', variationAxes: { wght: GROSORES } });

const carasDe = (direccionDe: (parte: Parte) => string) =>
  [
    // Faces stand in for each other only if they declare the same weights.
    ...PARTES.map(
      (parte) =>
        `@font-face{font-family:'${LETRA}';font-weight:${GROSORES.min} ${GROSORES.max};font-display:swap;src:url(${direccionDe(parte)}) format('woff2');unicode-range:${RANGOS[parte]}}`,
    ),
    "@font-face{font-family:'Letra de espera';src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:104.5%;ascent-override:99%;descent-override:21%;line-gap-override:0%}",
  ].join('');
