import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sincronizar } from '#sincronizar.ts';
import type { Binarios } from './binarios.ts';
import { frases, MotorImposible } from './frases.ts';
import type { Lugar, Registro } from './lugar.ts';
import {
  BASE_DE_DATOS,
  escribirPrivado,
  leerMarca,
  type Marca,
  ROL_DE_APLICACION,
  rutaDeMarca,
  SUPERUSUARIO,
} from './marca.ts';
import type { Identidad } from './usuario.ts';

const ejecutar = promisify(execFile);

/**
 * Answers the mark of the cluster, preparing the cluster when there is none. Everything happens in `db.tmp-…` and the
 * final name appears in one rename, so a cut at any moment leaves either no cluster or a whole one. The caller holds
 * the engine's lock.
 */
export async function asegurarCluster(lugar: Lugar, binarios: Binarios, log: Registro): Promise<Marca> {
  const marca = leerMarca(lugar.cluster);
  if (marca) return marca;
  if (existsSync(join(lugar.cluster, 'global/pg_control'))) throw new MotorImposible(frases.sinMarca(lugar.cluster));
  for (const nombre of readdirSync(lugar.base).filter((uno) => uno === 'db' || uno.startsWith('db.tmp-'))) {
    apartar(lugar.base, nombre, log);
  }
  log.info(frases.preparando);
  return preparar(lugar, binarios);
}

function apartar(base: string, nombre: string, log: Registro): void {
  const destino = join(base, `apartado-${azar(6)}-${nombre}`);
  renameSync(join(base, nombre), destino);
  log.warn(frases.apartado(join(base, nombre), destino));
}

async function preparar({ base, cluster, identidad }: Lugar, binarios: Binarios): Promise<Marca> {
  const marca: Marca = {
    formato: 1,
    creado: new Date().toISOString(),
    claveDeAplicacion: azar(24),
    claveDeSuperusuario: azar(24),
  };
  const provisorio = join(base, `db.tmp-${azar(6)}`);
  await initdb({ provisorio, base, identidad, binarios, clave: marca.claveDeSuperusuario });
  await crearBase({ provisorio, identidad, binarios, clave: marca.claveDeAplicacion });
  escribirPrivado(rutaDeMarca(provisorio), JSON.stringify(marca), identidad);
  sincronizar(provisorio);
  renameSync(provisorio, cluster);
  sincronizar(base);
  return marca;
}

type Paso = {
  readonly provisorio: string;
  readonly identidad: Identidad | undefined;
  readonly binarios: Binarios;
  readonly clave: string;
};

async function initdb({
  provisorio,
  base,
  identidad,
  binarios,
  clave,
}: Paso & { readonly base: string }): Promise<void> {
  const archivoDeClave = join(base, `clave-${azar(6)}`);
  escribirPrivado(archivoDeClave, `${clave}\n`, identidad);
  const con = (locale: string) =>
    ejecutar(
      binarios.initdb,
      [
        ...['-D', provisorio, '-U', SUPERUSUARIO, `--pwfile=${archivoDeClave}`, '--auth=scram-sha-256'],
        ...['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=es', `--locale=${locale}`],
        ...['--data-checksums', '--no-instructions'],
      ],
      { ...identidad, cwd: base, env: binarios.env },
    );
  try {
    // Not every system has C.UTF-8; the order of text comes from ICU in both cases.
    await con('C.UTF-8').catch(() => con('C'));
  } catch (error) {
    throw new MotorImposible(frases.noPrepara(primeraQueja((error as { stderr?: string }).stderr, error)));
  } finally {
    rmSync(archivoDeClave, { force: true });
  }
}

/** The role of the application and its database, made by a single-user engine: nothing listens yet. */
async function crearBase({ provisorio, identidad, binarios, clave }: Paso): Promise<void> {
  const ordenes = [
    `create role ${ROL_DE_APLICACION} login nosuperuser password '${clave}';`,
    `create database ${BASE_DE_DATOS} owner ${ROL_DE_APLICACION};`,
    `revoke connect, temporary on database ${BASE_DE_DATOS} from public;`,
  ];
  const hijo = spawn(binarios.postgres, ['--single', '-D', provisorio, '-c', 'log_statement=none', 'postgres'], {
    ...identidad,
    cwd: provisorio,
    env: binarios.env,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let quejas = '';
  hijo.stderr.setEncoding('utf8').on('data', (texto: string) => {
    quejas += texto;
  });
  hijo.stdin.end(`${ordenes.join('\n')}\n`);
  const codigo = await new Promise((listo, falla) => hijo.once('close', listo).once('error', falla));
  if (codigo !== 0 || /\b(ERROR|FATAL|PANIC):/.test(quejas)) {
    throw new MotorImposible(frases.noPrepara(primeraQueja(quejas, `código ${codigo}`)));
  }
}

function primeraQueja(stderr: string | undefined, otra: unknown): string {
  const lineas = (stderr ?? '').split('\n').filter((linea) => linea.trim());
  return lineas.find((linea) => /error|fatal|panic/i.test(linea)) ?? lineas[0] ?? String(otra);
}

/** Hexadecimal: it goes unquoted into addresses, names and orders. */
export const azar = (bytes: number) => randomBytes(bytes).toString('hex');
