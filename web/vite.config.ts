import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), antesDePintar(), precomprimir()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            {
              name: 'mui',
              test: /node_modules\/(@mui|@emotion|stylis|react-transition-group)\//,
              priority: 2,
              minShareCount: 3,
            },
            { name: 'base', test: /node_modules\//, priority: 1, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '3000'}` },
  },
});

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
