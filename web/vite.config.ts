import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { esPuerta } from '@trastienda/nucleo/acceso/puertas.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { adelantos } from './construccion/adelantos.ts';
import { letra } from './construccion/letra.ts';
import { proyectarContratos } from './construccion/proyectar-contratos.ts';
import { repartir } from './construccion/repartir.ts';
import { temasAPedido } from './construccion/temas-a-pedido.ts';
import { salaDeRuta } from './src/app/textos-de-salas.ts';

const FUENTES_WEB = `${import.meta.dirname}/src`;
const VARIAS_PREGUNTAS = ['query-core/build/modern/queriesObserver.js', 'react-query/build/modern/useQueries.js'].map(
  (modulo) => join(import.meta.dirname, '../node_modules/@tanstack', modulo),
);
const ICONOS = join(import.meta.dirname, '../node_modules/@tabler/icons-react/dist/esm/icons');

/**
 * The mark of what is in a file has thirty-six bits in its name and not forty-eight: the first file of the application names three
 * hundred others, and nothing compresses what is as good as drawn by lot. Two versions of a file share it once in 10¹⁰.
 */
const CON_MARCA_CORTA = {
  hashCharacters: 'base36',
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
} as const;

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
  const plugins = [
    ...delCodigo(),
    marca(),
    estilosDeSiempre(),
    primeroElCodigo(),
    antesDePintar(),
    letra(),
    puertas(),
    precomprimir(),
  ];
  if (command === 'serve') {
    const proxy = { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` };
    return { ...comun, plugins, server: { proxy } };
  }
  const paginas = { aplicacion: `${FUENTES_WEB}/main.tsx`, puertas: `${FUENTES_WEB}/puertas/main.tsx` };
  const de = (carpeta: string, ...archivos: readonly string[]) =>
    archivos.map((archivo) => `${FUENTES_WEB}/${carpeta}/${archivo}`);
  const pantallas = {
    // The chip of a state is in its panels, which come later, and in every list: neither brings the other for it.
    inicio: [
      `${FUENTES_WEB}/inicio/inicio.screen.tsx`,
      ...de('inicio', 'textos/es.ts'),
      ...de('ui/piezas', 'estado-chip.tsx'),
      // Beside the questions one by one, which it repeats, it weighs half of what it does apart.
      ...VARIAS_PREGUNTAS,
    ],
    listas: [`${FUENTES_WEB}/articulos/tabla/articulos.screen.tsx`],
    ...ampliaciones(),
  } as const;
  const enteras = {
    articulos: de('articulos', 'tabla/articulos.screen.tsx', 'textos/es.ts'),
    paneles: de('inicio', 'paneles/de-siempre.ts', 'paneles/ventas-columnas.ts', 'textos/paneles.es.ts'),
    // What a drawing has around it, whatever draws it.
    graficos: [
      ...de('ui/grafico', 'leyenda.tsx', 'tabla-de-grafico.tsx', 'boton-de-tabla.tsx'),
      ...de('ui/formato', 'en-millones.ts'),
      ...de('ui/piezas', 'de-izquierda.ts'),
      ...['IconTable', 'IconChartBar'].map((icono) => join(ICONOS, `${icono}.mjs`)),
    ],
    // It is asked for on every page, in one file with its pieces.
    ...ampliaciones(),
  };
  const groups = await repartir({ ...comun, plugins: delCodigo() }, { paginas, pantallas, enteras });
  const rolldownOptions = { ...comun.build.rolldownOptions, output: { codeSplitting: { groups }, ...CON_MARCA_CORTA } };
  plugins.push(adelantos({ comienzo: paginas.aplicacion, textosDe }));
  return { ...comun, build: { ...comun.build, rolldownOptions }, plugins };
});

/** What is added to the product and shows in its menu: the `ampliacion.ts` of a folder. */
const ampliaciones = (): Record<string, readonly [string]> =>
  Object.fromEntries(
    globSync('*/ampliacion.ts', { cwd: FUENTES_WEB }).map((una) => [dirname(una), [`${FUENTES_WEB}/${una}`] as const]),
  );

/** What turns the sources into code; each build has its own. */
const delCodigo = () => [react(), proyectarContratos(FUENTES_WEB), temasAPedido()];

/** The module of the texts of an address's room, as its import names it. */
function textosDe(camino: string): string | undefined {
  const sala = salaDeRuta(camino);
  if (sala === undefined) return undefined;
  const escrito = readFileSync(`${FUENTES_WEB}/app/textos-de-salas.ts`, 'utf8');
  const [, modulo] = new RegExp(`^  ${sala}: async \\(\\) => \\(await import\\('([^']+)'\\)`, 'm').exec(escrito) ?? [];
  if (modulo === undefined) throw new Error(`the texts of ${sala} are not where they were`);
  return modulo;
}

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

/** The few rules that no component has go inside each page: they are not worth a request either. */
function estilosDeSiempre(): Plugin {
  const deTodas = ['bidi.css', 'colores-forzados.css'];
  const deLaAplicacion = [...deTodas, 'cambio-de-modo.css', 'barras-que-se-quedan.css'];
  const leer = (una: string) => readFileSync(`${FUENTES_WEB}/apariencia/${una}`, 'utf8');
  return {
    name: 'estilos-de-siempre',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { filename }) => {
        const reglas = filename.endsWith('index.html') ? deLaAplicacion : deTodas;
        return html.replace('</style>', `${reglas.map(leer).join('\n')}</style>`);
      },
    },
  };
}

/**
 * Has the code of the application asked for before anything else, what weighs most first: it is what its first screen waits
 * for longest, and a browser asks a server for six things at a time, in the order the page names them. It runs in the order
 * it was written, each file in a turn of its own.
 */
function primeroElCodigo(): Plugin {
  return {
    name: 'primero-el-codigo',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, filename }) {
        if (!filename.endsWith('index.html')) return [];
        const partes = Object.values(bundle).filter((una) => una.type === 'chunk');
        return partes
          .filter(({ fileName }) => html.includes(`<script type="module" crossorigin src="/${fileName}"`))
          .toSorted((una, otra) => otra.code.length - una.code.length)
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head-prepend' as const,
          }));
      },
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
