import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import type { Contexto, Violacion } from '#campanias/comun/campania.ts';
import { leerSiEsta, padreDe } from '#campanias/comun/procesos.ts';
import { urlDeSuperusuario } from '#campanias/comun/sitio.ts';
import { conCliente } from '#servidor/motor/conexion.ts';
import { exigirCierre, type Intento, intentar, type Modo } from './arranque.ts';

const TESTIGOS = 5_000;

/** What every situation works with. All of it goes away with the campaign. */
export type Terreno = {
  readonly contexto: Contexto;
  /** A DATA_DIR that does not exist yet, inside a folder that everybody may walk into. */
  readonly nueva: (nombre?: string) => string;
  /** A DATA_DIR that was used and closed well, with witness rows in its database. */
  readonly usada: (nombre?: string) => string;
  readonly iniciar: (modo: Modo) => Intento;
};

/** Makes the used DATA_DIR once; the copies keep owners and modes. */
export async function crearTerreno(contexto: Contexto): Promise<Terreno> {
  const { cierre, planta } = contexto;
  const raiz = mkdtempSync(join(tmpdir(), 'trastienda-c20-'));
  chmodSync(raiz, 0o755);
  cierre.anotar(`borrar ${raiz}`, () => rmSync(raiz, { recursive: true, force: true }));
  cierre.anotar('apagar los motores', () => apagarMotores(raiz));
  const modelo = join(raiz, 'modelo');
  const primero = intentar({ dataDir: modelo }, undefined, cierre);
  if ((await primero.url) === undefined) throw new Error(`the model did not start:\n${primero.quejas()}`);
  await conCliente(urlDelMotor(modelo), async (client) => {
    await client.query('create table testigo_de_campania (n int primary key)');
    await client.query(`insert into testigo_de_campania select generate_series(1, ${TESTIGOS})`);
  });
  await exigirCierre(primero);
  // Every copy is then also a data directory that was moved away from where it was made.
  const mudado = join(raiz, 'modelo-mudado');
  renameSync(modelo, mudado);
  let serie = 0;
  const nueva = (nombre = 'datos') => join(raiz, `caso-${++serie}-${nombre}`);
  return {
    contexto,
    nueva,
    usada: (nombre) => {
      const destino = nueva(nombre);
      const { status, stderr } = spawnSync('cp', ['-a', mudado, destino], { encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
      return destino;
    },
    iniciar: (modo) => intentar(modo, planta, cierre),
  };
}

export const clusterDe = (dataDir: string): string => join(dataDir, 'motor/db');

/** As the superuser of the engine that runs on a DATA_DIR. */
export function urlDelMotor(dataDir: string): string {
  const url = urlDeSuperusuario(clusterDe(dataDir));
  if (url === undefined) throw new Error(`no engine in ${dataDir}`);
  return url;
}

/** The witness rows are all there. Asks a running engine. */
export async function exigirTestigos(dataDir: string): Promise<Violacion[]> {
  try {
    const { rows } = await conCliente(urlDelMotor(dataDir), (client) =>
      client.query<{ cuantos: number }>('select count(*)::int as cuantos from testigo_de_campania'),
    );
    const cuantos = rows[0]?.cuantos;
    return cuantos === TESTIGOS ? [] : [{ invariante: 'datos', que: 'faltan datos', datos: { cuantos } }];
  } catch (error) {
    return [{ invariante: 'datos', que: 'no se pueden leer los datos', datos: String(error) }];
  }
}

/** Postmasters on a directory under `raiz`, by asking the system and not the product: pid → directory. */
export function motoresBajo(raiz: string): Map<number, string> {
  const motores = new Map<number, string>();
  for (const nombre of readdirSync('/proc').filter((uno) => /^\d+$/.test(uno))) {
    const orden = leerSiEsta(`/proc/${nombre}/cmdline`)?.split('\0') ?? [];
    const donde = orden[orden.indexOf('-D') + 1] ?? '';
    const esMotor = basename(orden[0] ?? '') === 'postgres' && !orden.includes('--single') && orden.includes('-D');
    if (esMotor && donde.startsWith(raiz)) motores.set(Number(nombre), donde);
  }
  // A child looks like its postmaster until it takes its own name.
  for (const pid of motores.keys()) if (motores.has(padreDe(pid))) motores.delete(pid);
  return motores;
}

export function exigirUnMotor(dataDir: string, hasta = 1): Violacion[] {
  const motores = [...motoresBajo(`${dataDir}/`).keys()];
  return motores.length <= hasta ? [] : [{ invariante: 'uno', que: 'más motores que los debidos', datos: motores }];
}

async function apagarMotores(raiz: string): Promise<void> {
  for (const pid of motoresBajo(raiz).keys()) process.kill(pid, 'SIGQUIT');
  const limite = performance.now() + 10_000;
  while (motoresBajo(raiz).size > 0 && performance.now() < limite) await esperar(20);
}

/** Every file below a folder with what it holds, to prove that a refusal touched nothing. */
export function foto(carpeta: string): ReadonlyMap<string, string> {
  const archivos = new Map<string, string>();
  for (const entrada of readdirSync(carpeta, { withFileTypes: true, recursive: true })) {
    const ruta = join(entrada.parentPath, entrada.name);
    if (entrada.isFile()) archivos.set(ruta, createHash('sha256').update(readFileSync(ruta)).digest('hex'));
  }
  return archivos;
}

/** Inodes of the files below a folder: they keep their number when the folder is moved. */
export function nodos(carpeta: string): ReadonlySet<number> {
  const numeros = new Set<number>();
  for (const entrada of readdirSync(carpeta, { withFileTypes: true, recursive: true })) {
    if (entrada.isFile()) numeros.add(lstatSync(join(entrada.parentPath, entrada.name)).ino);
  }
  return numeros;
}

export function exigirMismaFoto(antes: ReadonlyMap<string, string>, carpeta: string): Violacion[] {
  const ahora = foto(carpeta);
  const distintos = [...antes].filter(([ruta, huella]) => ahora.get(ruta) !== huella).map(([ruta]) => ruta);
  if (distintos.length === 0) return [];
  return [{ invariante: 'datos', que: 'se negó y cambió archivos', datos: distintos.slice(0, 5) }];
}
