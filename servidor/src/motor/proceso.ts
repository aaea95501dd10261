import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as esperarMs } from 'node:timers/promises';
import { argumentos, type Escucha } from './ajustes.ts';
import type { Binarios } from './binarios.ts';
import { frases, MotorImposible } from './frases.ts';
import type { Lugar, Registro } from './lugar.ts';
import { type ArchivoPid, esDeUnaCopia, estaVivo, leerPid, memoriaEnUso, quienEs, rutaDePid } from './pid.ts';

export type Proceso = ArchivoPid & { readonly hijo: ChildProcess | undefined };

/** `sun_path` holds 107 bytes and PostgreSQL adds `/.s.PGSQL.5432`. */
const LIMITE_DE_CARPETA = 107 - '/.s.PGSQL.5432'.length;
const PUERTO = 5432;
const PAUSA_MS = 5;
const AVISO_DE_RECUPERACION_MS = 10_000;
const LIMITE_DE_INICIO_MS = 15 * 60_000;
const LIMITE_DE_MEMORIA_MS = 10_000;
const GRACIA_MS = 20_000;
const GRACIA_TRAS_CORTE_MS = 10_000;

/**
 * The running engine of this cluster, or `undefined` after clearing what a dead or foreign process left. The caller
 * holds the engine's lock, so nobody else decides at the same time.
 */
export async function encontrar({ cluster }: Lugar, log: Registro): Promise<Proceso | undefined> {
  const archivo = leerPid(cluster);
  if (!archivo) {
    if (existsSync(rutaDePid(cluster))) log.warn(frases.pidIncompleto);
    rmSync(rutaDePid(cluster), { force: true });
    return undefined;
  }
  const quien = quienEs(archivo.pid, cluster);
  if (quien === 'nuestro') {
    log.info(frases.adoptado(archivo.pid));
    return esperarListo({ cluster, hijo: undefined, pid: archivo.pid, registros: '', log }).catch((error) => {
      if (estaVivo(archivo.pid)) throw error;
      return undefined;
    });
  }
  if (quien === 'oculto') throw new MotorImposible(frases.procesoOculto(archivo.pid, cluster));
  if (esDeUnaCopia(archivo, cluster)) throw new MotorImposible(frases.copiadoEnMarcha(cluster, archivo));
  log.warn(quien === 'muerto' ? frases.pidMuerto(archivo.pid) : frases.pidAjeno(archivo.pid));
  const limite = performance.now() + LIMITE_DE_MEMORIA_MS;
  while (memoriaEnUso(archivo.memoria)) {
    if (performance.now() > limite) throw new MotorImposible(frases.memoriaEnUso(cluster));
    await esperarMs(PAUSA_MS * 10);
  }
  rmSync(rutaDePid(cluster), { force: true });
  return undefined;
}

/** Starts the engine apart from our terminal: Ctrl-C reaches only us, and we stop it when the application is done. */
export async function arrancar(lugar: Lugar, binarios: Binarios, log: Registro, anterior?: Proceso): Promise<Proceso> {
  // A `chmod -R` over the checkout opens what holds the data, and PostgreSQL then refuses to start.
  for (const privada of [lugar.base, lugar.cluster]) chmodSync(privada, 0o700);
  const registros = carpetaDelMotor(lugar, join(lugar.base, 'registros'));
  const salida = openSync(join(registros, 'arranque.log'), 'w', 0o600);
  const escucha = await dondeEscuchar(lugar, anterior);
  borrarSocket(escucha);
  const hijo = spawn(binarios.postgres, argumentos(lugar.cluster, registros, escucha), {
    ...lugar.identidad,
    cwd: lugar.base,
    env: binarios.env,
    detached: true,
    stdio: ['ignore', salida, salida],
  });
  closeSync(salida);
  const error = await new Promise<Error | undefined>((listo) => {
    hijo.once('spawn', () => listo(undefined)).once('error', listo);
  });
  if (error || hijo.pid === undefined) throw new MotorImposible(frases.noCorre(error?.message ?? 'sin proceso'));
  hijo.unref();
  return esperarListo({ cluster: lugar.cluster, hijo, pid: hijo.pid, registros, log });
}

type Espera = {
  readonly cluster: string;
  readonly hijo: ChildProcess | undefined;
  readonly pid: number;
  readonly registros: string;
  readonly log: Registro;
};

async function esperarListo({ cluster, hijo, pid, registros, log }: Espera): Promise<Proceso> {
  const inicio = performance.now();
  const desde = Date.now();
  let proximoAviso = inicio + AVISO_DE_RECUPERACION_MS;
  for (;;) {
    const archivo = leerPid(cluster);
    if (archivo?.pid === pid && archivo.listo) return { ...archivo, hijo };
    const termino = hijo ? hijo.exitCode !== null || hijo.signalCode !== null : !estaVivo(pid);
    const ahora = performance.now();
    if (termino || ahora > inicio + LIMITE_DE_INICIO_MS) {
      throw new MotorImposible(frases.noInicia(ultimaQueja(registros, desde), registros || cluster));
    }
    if (ahora > proximoAviso) {
      log.info(frases.recuperando);
      proximoAviso = ahora + AVISO_DE_RECUPERACION_MS;
    }
    await esperarMs(PAUSA_MS);
  }
}

