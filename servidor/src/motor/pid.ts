import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What `postmaster.pid` says; PostgreSQL writes it line by line while it starts. */
export type ArchivoPid = {
  readonly pid: number;
  /** The cluster of whoever wrote it. */
  readonly directorio: string;
  readonly puerto: number;
  readonly carpeta: string;
  readonly memoria: number | undefined;
  readonly listo: boolean;
};

/** `oculto`: it lives, but the system does not let us see what it is. */
type QuienEs = 'muerto' | 'nuestro' | 'ajeno' | 'oculto';

export const rutaDePid = (cluster: string): string => join(cluster, 'postmaster.pid');

export function leerPid(cluster: string): ArchivoPid | undefined {
  const lineas = leerSiEsta(rutaDePid(cluster))?.split('\n');
  const pid = Number.parseInt(lineas?.[0] ?? '', 10);
  if (!lineas || !(pid > 0)) return undefined;
  const [, directorio = '', , puerto = '', carpeta = '', , memoria = '', estado = ''] = lineas;
  return {
    pid,
    directorio,
    puerto: Number(puerto),
    carpeta,
    memoria: memoria.trim() ? Number(memoria.trim().split(/\s+/)[1]) : undefined,
    listo: estado.trim() === 'ready',
  };
}

/** Is that process our PostgreSQL on this cluster? A zombie is dead; a reused number belongs to somebody else. */
export function quienEs(pid: number, cluster: string): QuienEs {
  if (!estaVivo(pid)) return 'muerto';
  const orden = process.platform === 'linux' ? ordenEnProc(pid) : ordenEnPs(pid);
  if (orden === 'muerto' || orden === 'oculto') return orden;
  const esPostgres = basename(orden[0] ?? '').startsWith('postgres');
  return esPostgres && orden.includes(cluster) ? 'nuestro' : 'ajeno';
}

/** Whether that mark came with files that were copied from another cluster, whose engine runs. */
export function esDeUnaCopia({ pid, directorio }: ArchivoPid, cluster: string): boolean {
  if (quienEs(pid, directorio) !== 'nuestro') return false;
  const [suyo, este] = [directorio, cluster].map((ruta) => statSync(ruta, { throwIfNoEntry: false, bigint: true }));
  return suyo !== undefined && este !== undefined && (suyo.dev !== este.dev || suyo.ino !== este.ino);
}

export function estaVivo(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return estadoEnProc(pid) !== 'Z';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Processes of a killed engine may still hold its shared memory; a second engine then would be two on one directory. */
export function memoriaEnUso(memoria: number | undefined): boolean {
  if (memoria === undefined || process.platform !== 'linux') return false;
  const [, ...segmentos] = (leerSiEsta('/proc/sysvipc/shm') ?? '').split('\n');
  return segmentos.some((segmento) => {
    const columnas = segmento.trim().split(/\s+/);
    return Number(columnas[1]) === memoria && Number(columnas[6]) > 0;
  });
}

function ordenEnProc(pid: number): readonly string[] | 'muerto' | 'oculto' {
  const texto = leerSiEsta(`/proc/${pid}/cmdline`);
  if (texto === undefined) return estaVivo(pid) ? 'oculto' : 'muerto';
  // Nothing to read: it is on its way out and has given its memory back already.
  if (texto === '') return 'muerto';
  return texto.split('\0');
}

/** `ps` shows one line, so a path with spaces comes back in pieces: they are compared as a whole. */
function ordenEnPs(pid: number): readonly string[] | 'muerto' | 'oculto' {
  const { status, stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  if (status !== 0) return process.platform === 'win32' ? 'oculto' : 'muerto';
  const [, ejecutable = '', cluster = ''] = /^(.*?) -D (.*?) -c /.exec(stdout.trim()) ?? [];
  return [ejecutable || stdout.trim(), cluster];
}

function estadoEnProc(pid: number): string | undefined {
  const texto = process.platform === 'linux' ? leerSiEsta(`/proc/${pid}/stat`) : undefined;
  return texto?.slice(texto.lastIndexOf(')') + 2).charAt(0);
}

function leerSiEsta(ruta: string): string | undefined {
  try {
    return readFileSync(ruta, 'utf8');
  } catch {
    return undefined;
  }
}
