import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { argumentos } from './ajustes.ts';
import { carpetaDePrueba, conClusterHecho, escuchar, motorDePrueba, preguntar } from './ayudas-de-prueba.ts';
import { origenDelMotor, prepararBinarios } from './binarios.ts';
import { buscarLugar } from './lugar.ts';
import { leerPid } from './pid.ts';
import { ensureMotor, type Motor } from './supervisor.ts';

const conCluster = conClusterHecho();

async function cerrado(): Promise<{ readonly dataDir: string; readonly motor: Motor }> {
  const dataDir = await conCluster();
  const motor = await ensureMotor({ dataDir, log: escuchar().log });
  await motor.detener();
  return { dataDir, motor };
}

const iniciar = (dataDir: string) => ensureMotor({ dataDir, log: escuchar().log });

it('a mark that was cut is told in one sentence, and the cluster is left alone', async () => {
  const { dataDir, motor } = await cerrado();
  truncateSync(join(motor.cluster, 'trastienda.json'), 20);

  await expect(iniciar(dataDir)).rejects.toThrow(/trastienda\.json está dañado .*: recuperalo de un respaldo\.$/);
  expect(existsSync(join(motor.cluster, 'global/pg_control'))).toBe(true);
});

it('a lock file that is not one is told, never replaced', async () => {
  const { dataDir } = await cerrado();
  const cerrojo = join(dataDir, '.cerrojos/servidor');
  writeFileSync(cerrojo, 'esto no es un cerrojo'.repeat(100));

  await expect(iniciar(dataDir)).rejects.toThrow(/servidor está dañado: .* borralo y volvé a iniciar/);
  expect(readFileSync(cerrojo, 'utf8')).toContain('esto no es');
});

it('a long path is served also when TMPDIR names a folder that is not there', async () => {
  vi.stubEnv('TMPDIR', '/no/existe');
  onTestFinished(() => void vi.unstubAllEnvs());
  const motor = await motorDePrueba({ dataDir: join(await carpetaDePrueba(), 'x'.repeat(120)) });
  expect(await preguntar(motor.url, 'select 1 as uno')).toEqual([{ uno: 1 }]);
});

it('the variables of another PostgreSQL do not reach this one', async () => {
  vi.stubEnv('PGOPTIONS', '-c fsync=off');
  vi.stubEnv('PGSSLMODE', 'require');
  onTestFinished(() => void vi.unstubAllEnvs());
  const motor = await motorDePrueba({ dataDir: await carpetaDePrueba() });
  expect(await preguntar(motor.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
});

it('an engine that somebody started by hand is adopted, and the folder it listens in is not ours to delete', async () => {
  const { dataDir } = await cerrado();
  const lugar = buscarLugar(dataDir);
  const { postgres, env } = prepararBinarios(lugar, origenDelMotor(process.env.PG_BIN_DIR), escuchar().log);
  const ajena = join(await carpetaDePrueba(), 'de-todos');
  mkdirSync(ajena);
  const { uid, gid } = statSync(lugar.cluster);
  chownSync(ajena, uid, gid);
  writeFileSync(join(ajena, 'carta.txt'), 'de otro programa');
  const escucha = { carpeta: ajena, puerto: 5432, porRed: false };
  const aMano = spawn(postgres, argumentos(lugar.cluster, join(lugar.base, 'registros'), escucha), {
    ...lugar.identidad,
    cwd: '/',
    env,
    stdio: 'ignore',
  });
  onTestFinished(() => void aMano.kill('SIGQUIT'));
  await vi.waitFor(() => expect(leerPid(lugar.cluster)?.listo).toBe(true), { timeout: 10_000 });

  const motor = await motorDePrueba({ dataDir });
  expect(motor.pid()).toBe(aMano.pid);
  await motor.detener();

  expect(readFileSync(join(ajena, 'carta.txt'), 'utf8')).toBe('de otro programa');
});
