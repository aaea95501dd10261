import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RAIZ } from './correr.ts';

/** The environment in which Playwright finds a Chromium that runs. */
type EntornoDeNavegador = Readonly<Record<string, string>>;

const DEL_SISTEMA = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** Debian's without a window of its own for each of ours: the same pages for a good part less. */
const SIN_VENTANAS = '/usr/bin/chromium-headless-shell';
const PAQUETE = '@sparticuz/chromium';
const VERSION = '153.0.0';

/**
 * Sees to it that there is a browser and says what has to be in the environment to find it. CHROMIUM_PATH is used for all;
 * else Debian's are installed when we are root, with the light one beside it, or one from npm is kept in `.cache`.
 */
export async function prepararNavegador(): Promise<EntornoDeNavegador> {
  if (process.env.CHROMIUM_PATH) return {};
  if (!DEL_SISTEMA.some(seEjecuta)) instalarConApt('chromium');
  if (!DEL_SISTEMA.some(seEjecuta)) return navegadorDeNpm();
  if (!seEjecuta(SIN_VENTANAS)) instalarConApt('chromium-headless-shell');
  return {};
}

/** The Chromium of this machine, for who runs one by hand: CHROMIUM_PATH or that of the system. */
export const chromiumDeAca = (): string =>
  process.env.CHROMIUM_PATH ?? DEL_SISTEMA.find(seEjecuta) ?? '/usr/bin/chromium';

/** The one that draws no windows of its own, where it is; else the whole one. */
export const chromiumLiviano = (): string =>
  process.env.CHROMIUM_PATH ?? (seEjecuta(SIN_VENTANAS) ? SIN_VENTANAS : chromiumDeAca());

function seEjecuta(ruta: string): boolean {
  try {
    accessSync(ruta, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function instalarConApt(paquete: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Instalando ${paquete} con apt-get…`);
  const apt = (...argumentos: string[]) =>
    spawnSync('apt-get', ['-qq', ...argumentos], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', paquete);
}

type Sparticuz = {
  readonly default: { readonly executablePath: () => Promise<string> };
  readonly inflate: (archivo: string) => Promise<string>;
};

/** A Chromium that brings its libraries and fonts, for whoever may install nothing. It unpacks into TMPDIR. */
async function navegadorDeNpm(): Promise<EntornoDeNavegador> {
  const casa = join(RAIZ, '.cache/chromium');
  await mkdir(casa, { recursive: true });
  const desdeCasa = createRequire(join(casa, 'package.json'));
  if (!existsSync(join(casa, 'node_modules', PAQUETE, 'package.json'))) {
    console.log('Bajando un Chromium de npm…');
    const opciones = ['--prefix', casa, '--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    spawnSync('npm', ['install', ...opciones, `${PAQUETE}@${VERSION}`], {
      cwd: casa,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  }
  const entrada = desdeCasa.resolve(PAQUETE);
  const anterior = process.env.TMPDIR;
  process.env.TMPDIR = casa;
  try {
    const { default: chromium, inflate } = (await import(pathToFileURL(entrada).href)) as Sparticuz;
    const ejecutable = await chromium.executablePath();
    const bibliotecas = await inflate(join(dirname(entrada), '../bin/al2023.tar.br'));
    return {
      CHROMIUM_PATH: ejecutable,
      FONTCONFIG_PATH: join(casa, 'fonts'),
      LD_LIBRARY_PATH: join(bibliotecas, 'lib'),
    };
  } finally {
    if (anterior === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = anterior;
  }
}
