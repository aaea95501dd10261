import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import type { Violacion } from '#campanias/comun/campania.ts';
import { finDelHijo } from '#campanias/comun/procesos.ts';
import { estaVivo, leerPid } from '#servidor/motor/pid.ts';
import { exigirCierre } from './arranque.ts';
import { debeServir, type Situacion } from './situacion.ts';
import { clusterDe, exigirTestigos, type Terreno } from './terreno.ts';

export const situacionesDePid: readonly Situacion[] = [
  {
    nombre: 'marca de un proceso ajeno y vivo',
    busca: ['pid-a-ciegas'],
    correr: (terreno) => conAjeno(terreno, ['/bin/sh', '-c', 'echo listo; sleep 600; :']),
  },
  {
    nombre: 'marca de un proceso ajeno que se hace llamar postgres',
    correr: (terreno) =>
      conAjeno(terreno, ['/bin/sh', '-c', 'echo listo; sleep 600; :', '-D', '/otra/base'], 'postgres'),
  },
  { nombre: 'marca de un proceso que ya terminó', correr: (terreno) => conPid(terreno, pidMuerto()) },
  { nombre: 'marca del proceso 1', correr: (terreno) => conPid(terreno, 1) },
  { nombre: 'marca vacía', correr: (terreno) => conTexto(terreno, () => '') },
  { nombre: 'marca cortada en la primera línea', correr: (terreno) => conTexto(terreno, () => `${pidMuerto()}\n/tmp`) },
  { nombre: 'marca de un proceso zombi', correr: conZombi },
  { nombre: 'marca de otro PostgreSQL en marcha', correr: conOtroMotor },
];

const textoDe = (dataDir: string, pid: number): string =>
  `${[pid, clusterDe(dataDir), 1_700_000_000, 5432, join(dataDir, 'motor/socket'), '', '  1234567  98765', 'ready   '].join('\n')}\n`;

function escribirMarca(dataDir: string, texto: string): void {
  const ruta = join(clusterDe(dataDir), 'postmaster.pid');
  writeFileSync(ruta, texto, { mode: 0o600 });
  const { uid, gid } = statSync(clusterDe(dataDir));
  if (process.getuid?.() === 0) chownSync(ruta, uid, gid);
}

async function conTexto(terreno: Terreno, texto: (dataDir: string) => string): Promise<Violacion[]> {
  const dataDir = terreno.usada();
  escribirMarca(dataDir, texto(dataDir));
  return debeServir(terreno, { dataDir });
}

const conPid = (terreno: Terreno, pid: number) => conTexto(terreno, (dataDir) => textoDe(dataDir, pid));

function pidMuerto(): number {
  const { pid } = spawnSync('/bin/true');
  return pid;
}

/** A process of the user of the engine, which our stop could reach by mistake. */
function lanzarAjeno(dataDir: string, orden: readonly string[], argv0?: string): ChildProcess {
  const { uid, gid } = statSync(clusterDe(dataDir));
  const [programa = '', ...resto] = orden;
  return spawn(programa, resto, {
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
    ...(argv0 === undefined ? {} : { argv0 }),
    cwd: '/',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

const primeraLinea = (hijo: ChildProcess): Promise<string> =>
  new Promise((listo) => hijo.stdout?.once('data', (trozo: Buffer) => listo(trozo.toString())));

async function conAjeno(terreno: Terreno, orden: readonly string[], argv0?: string): Promise<Violacion[]> {
  const dataDir = terreno.usada();
  const ajeno = lanzarAjeno(dataDir, orden, argv0);
  terreno.contexto.cierre.anotar(`terminar el ajeno ${ajeno.pid}`, () => void ajeno.kill('SIGKILL'));
  await primeraLinea(ajeno);
  escribirMarca(dataDir, textoDe(dataDir, ajeno.pid ?? 0));
  const halladas = await debeServir(terreno, { dataDir });
  const sigue = ajeno.exitCode === null && ajeno.signalCode === null;
  ajeno.kill('SIGKILL');
  await finDelHijo(ajeno);
  return sigue ? halladas : [...halladas, { invariante: 'ajeno', que: 'terminó un proceso que no es nuestro' }];
}

async function conZombi(terreno: Terreno): Promise<Violacion[]> {
  const dataDir = terreno.usada();
  const padre = lanzarAjeno(dataDir, ['/bin/sh', '-c', 'sleep 0.1 & echo $!; exec sleep 600']);
  terreno.contexto.cierre.anotar(`terminar el padre ${padre.pid}`, () => void padre.kill('SIGKILL'));
  const zombi = Number.parseInt(await primeraLinea(padre), 10);
  await esperar(300);
  escribirMarca(dataDir, textoDe(dataDir, zombi));
  const halladas = await debeServir(terreno, { dataDir });
  padre.kill('SIGKILL');
  return halladas;
}

async function conOtroMotor(terreno: Terreno): Promise<Violacion[]> {
  const [una, otra] = [terreno.usada(), terreno.usada()];
  const primero = terreno.iniciar({ dataDir: una });
  if ((await primero.url) === undefined) return [{ invariante: 'arranca', que: 'no arrancó', datos: primero.quejas() }];
  const pid = leerPid(clusterDe(una))?.pid ?? 0;
  escribirMarca(otra, textoDe(otra, pid));
  const halladas = await debeServir(terreno, { dataDir: otra });
  const sigue = estaVivo(pid) ? await exigirTestigos(una) : [{ invariante: 'ajeno', que: 'terminó otro motor' }];
  return [...halladas, ...sigue, ...(await exigirCierre(primero))];
}
