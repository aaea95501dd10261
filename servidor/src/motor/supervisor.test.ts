import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as esperarMs } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import {
  carpetaDePrueba,
  conClusterHecho,
  escuchar,
  motorDePrueba,
  otroProceso,
  preguntar,
} from './ayudas-de-prueba.ts';
import { estaVivo } from './pid.ts';
import { ensureMotor } from './supervisor.ts';
import type { Estado } from './vigilia.ts';

const conCluster = conClusterHecho();

describe('one DATA_DIR, several processes', () => {
  it('a second server is refused in one sentence that names the first', async () => {
    const dataDir = await conCluster();
    const primero = otroProceso(dataDir);
    await primero.listo;

    await expect(ensureMotor({ dataDir, log: escuchar().log })).rejects.toThrow(
      /^Ya hay un servidor en marcha \(proceso \d+\) con el directorio de datos .*: detenelo o elegí otro con DATA_DIR\.$/,
    );
    await primero.cerrar();
    const motor = await motorDePrueba({ dataDir });
    expect(await preguntar(motor.url, 'select 1 as uno')).toEqual([{ uno: 1 }]);
  });

  it('an order beside a server uses its engine and leaves it running', async () => {
    const dataDir = await conCluster();
    const servidor = await motorDePrueba({ dataDir });
    const orden = await ensureMotor({ dataDir, log: escuchar().log, papel: 'orden' });
    expect(orden.pid()).toBe(servidor.pid());
    expect(orden.url).toBe(servidor.url);

    await orden.detener();

    expect(await preguntar(servidor.url, 'select 1 as uno')).toEqual([{ uno: 1 }]);
  });

  it('an order without a server starts the engine and stops it at its end', async () => {
    const dataDir = await carpetaDePrueba();
    const orden = await ensureMotor({ dataDir, log: escuchar().log, papel: 'orden' });
    const pid = orden.pid();
    await orden.detener();
    await orden.detener();

    expect(estaVivo(pid)).toBe(false);
    expect(existsSync(join(dataDir, 'motor.json'))).toBe(false);
  });

  it('a server that ends does not take the engine from under an order', async () => {
    const dataDir = await conCluster();
    const orden = otroProceso(dataDir, 'orden');
    const pid = await orden.listo;
    const { log, frases } = escuchar();
    const servidor = await ensureMotor({ dataDir, log });
    expect(servidor.pid()).toBe(pid);

    await servidor.detener();

    expect(frases.join('\n')).toContain('sigue en marcha porque otro proceso lo está usando');
    expect(estaVivo(pid)).toBe(true);
    await orden.cerrar();
    expect(estaVivo(pid)).toBe(false);
  });

  it('leaves a connection file that only its owner reads', async () => {
    const dataDir = await conCluster();
    const motor = await motorDePrueba({ dataDir });
    const ruta = join(dataDir, 'motor.json');
    const { url, pid } = JSON.parse(readFileSync(ruta, 'utf8')) as { url: string; pid: number };

    expect({ url, pid }).toEqual({ url: motor.url, pid: motor.pid() });
    expect(statSync(ruta).mode & 0o777).toBe(0o600);
  });

  it('a warm start is quick', async () => {
    const dataDir = await conCluster();
    const primero = await ensureMotor({ dataDir, log: escuchar().log });
    await primero.detener();
    const inicio = performance.now();
    await motorDePrueba({ dataDir });
    expect(performance.now() - inicio).toBeLessThan(1_500);
  });

  it.each(['con espacios, comas y ñ', 'x'.repeat(120)])(
    'serves a path that a socket would not take: %s',
    async (tramo) => {
      const dataDir = join(await carpetaDePrueba(), tramo);
      const motor = await motorDePrueba({ dataDir });
      expect(await preguntar(motor.url, 'select 1 as uno')).toEqual([{ uno: 1 }]);
      const carpeta = decodeURIComponent(new URL(motor.url).hostname);
      expect(statSync(carpeta).mode & 0o777).toBe(0o700);
      await motor.detener();
      expect(existsSync(join(carpeta, '.s.PGSQL.5432'))).toBe(false);
    },
  );
});

describe('guard 6: comes back by itself, stops in order', () => {
  it('guard 6: restarts a killed engine at the same address and tells both moments', async () => {
    const { log, frases } = escuchar();
    const motor = await motorDePrueba({ dataDir: await conCluster('x'.repeat(120)), log });
    const estados: Estado[] = [];
    motor.alCambiar((estado) => estados.push(estado));
    await preguntar(motor.url, 'create table testigo as select 7 as dato');
    const muerto = motor.pid();

    process.kill(muerto, 'SIGKILL');
    await vi.waitFor(() => expect(estados).toEqual(['caido', 'listo']), { timeout: 10_000 });

    expect(motor.pid()).not.toBe(muerto);
    expect(await preguntar(motor.url, 'select dato from testigo')).toEqual([{ dato: 7 }]);
    expect(frases.join('\n')).toContain('se detuvo de golpe');
  });

  it('guard 6: a server also brings back the engine that it adopted', async () => {
    const dataDir = await conCluster();
    const caido = otroProceso(dataDir);
    const pid = await caido.listo;
    await caido.matar();
    const motor = await motorDePrueba({ dataDir });
    expect(motor.pid()).toBe(pid);

    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(motor.pid()).not.toBe(pid), { timeout: 10_000 });

    expect(await preguntar(motor.url, 'select 1 as uno')).toEqual([{ uno: 1 }]);
  });

  it('guard 6: an asked stop is a clean one and is not answered by a restart', async () => {
    const dataDir = await conCluster();
    const { log, frases } = escuchar();
    const motor = await ensureMotor({ dataDir, log });
    const pid = motor.pid();

    await motor.detener();
    await esperarMs(600);

    expect(estaVivo(pid)).toBe(false);
    expect(existsSync(join(motor.cluster, 'postmaster.pid'))).toBe(false);
    expect(frases.join('\n')).not.toContain('de golpe');
  });
});
