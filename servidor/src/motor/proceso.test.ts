import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { conClusterHecho, escuchar, motorDePrueba, otroProceso, preguntar } from './ayudas-de-prueba.ts';
import { estaVivo, quienEs } from './pid.ts';
import { detenerProceso } from './proceso.ts';
import { ensureMotor } from './supervisor.ts';

const conCluster = conClusterHecho();

/** A cluster that was closed well, and the postmaster.pid that it had while it ran. */
async function clusterCerrado() {
  const dataDir = await conCluster();
  const motor = await ensureMotor({ dataDir, log: escuchar().log });
  const rutaDePid = join(motor.cluster, 'postmaster.pid');
  const texto = readFileSync(rutaDePid, 'utf8');
  await motor.detener();
  expect(existsSync(rutaDePid)).toBe(false);
  return { dataDir, cluster: motor.cluster, rutaDePid, conPid: (pid: number) => texto.replace(/^\d+/, String(pid)) };
}

/** A process of the user of the engine that is not an engine. */
async function ajeno(cluster: string, orden: readonly [string, ...string[]]): Promise<{ pid: number; dijo: string }> {
  const { uid, gid } = statSync(cluster);
  const [ejecutable, ...resto] = orden;
  const hijo = spawn(ejecutable, resto, {
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void hijo.kill('SIGKILL'));
  const dijo = await new Promise<string>((listo) => {
    hijo.stdout.once('data', (texto: Buffer) => listo(texto.toString()));
  });
  return { pid: hijo.pid ?? 0, dijo };
}

describe('guard 3: one engine per directory, whatever the pid file says', () => {
  it('guard 3: adopts the engine of a crashed application', async () => {
    const dataDir = await conCluster();
    const primero = otroProceso(dataDir);
    const pid = await primero.listo;
    await primero.matar();
    expect(estaVivo(pid)).toBe(true);

    const { log, frases } = escuchar();
    const motor = await motorDePrueba({ dataDir, log });

    expect(motor.pid()).toBe(pid);
    expect(frases.join('\n')).toContain(`ya estaba en marcha (proceso ${pid})`);
    expect(await preguntar(motor.url, 'select 1 as uno')).toEqual([{ uno: 1 }]);
    await motor.detener();
    expect(estaVivo(pid)).toBe(false);
  });

  it('guard 3: starts after an engine that was killed', async () => {
    const dataDir = await conCluster();
    const primero = otroProceso(dataDir);
    const pid = await primero.listo;
    await primero.matar();
    process.kill(pid, 'SIGKILL');

    const { log, frases } = escuchar();
    const motor = await motorDePrueba({ dataDir, log });

    expect(motor.pid()).not.toBe(pid);
    expect(frases.join('\n')).toContain(`(proceso ${pid}) no se cerró bien`);
    expect(await preguntar(motor.url, 'select 1 as uno')).toEqual([{ uno: 1 }]);
  });

  it('guard 3: a reused pid that is alive and foreign does not stop the start, and is left alone', async () => {
    const { dataDir, cluster, rutaDePid, conPid } = await clusterCerrado();
    const { pid } = await ajeno(cluster, ['/bin/sh', '-c', 'echo listo; sleep 60; :']);
    writeFileSync(rutaDePid, conPid(pid));

    const { log, frases } = escuchar();
    const motor = await motorDePrueba({ dataDir, log });

    expect(motor.pid()).not.toBe(pid);
    expect(frases.join('\n')).toContain(`El proceso ${pid} no es nuestro motor`);
    expect(estaVivo(pid)).toBe(true);
  });

  it.skipIf(process.platform !== 'linux')('guard 3: a zombie is a dead engine', async () => {
    const { dataDir, cluster, rutaDePid, conPid } = await clusterCerrado();
    const { dijo } = await ajeno(cluster, ['/bin/sh', '-c', 'sleep 0.1 & echo $!; exec sleep 60']);
    const zombi = Number.parseInt(dijo, 10);
    await expect.poll(() => readFileSync(`/proc/${zombi}/stat`, 'utf8'), { timeout: 10_000 }).toContain(' Z ');
    writeFileSync(rutaDePid, conPid(zombi));

    const motor = await motorDePrueba({ dataDir });

    expect(await preguntar(motor.url, 'select 1 as uno')).toEqual([{ uno: 1 }]);
  });

  it('guard 3: another PostgreSQL on another directory is foreign', async () => {
    const uno = await motorDePrueba({ dataDir: await conCluster() });
    const otro = await clusterCerrado();

    expect(quienEs(uno.pid(), uno.cluster)).toBe('nuestro');
    expect(quienEs(uno.pid(), otro.cluster)).toBe('ajeno');
    writeFileSync(otro.rutaDePid, otro.conPid(uno.pid()));
    const segundo = await motorDePrueba({ dataDir: otro.dataDir });
    expect(segundo.pid()).not.toBe(uno.pid());
    expect(await preguntar(uno.url, 'select 1 as uno')).toEqual([{ uno: 1 }]);
  });

  it('guard 3: what was copied under a running engine says so, and starts once that is known to be whole', async () => {
    const uno = await motorDePrueba({ dataDir: await conCluster() });
    const otro = await clusterCerrado();
    cpSync(join(uno.cluster, 'postmaster.pid'), otro.rutaDePid);

    const copiado = `Los datos de ${otro.cluster} se copiaron de ${uno.cluster} con su motor en marcha (proceso ${uno.pid()})`;
    await expect(ensureMotor({ dataDir: otro.dataDir, log: escuchar().log })).rejects.toThrow(copiado);
    expect(await preguntar(uno.url, 'select 1 as uno')).toEqual([{ uno: 1 }]);

    rmSync(otro.rutaDePid);
    const segundo = await motorDePrueba({ dataDir: otro.dataDir });
    expect(await preguntar(segundo.url, 'select 2 as dos')).toEqual([{ dos: 2 }]);
  });

  it('guard 3: a half-written pid file is not a process', async () => {
    const { dataDir, rutaDePid } = await clusterCerrado();
    writeFileSync(rutaDePid, '');
    const motor = await motorDePrueba({ dataDir });
    expect(await preguntar(motor.url, 'select 1 as uno')).toEqual([{ uno: 1 }]);
  });
});

it('guard 6: an engine that ignores the fast shutdown gets the immediate one', async () => {
  const guion =
    'process.on("SIGINT", () => {}); process.on("SIGQUIT", () => process.exit(0)); console.log("listo"); setInterval(() => {}, 1000)';
  const terco = spawn(process.execPath, ['-e', guion], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void terco.kill('SIGKILL'));
  await new Promise((listo) => terco.stdout.once('data', listo));
  const { log, frases } = escuchar();

  await detenerProceso(terco.pid ?? 0, log, 100);

  expect(estaVivo(terco.pid ?? 0)).toBe(false);
  expect(frases.join('\n')).toContain('no se detuvo a tiempo');
});
