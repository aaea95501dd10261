import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { carpetaDePrueba, escuchar } from './ayudas-de-prueba.ts';
import { origenDelMotor, prepararBinarios } from './binarios.ts';
import { MotorImposible } from './frases.ts';
import { buscarLugar } from './lugar.ts';

const { log } = escuchar();

/** The package as npm leaves it without install scripts: no library links. */
async function paqueteRecienInstalado(): Promise<string> {
  const { paquete = '' } = origenDelMotor(undefined);
  const copia = join(await carpetaDePrueba(), 'paquete con ñ y espacios');
  cpSync(join(paquete, 'native'), join(copia, 'native'), { recursive: true, filter: (ruta) => !ruta.endsWith('.a') });
  for (const nombre of readdirSync(join(copia, 'native/lib'), { withFileTypes: true })) {
    if (nombre.isSymbolicLink()) rmSync(join(copia, 'native/lib', nombre.name));
  }
  return copia;
}

const origenEn = (paquete: string, huella = 'prueba 1') => ({ bin: join(paquete, 'native/bin'), paquete, huella });

it.skipIf(process.env.PG_BIN_DIR)(
  'guard 1: the binaries load without install scripts and without writing in the package',
  async () => {
    const paquete = await paqueteRecienInstalado();
    const bibliotecas = join(paquete, 'native/lib');
    const antes = readdirSync(bibliotecas);
    chmodSync(bibliotecas, 0o555);
    onTestFinished(() => chmodSync(bibliotecas, 0o755));
    const sinAyuda = spawnSync(join(paquete, 'native/bin/postgres'), ['--version'], { encoding: 'utf8' });
    expect(sinAyuda.status).not.toBe(0);

    const lugar = buscarLugar(await carpetaDePrueba());
    const binarios = prepararBinarios(lugar, origenEn(paquete), log);

    const { status, stdout } = spawnSync(binarios.initdb, ['--version'], { env: binarios.env, encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toContain(binarios.version);
    expect(readdirSync(bibliotecas)).toEqual(antes);
  },
);

it.skipIf(process.env.PG_BIN_DIR)('guard 1: the links follow a package that moved or changed', async () => {
  const lugar = buscarLugar(await carpetaDePrueba());
  const primero = await paqueteRecienInstalado();
  prepararBinarios(lugar, origenEn(primero), log);
  rmSync(primero, { recursive: true, force: true });

  const segundo = await paqueteRecienInstalado();
  const binarios = prepararBinarios(lugar, origenEn(segundo, 'prueba 2'), log);

  expect(spawnSync(binarios.initdb, ['--version'], { env: binarios.env }).status).toBe(0);
});

it('guard 1: an engine that cannot run says so in one sentence', async () => {
  const bin = await carpetaDePrueba();
  writeFileSync(join(bin, 'postgres'), '#!/bin/sh\necho "falta libxyz.so.9" >&2\nexit 127\n', { mode: 0o755 });
  const lugar = buscarLugar(await carpetaDePrueba());

  const intento = () => prepararBinarios(lugar, origenDelMotor(bin), log);

  expect(intento).toThrow(MotorImposible);
  expect(intento).toThrow(/no puede ejecutarse en este equipo \(falta libxyz\.so\.9\)/);
});

it('guard 1: PG_BIN_DIR without a PostgreSQL inside says so in one sentence', async () => {
  const vacia = await carpetaDePrueba();
  expect(() => origenDelMotor(vacia)).toThrow(/no puede ejecutarse en este equipo \(no existe .*postgres\)/);
});

it('guard 1: half a copy of the engine left by a cut is not taken for the engine', async () => {
  const lugar = buscarLugar(await carpetaDePrueba());
  mkdirSync(join(lugar.base, 'motor-copia.tmp'));
  symlinkSync('/no/existe', join(lugar.base, 'enlaces-bibliotecas'));

  const { version } = prepararBinarios(lugar, origenDelMotor(process.env.PG_BIN_DIR), log);

  expect(version).toMatch(/^\d+\.\d+$/);
  expect(readdirSync(lugar.base)).not.toContain('motor-copia.tmp');
});

it.skipIf(process.env.PG_BIN_DIR)('guard 1: the links follow a data directory that was moved', async () => {
  const dataDir = join(await carpetaDePrueba(), 'antes');
  const lugar = buscarLugar(dataDir);
  prepararBinarios(lugar, origenDelMotor(undefined), log);
  const mudado = `${dataDir} y después`;
  renameSync(dataDir, mudado);

  const binarios = prepararBinarios(buscarLugar(mudado), origenDelMotor(undefined), log);

  expect(spawnSync(binarios.postgres, ['--version'], { env: binarios.env, cwd: '/' }).status).toBe(0);
});