/** Fast shutdown; after twenty seconds without an end, the immediate one, which the next start recovers from. */
export async function detenerProceso(pid: number, log: Registro, graciaMs = GRACIA_MS): Promise<void> {
  if (await terminar(pid, 'SIGINT', graciaMs)) return;
  log.warn(frases.noSeDetiene(pid));
  if (!(await terminar(pid, 'SIGQUIT', GRACIA_TRAS_CORTE_MS))) await terminar(pid, 'SIGKILL', GRACIA_TRAS_CORTE_MS);
}

async function terminar(pid: number, senial: NodeJS.Signals, graciaMs: number): Promise<boolean> {
  const limite = performance.now() + graciaMs;
  if (estaVivo(pid)) process.kill(pid, senial);
  while (estaVivo(pid)) {
    if (performance.now() > limite) return false;
    await esperarMs(PAUSA_MS);
  }
  return true;
}

/** A restarted engine listens where it did, so that the address that the application knows stays good. */
async function dondeEscuchar(lugar: Lugar, anterior: Proceso | undefined): Promise<Escucha> {
  const porRed = process.platform === 'win32';
  if (anterior && (porRed || existsSync(anterior.carpeta))) return { ...anterior, porRed };
  if (porRed) return { carpeta: '', puerto: await puertoLibre(), porRed };
  return { carpeta: carpetaDelSocket(lugar), puerto: PUERTO, porRed };
}

/** PostgreSQL reads a list of directories split by commas, and the system limits the length: then a short one serves. */
function carpetaDelSocket(lugar: Lugar): string {
  const propia = join(lugar.base, 'socket');
  const cabe = Buffer.byteLength(propia) <= LIMITE_DE_CARPETA && !/[,"]/.test(propia);
  if (cabe) return carpetaDelMotor(lugar, propia);
  return carpetaDelMotor(lugar, carpetaCorta());
}

/** TMPDIR may be long too, or name a folder that is not there. */
function carpetaCorta(): string {
  const crear = (donde: string) => mkdtempSync(join(donde, 'trastienda-'));
  const primera = tmpdir().length < 60 ? tmpdir() : '/tmp';
  try {
    return crear(primera);
  } catch (error) {
    if (primera === '/tmp') throw new MotorImposible(frases.sinCarpetaTemporal((error as Error).message));
    return crear('/tmp');
  }
}

/**
 * Takes the short directory away once its engine has ended. An engine that somebody started by hand may listen in a
 * directory of the system, which is not ours: hence the name, and never more than an empty directory.
 */
export function soltarSocket({ carpeta, puerto }: ArchivoPid): void {
  if (!/^trastienda-[A-Za-z0-9]{6}$/.test(basename(carpeta))) return;
  try {
    borrarSocket({ carpeta, puerto, porRed: false });
    rmdirSync(carpeta);
  } catch {
    // Somebody else's after all, or already gone: either way there is nothing of ours to take away.
  }
}

/** The socket's own lock also names a pid, which a zombie or a stranger may have; no engine of ours runs now. */
function borrarSocket({ carpeta, puerto, porRed }: Escucha): void {
  if (porRed) return;
  const socket = join(carpeta, `.s.PGSQL.${puerto}`);
  for (const ruta of [socket, `${socket}.lock`]) rmSync(ruta, { force: true });
}

function carpetaDelMotor({ identidad }: Lugar, ruta: string): string {
  if (!existsSync(ruta)) mkdirSync(ruta, { mode: 0o700 });
  chmodSync(ruta, 0o700);
  if (identidad) chownSync(ruta, identidad.uid, identidad.gid);
  return ruta;
}

function puertoLibre(): Promise<number> {
  return new Promise((listo, falla) => {
    const servidor = createServer().once('error', falla);
    servidor.listen(0, '127.0.0.1', () => {
      const direccion = servidor.address();
      servidor.close(() => listo(typeof direccion === 'object' && direccion ? direccion.port : 0));
    });
  });
}

/** The engine complains on its output until its log collector runs, and in the collector's file afterwards. */
function ultimaQueja(registros: string, desde: number): string {
  const archivos = registros ? readdirSync(registros).map((nombre) => join(registros, nombre)) : [];
  const lineas = archivos
    .filter((archivo) => statSync(archivo).mtimeMs >= desde - 1_000)
    .flatMap((archivo) => readFileSync(archivo, 'utf8').trim().split('\n'));
  const queja = lineas.findLast((linea) => /FATAL|PANIC|error/i.test(linea)) ?? lineas.at(-1);
  return queja?.replace(/^.*?(FATAL|PANIC):\s*/, '') || 'sin mensaje';
}
