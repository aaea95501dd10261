import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Violacion } from '#campanias/comun/campania.ts';
import { leerSiEsta } from '#campanias/comun/procesos.ts';
import { leerPid } from '#servidor/motor/pid.ts';
import { RAIZ } from './arranque.ts';
import { intacta, soloLectura } from './directorio.ts';
import { debeParar, debeServir, type Situacion } from './situacion.ts';
import { clusterDe, type Terreno } from './terreno.ts';

const NADIE = 65_534;
/** No system gives this number to anybody. */
const SIN_NOMBRE = 54_321;
const posible = () => process.getuid?.() === 0;

export const situacionesDeUsuario: readonly Situacion[] = [
  { nombre: 'como root: el motor no es root', posible, correr: (terreno) => comoRoot(terreno, terreno.nueva()) },
  {
    nombre: 'como root, sobre los datos de otro usuario',
    posible,
    correr: (terreno) => {
      const dataDir = terreno.usada();
      entregar(join(dataDir, 'motor'), NADIE);
      return comoRoot(terreno, dataDir, NADIE);
    },
  },
  { nombre: 'como root, donde el motor no puede entrar', posible, correr: reubicado },
  {
    nombre: 'usuario sin privilegios, primer inicio',
    posible,
    correr: (terreno) =>
      debeServir(terreno, { dataDir: deUsuario(terreno, NADIE), uid: NADIE }, { conTestigos: false }),
  },
  {
    nombre: 'usuario sin privilegios, sobre los datos de otro',
    posible,
    correr: (terreno) =>
      intacta(terreno, /No se puede escribir en el directorio|es del usuario/, () => ({ uid: NADIE })),
  },
  {
    nombre: 'usuario sin privilegios, carpeta abierta y datos de otro',
    posible,
    correr: (terreno) =>
      intacta(terreno, /No se puede escribir en el directorio|es del usuario/, (dataDir) => {
        chmodSync(dataDir, 0o777);
        chmodSync(join(dataDir, '.cerrojos'), 0o777);
        return { uid: NADIE };
      }),
  },
  {
    nombre: 'usuario sin privilegios, carpeta de solo lectura',
    posible,
    correr: (terreno) => {
      const dataDir = deUsuario(terreno, NADIE);
      chmodSync(dataDir, 0o555);
      return debeParar(terreno, { dataDir, uid: NADIE }, /No se puede escribir en el directorio de datos/);
    },
  },
  {
    nombre: 'usuario sin nombre en el sistema, primer inicio',
    posible,
    correr: (terreno) =>
      debeParar(terreno, { dataDir: deUsuario(terreno, SIN_NOMBRE), uid: SIN_NOMBRE }, /no figura en el sistema/),
  },
  {
    nombre: 'usuario sin nombre en el sistema, sobre datos suyos',
    posible,
    correr: (terreno) => {
      const dataDir = terreno.usada();
      entregar(dataDir, SIN_NOMBRE);
      return debeServir(terreno, { dataDir, uid: SIN_NOMBRE });
    },
  },
  {
    nombre: 'node_modules de solo lectura',
    posible: () => posible() && spawnSync('unshare', ['--mount', 'true']).status === 0,
    correr: (terreno) =>
      debeServir(
        terreno,
        { dataDir: terreno.nueva(), delante: soloLectura(join(RAIZ, 'node_modules')) },
        { conTestigos: false },
      ),
  },
];

function entregar(carpeta: string, uid: number): void {
  const { status, stderr } = spawnSync('chown', ['-R', `${uid}:${uid}`, carpeta], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

function deUsuario(terreno: Terreno, uid: number): string {
  const dataDir = terreno.nueva();
  mkdirSync(dataDir);
  chownSync(dataDir, uid, uid);
  return dataDir;
}

const comoRoot = (terreno: Terreno, dataDir: string, esperado?: number): Promise<Violacion[]> =>
  debeServir(
    terreno,
    { dataDir },
    {
      conTestigos: esperado !== undefined,
      mirar: async () => {
        const estado = leerSiEsta(`/proc/${leerPid(clusterDe(dataDir))?.pid}/status`) ?? '';
        const uid = Number(/^Uid:\s+(\d+)/m.exec(estado)?.[1] ?? 0);
        if (uid !== 0 && (esperado === undefined || uid === esperado)) return [];
        return [{ invariante: 'usuario', que: 'el motor corre como quien no debe', datos: { uid, esperado } }];
      },
    },
  );

/** The cluster goes to /var/lib/trastienda, said in one line, and nothing of the private folder is opened. */
async function reubicado(terreno: Terreno): Promise<Violacion[]> {
  const privada = terreno.nueva('privada');
  const dataDir = join(privada, 'datos');
  mkdirSync(dataDir, { recursive: true });
  chmodSync(privada, 0o700);
  const hash = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16);
  const base = join('/var/lib/trastienda', hash);
  terreno.contexto.cierre.anotar(`borrar ${base}`, () => rmSync(base, { recursive: true, force: true }));
  return debeServir(
    terreno,
    { dataDir },
    {
      conTestigos: false,
      mirar: async (intento) => {
        const avisos = intento.salida().match(/la base de datos queda en/g)?.length;
        const mode = statSync(privada).mode & 0o777;
        if (avisos === 1 && mode === 0o700) return [];
        return [{ invariante: 'usuario', que: 'no lo avisó una vez, o abrió la carpeta', datos: { avisos, mode } }];
      },
    },
  );
}
