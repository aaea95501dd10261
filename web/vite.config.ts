import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { esPuerta } from '@trastienda/nucleo/acceso/puertas.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { proyectarContratos } from './construccion/proyectar-contratos.ts';
import { repartir } from './construccion/repartir.ts';

const FUENTES_WEB = `${import.meta.dirname}/src`;

const comun = {
  root: import.meta.dirname,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Two pages: the doors, light and for everybody, and the application behind them.
      input: [`${import.meta.dirname}/index.html`, `${import.meta.dirname}/puertas.html`],
    },
  },
} satisfies UserConfig;

export default defineConfig(async ({ command }) => {
  const plugins = [...delCodigo(), marca(), estilosDeSiempre(), antesDePintar(), letra(), puertas(), precomprimir()];
  if (command === 'serve') {
    const proxy = { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` };
    return { ...comun, plugins, server: { proxy } };
  }
  const paginas = { aplicacion: `${FUENTES_WEB}/main.tsx`, puertas: `${FUENTES_WEB}/puertas/main.tsx` };
  const pantallas = {
    inicio: `${FUENTES_WEB}/inicio/inicio.screen.tsx`,
    listas: `${FUENTES_WEB}/articulos/tabla/articulos.screen.tsx`,
    demostracion: `${FUENTES_WEB}/galeria/accesos.ts`,
  };
  const groups = await repartir({ ...comun, plugins: delCodigo() }, { paginas, pantallas });
  const rolldownOptions = { ...comun.build.rolldownOptions, output: { codeSplitting: { groups } } };
  return { ...comun, build: { ...comun.build, rolldownOptions }, plugins };
});

/** What turns the sources into code; each build has its own. */
const delCodigo = () => [react(), proyectarContratos(FUENTES_WEB)];

/** The mark of the tab goes inside the page: a drawing of half a kilobyte is not worth a request. */
function marca(): Plugin {
  const archivo = '/src/apariencia/marca.svg';
  return {
    name: 'marca',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(
          archivo,
          `data:image/svg+xml,${encodeURIComponent(readFileSync(`${import.meta.dirname}${archivo}`, 'utf8').trim())}`,
        ),
    },
  };
}

/** The few rules that no component has go inside the page of the application: they are not worth a request either. */
function estilosDeSiempre(): Plugin {
  const reglas = ['bidi.css', 'cambio-de-modo.css'].map((una) => `${FUENTES_WEB}/apariencia/${una}`);
  return {
    name: 'estilos-de-siempre',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { filename }) =>
        filename.endsWith('index.html')
          ? html.replace('</style>', `${reglas.map((una) => readFileSync(una, 'utf8')).join('\n')}</style>`)
          : html,
    },
  };
}

/** Puts the script that sets mode and direction before the first paint: a blocking file with a hashed name. */
function antesDePintar(): Plugin {
  const fuente = `${import.meta.dirname}/src/apariencia/antes-de-pintar.js`;
  let construye = false;
  return {
    name: 'antes-de-pintar',
    configResolved: ({ command }) => {
      construye = command === 'build';
    },
    buildStart() {
      if (!construye) return;
      this.addWatchFile(fuente);
      this.emitFile({ type: 'asset', name: 'antes-de-pintar.js', source: readFileSync(fuente, 'utf8') });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const emitido = Object.values(bundle ?? {}).find(({ fileName }) => fileName.includes('antes-de-pintar'));
        const src = emitido ? `/${emitido.fileName}` : '/src/apariencia/antes-de-pintar.js';
        return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }];
      },
    },
  };
}

const LETRA = 'Plus Jakarta Sans Variable';
const FUENTES = `${import.meta.dirname}/../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-`;
const RANGOS = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
} as const;

/**
 * The one typeface, declared in the pages themselves so that it comes with the first answer: the file everybody needs
 * (27 kB) is asked for at once, the others only by a text that has their letters. Until then a system face of the same width stands in.
 */
function letra(): Plugin {
  let construye = false;
  return {
    name: 'letra',
    configResolved: ({ command }) => {
      construye = command === 'build';
    },
    buildStart() {
      if (!construye) return;
      for (const parte of Object.keys(RANGOS)) {
        this.emitFile({ type: 'asset', name: `letra-${parte}.woff2`, source: readFileSync(archivoDe(parte)) });
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const direcciones = Object.keys(RANGOS).map((parte) => {
          const emitido = Object.values(bundle ?? {}).find(({ fileName }) => fileName.includes(`letra-${parte}-`));
          return emitido ? `/${emitido.fileName}` : `/@fs${archivoDe(parte)}`;
        });
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: direcciones[0], crossorigin: true },
            injectTo: 'head',
          },
          { tag: 'style', attrs: { nonce: '__NONCE__' }, children: carasDe(direcciones), injectTo: 'head' },
        ];
      },
    },
  };
}

const archivoDe = (parte: string) => `${FUENTES}${parte}-wght-normal.woff2`;

const carasDe = (direcciones: readonly string[]) =>
  [
    ...Object.values(RANGOS).map(
      (rango, i) =>
        `@font-face{font-family:'${LETRA}';font-weight:200 800;font-display:swap;src:url(${direcciones[i]}) format('woff2');unicode-range:${rango}}`,
    ),
    "@font-face{font-family:'Letra de espera';src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:104.5%;ascent-override:99%;descent-override:21%;line-gap-override:0%}",
  ].join('');

/** While developing, the doors answer with their own page, as the server does with the built one. */
function puertas(): Plugin {
  return {
    name: 'puertas',
    configureServer(server) {
      server.middlewares.use((pedido, _respuesta, seguir) => {
        if (esPuerta(pedido.url?.split('?')[0] ?? '')) pedido.url = '/puertas.html';
        seguir();
      });
    },
  };
}

const COMPRIMIBLE = /\.(js|css|svg)$/;

/** Writes each asset compressed beside it, once, so that the server never does. The page itself carries a nonce. */
function precomprimir(): Plugin {
  return {
    name: 'precomprimir',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_opciones, bundle) {
        for (const archivo of Object.values(bundle)) {
          if (!COMPRIMIBLE.test(archivo.fileName)) continue;
          const texto = Buffer.from(archivo.type === 'chunk' ? archivo.code : archivo.source);
          const nivel = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
          this.emitFile({
            type: 'asset',
            fileName: `${archivo.fileName}.br`,
            source: brotliCompressSync(texto, nivel),
          });
          this.emitFile({ type: 'asset', fileName: `${archivo.fileName}.gz`, source: gzipSync(texto, { level: 9 }) });
        }
      },
    },
  };
}
