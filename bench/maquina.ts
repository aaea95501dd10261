import { execFileSync } from 'node:child_process';
import { closeSync, fdatasyncSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { availableParallelism, cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { percentil } from './estadistica.ts';

/** What the figures depend on, without anything that names this machine or its folders. */
export type Maquina = {
  readonly procesador: string;
  readonly memoriaGb: number;
  readonly sistema: string;
  readonly disco: string;
  readonly postgres: string;
  readonly node: string;
  readonly commit: string;
};

const ESCRITURAS = 50;
const PAGINA = Buffer.alloc(8192, 1);

/** `carpeta` is where the data is; undefined when it is in somebody else's server. */
export async function describirMaquina(pool: pg.Pool, carpeta: string | undefined): Promise<Maquina> {
  const { rows } = await pool.query<{ version: string; fsync: string; confirma: string; memoria: string }>(
    `select split_part(current_setting('server_version'), ' ', 1) as version, current_setting('fsync') as fsync,
            current_setting('synchronous_commit') as confirma, current_setting('shared_buffers') as memoria`,
  );
  const motor = rows[0];
  const sinFsync = motor?.fsync !== 'on' || motor.confirma !== 'on';
  return {
    procesador: `${availableParallelism()} núcleos, ${cpus()[0]?.model.trim() || 'modelo desconocido'}`,
    memoriaGb: Math.round(totalmem() / 1024 ** 3),
    sistema: `${platform()} ${/^\d+\.\d+(\.\d+)?/.exec(release())?.[0] ?? ''}`.trim(),
    disco: carpeta === undefined ? 'el del servidor de DATABASE_URL' : disco(carpeta),
    postgres: `${motor?.version ?? '?'}, shared_buffers ${motor?.memoria ?? '?'}, fsync ${sinFsync ? 'APAGADO: las escrituras no valen' : 'on'}`,
    node: process.versions.node,
    commit: commit(),
  };
}

function disco(carpeta: string): string {
  return [tipoDeDisco(carpeta), demoraDeFsync(carpeta)].filter((parte) => parte !== undefined).join(', ');
}

/** Linux tells whether it turns; a virtual disk says what its host told it. */
function tipoDeDisco(carpeta: string): string | undefined {
  try {
    const { dev } = statSync(carpeta);
    const mayor = (dev >> 8) & 0xfff;
    const menor = (dev & 0xff) | ((dev >> 12) & 0xfff00);
    const gira =
      leerDeBloque(`${mayor}:${menor}`, 'queue/rotational') ?? leerDeBloque(`${mayor}:${menor}`, '../queue/rotational');
    const nombre = /DEVNAME=(\S+)/.exec(leerDeBloque(`${mayor}:${menor}`, 'uevent') ?? '')?.[1] ?? '';
    const clase = nombre.startsWith('vd') ? 'virtual' : nombre.startsWith('nvme') ? 'NVMe' : 'local';
    return gira === undefined ? undefined : `disco ${clase} ${gira.trim() === '1' ? 'que dice girar' : 'sin platos'}`;
  } catch {
    return undefined;
  }
}

function leerDeBloque(dispositivo: string, archivo: string): string | undefined {
  try {
    return readFileSync(`/sys/dev/block/${dispositivo}/${archivo}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** What a commit waits for: a page written and made sure of. */
function demoraDeFsync(carpeta: string): string | undefined {
  const archivo = join(carpeta, '.bench-fsync');
  try {
    const fd = openSync(archivo, 'w');
    const tiempos = Array.from({ length: ESCRITURAS }, () => {
      const inicio = performance.now();
      writeSync(fd, PAGINA);
      fdatasyncSync(fd);
      return performance.now() - inicio;
    });
    closeSync(fd);
    return `asegurar una página tarda ${percentil(tiempos, 0.5).toFixed(2)} ms`;
  } catch {
    return undefined;
  } finally {
    rmSync(archivo, { force: true });
  }
}

function commit(): string {
  const git = (...argumentos: string[]) =>
    execFileSync('git', argumentos, {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const cambios = git('status', '--porcelain', '--untracked-files=no').trim() !== '';
    return `${git('rev-parse', '--short=10', 'HEAD').trim()}${cambios ? ' con cambios sin guardar' : ''}`;
  } catch {
    return 'desconocido';
  }
}
