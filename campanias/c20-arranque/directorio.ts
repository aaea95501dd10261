import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Violacion } from '#campanias/comun/campania.ts';
import type { Modo } from './arranque.ts';
import { debeParar, debeServir, type Situacion } from './situacion.ts';
import { clusterDe, exigirMismaFoto, foto, nodos, type Terreno } from './terreno.ts';

const OTRO_MOTOR = '/usr/lib/postgresql/15/bin';
const esRoot = () => process.getuid?.() === 0;
const puedeMontar = () => esRoot() && spawnSync('unshare', ['--mount', 'true']).status === 0;

/** Words that make a folder read-only for what they run, and for nobody else. */
export const soloLectura = (carpeta: string): readonly string[] => [
  ...['unshare', '--mount', 'sh', '-c', 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"'],
  carpeta,
];

export const situacionesDeDirectorio: readonly Situacion[] = [
  { nombre: 'puerto ocupado', correr: conPuertoOcupado },
  {
    nombre: 'el directorio de datos es un archivo',
    correr: (terreno) => {
      const dataDir = terreno.nueva();
      writeFileSync(dataDir, 'no soy una carpeta');
      return debeParar(terreno, { dataDir }, /No se puede escribir en el directorio de datos/);
    },
  },
  {
    nombre: 'el directorio de datos no se puede crear',
    correr: (terreno) => debeParar(terreno, { dataDir: '/proc/datos' }, /No se puede escribir en el directorio/),
  },
  {
    nombre: 'disco de solo lectura',
    posible: puedeMontar,
    correr: (terreno) =>
      intacta(terreno, /No se puede escribir en el directorio de datos/, (dataDir) => ({
        delante: soloLectura(dataDir),
      })),
  },
  {
    nombre: 'datos de otra versión mayor',
    correr: (terreno) =>
      intacta(terreno, /son de PostgreSQL 14 y el motor es \d+/, (dataDir) => {
        writeFileSync(join(clusterDe(dataDir), 'PG_VERSION'), '14\n');
        return {};
      }),
  },
  {
    nombre: 'binarios de otra versión mayor',
    posible: () => existsSync(OTRO_MOTOR),
    correr: (terreno) =>
      intacta(terreno, /son de PostgreSQL \d+ y el motor es 15/, () => ({ env: { PG_BIN_DIR: OTRO_MOTOR } })),
  },
  {
    nombre: 'binarios de la distribución, primer inicio',
    posible: () => existsSync(OTRO_MOTOR),
    correr: (terreno) =>
      debeServir(terreno, { dataDir: terreno.nueva(), env: { PG_BIN_DIR: OTRO_MOTOR } }, { conTestigos: false }),
  },
  {
    nombre: 'binarios que no existen',
    correr: (terreno) => intacta(terreno, /no puede ejecutarse/, () => ({ env: { PG_BIN_DIR: '/no/existe' } })),
  },
  { nombre: 'binarios que no son un programa', correr: conBinariosRotos },
  {
    nombre: 'base de PostgreSQL de otro programa',
    busca: ['borra-lo-ajeno'],
    correr: (terreno) =>
      intacta(terreno, /que no preparó Trastienda y no se toca/, (dataDir) => {
        rmSync(join(clusterDe(dataDir), 'trastienda.json'));
        return {};
      }),
  },
  { nombre: 'carpeta que no es una base', busca: ['borra-lo-ajeno'], correr: conCarpetaAjena },
  {
    nombre: 'marca de la base cortada',
    correr: (terreno) =>
      intacta(terreno, /trastienda\.json/, (dataDir) => {
        truncateSync(join(clusterDe(dataDir), 'trastienda.json'), 20);
        return {};
      }),
  },
  {
    nombre: 'archivo de control de la base vacío',
    correr: (terreno) =>
      intacta(terreno, /no pudo iniciar/, (dataDir) => {
        truncateSync(join(clusterDe(dataDir), 'global/pg_control'), 0);
        return {};
      }),
  },
  ...(
    [
      ['ficha de conexión ilegible', 'motor.json'],
      ['sello de los binarios ilegible', 'motor/binarios.json'],
      ['socket de antes', 'motor/socket/.s.PGSQL.5432'],
    ] as const
  ).map(
    ([nombre, archivo]): Situacion => ({
      nombre,
      correr: (terreno) => {
        const dataDir = terreno.usada();
        writeFileSync(join(dataDir, archivo), 'esto no dice nada'.repeat(50));
        return debeServir(terreno, { dataDir });
      },
    }),
  ),
  {
    nombre: 'cerrojo ilegible',
    correr: (terreno) =>
      intacta(terreno, /\.cerrojos\/servidor está dañado/, (dataDir) => {
        writeFileSync(join(dataDir, '.cerrojos/servidor'), 'esto no es un cerrojo'.repeat(50));
        return {};
      }),
  },
  {
    nombre: 'datos abiertos a todos por un chmod -R',
    correr: (terreno) => {
      const dataDir = terreno.usada();
      spawnSync('chmod', ['-R', '777', dataDir]);
      return debeServir(
        terreno,
        { dataDir },
        {
          mirar: async () => {
            const mode = statSync(clusterDe(dataDir)).mode & 0o777;
            return mode === 0o700 ? [] : [{ invariante: 'datos', que: 'siguen abiertos', datos: { mode } }];
          },
        },
      );
    },
  },
];

/** Refuses a used directory that was spoilt in some way, and changes no file of its cluster. */
export async function intacta(
  terreno: Terreno,
  frase: RegExp,
  estropear: (dataDir: string) => Omit<Modo, 'dataDir'>,
): Promise<Violacion[]> {
  const dataDir = terreno.usada();
  const modo = { dataDir, ...estropear(dataDir) };
  const antes = foto(clusterDe(dataDir));
  return [...(await debeParar(terreno, modo, frase)), ...exigirMismaFoto(antes, clusterDe(dataDir))];
}

async function conPuertoOcupado(terreno: Terreno): Promise<Violacion[]> {
  const dataDir = terreno.usada();
  const ocupante = createServer();
  await new Promise<void>((listo) => ocupante.listen(0, '127.0.0.1', listo));
  const direccion = ocupante.address();
  const PORT = String(typeof direccion === 'object' ? direccion?.port : '');
  const halladas = await debeParar(terreno, { dataDir, env: { PORT } }, /El puerto \d+ ya está ocupado/);
  await new Promise((listo) => ocupante.close(listo));
  return [...halladas, ...(await debeServir(terreno, { dataDir }))];
}

async function conBinariosRotos(terreno: Terreno): Promise<Violacion[]> {
  const bin = terreno.nueva('bin');
  mkdirSync(bin);
  for (const nombre of ['postgres', 'initdb']) writeFileSync(join(bin, nombre), '\0\0\0\0', { mode: 0o755 });
  chmodSync(bin, 0o755);
  return intacta(terreno, /no puede ejecutarse/, () => ({ env: { PG_BIN_DIR: bin } }));
}

/** Somebody's files where the cluster would go: they may be moved, with all they hold, and never deleted. */
async function conCarpetaAjena(terreno: Terreno): Promise<Violacion[]> {
  const dataDir = terreno.nueva();
  mkdirSync(clusterDe(dataDir), { recursive: true });
  for (const nombre of ['facturas.csv', 'fotos.zip']) writeFileSync(join(clusterDe(dataDir), nombre), nombre);
  if (esRoot()) for (const carpeta of [join(dataDir, 'motor'), clusterDe(dataDir)]) chownSync(carpeta, 65_534, 65_534);
  const antes = nodos(dataDir);
  const halladas = await debeServir(terreno, { dataDir }, { conTestigos: false });
  const ahora = nodos(dataDir);
  const perdidos = [...antes].filter((nodo) => !ahora.has(nodo)).length;
  return perdidos === 0 ? halladas : [...halladas, { invariante: 'datos', que: 'borró archivos ajenos' }];
}
