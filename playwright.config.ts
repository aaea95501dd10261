import { tmpdir } from 'node:os';
import { defineConfig } from '@playwright/test';
import { carpetaDePaso } from '#servidor/motor/prueba.ts';
import { chromiumDeAca, chromiumLiviano } from './herramientas/navegador.ts';

const enCI = process.env.CI !== undefined;
/** A screen that is looked at in all its ways, and not in one, takes its time. */
const enTodas = process.env.TRASTIENDA_PRUEBAS === 'todo' || process.env.CAPTURAS !== undefined;

/** Those on the big catalogue. A project has workers of its own, so their server has nothing else in it. */
const CON_CATALOGO = /\/tabla(-columnas)?\.spec\.ts$/;

/**
 * Those that look at what only the whole browser does: a passkey that opens a door, and a page where nobody has moved the
 * pointer yet (the light one moves it by itself). Their tag says so.
 */
const EN_EL_ENTERO = /@navegador-entero/;

/**
 * A page that lives for seconds does not live long enough to be compiled twice more with care: it is done aside, and was a
 * fourth of what a page took. Those that look at how smooth a table is have all of it.
 */
const SIN_COMPILAR_DE_NUEVO = '--js-flags=--no-maglev --max-optimized-bytecode-size=0';

const lanzar = (executablePath: string, ...propios: readonly string[]) => ({
  executablePath,
  // What its processes share goes to memory where there is room, and not to files.
  ...(carpetaDePaso() === tmpdir() ? {} : { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
  // Nothing of the browser's own may reach a network during a test.
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-domain-reliability',
    // There is no card to draw with, and talking to a made-up one takes its time.
    '--disable-gpu',
    '--disable-sync',
    '--no-first-run',
    '--no-pings',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...propios,
  ],
});

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Each worker has a server, a database and a browser of its own.
  workers: 2,
  // The big catalogue is loaded once, by the worker that begins with it while the other goes on with the rest.
  projects: [
    { name: 'catalogo', testMatch: CON_CATALOGO, workers: 1, use: { contextOptions: {} } },
    {
      name: 'entero',
      grep: EN_EL_ENTERO,
      workers: 1,
      use: { contextOptions: {}, launchOptions: lanzar(chromiumDeAca()) },
    },
    {
      name: 'recorridos',
      testIgnore: CON_CATALOGO,
      grepInvert: EN_EL_ENTERO,
      use: { launchOptions: lanzar(chromiumLiviano(), SIN_COMPILAR_DE_NUEVO) },
    },
  ],
  timeout: enTodas ? 900_000 : 120_000,
  // Nothing waits longer than it has to: only a machine with much else to do comes near it.
  expect: { timeout: 20_000 },
  forbidOnly: enCI,
  // A machine that holds still for seconds is no fault of the product; the report names what passed only then as flaky.
  retries: enCI ? 1 : 0,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // What a journey asks is what happens, not how it moves; drawing what moves is a tenth of its processor.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: lanzar(chromiumLiviano()),
  },
});
