import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { origenDelMotor } from '#servidor/motor/binarios.ts';
import { debeServir, type Situacion } from './situacion.ts';
import type { Terreno } from './terreno.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const conEntorno = (nombre: string, env: Variables, carpeta?: string): Situacion => ({
  nombre,
  correr: (terreno) => debeServir(terreno, { dataDir: terreno.nueva(carpeta), env }, { conTestigos: false }),
});

const conUmask = (umask: string): Situacion => ({
  nombre: `umask ${umask}`,
  correr: (terreno) =>
    debeServir(
      terreno,
      { dataDir: terreno.nueva(), delante: ['sh', '-c', `umask ${umask}; exec "$0" "$@"`] },
      { conTestigos: false },
    ),
});

export const situacionesDeEntorno: readonly Situacion[] = [
  conEntorno('ruta con espacios y ñ', {}, "Mi año, «peña» y 'más'"),
  conEntorno('ruta larga', {}, 'larga-'.repeat(25)),
  conEntorno('ruta larga y carpeta temporal que no existe', { TMPDIR: '/no/existe' }, 'larga-'.repeat(25)),
  conEntorno('locale C', { LANG: 'C', LC_ALL: 'C' }),
  conEntorno('locale que no existe', { LANG: 'xx_XX.UTF-8', LC_ALL: 'xx_XX.UTF-8' }),
  conEntorno('zona horaria lejana', { TZ: 'Pacific/Chatham', PGTZ: 'Asia/Kathmandu' }),
  conEntorno('sin HOME y con variables de otro PostgreSQL', {
    HOME: undefined,
    PGDATA: '/no/existe',
    PGHOST: '/no/existe',
    PGPORT: '1',
    PGUSER: 'nadie',
    PGPASSWORD: 'nada',
    PGDATABASE: 'ninguna',
    PGOPTIONS: '-c fsync=off',
    PGSSLMODE: 'require',
  }),
  conUmask('000'),
  conUmask('077'),
  {
    nombre: 'binarios sin los enlaces de sus bibliotecas (instalado sin scripts)',
    posible: () => process.getuid?.() === 0 && existsSync(listaDeEnlaces()),
    correr: sinEnlaces,
  },
];

const listaDeEnlaces = (): string => join(origenDelMotor(undefined).paquete ?? '', 'native/pg-symlinks.json');

/** The package as npm leaves it when no install script runs, seen by this start alone. */
function sinEnlaces(terreno: Terreno) {
  const { paquete = '' } = origenDelMotor(undefined);
  const copia = terreno.nueva('paquete');
  cpSync(paquete, copia, { recursive: true });
  const enlaces = JSON.parse(readFileSync(listaDeEnlaces(), 'utf8')) as readonly { readonly target: string }[];
  for (const { target } of enlaces) rmSync(join(copia, target), { force: true });
  const delante = ['unshare', '--mount', 'sh', '-c', 'mount --bind "$0" "$1" && shift && exec "$@"', copia, paquete];
  return debeServir(terreno, { dataDir: terreno.nueva(), delante }, { conTestigos: false });
}
