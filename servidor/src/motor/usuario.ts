import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { frases, MotorImposible } from './frases.ts';

/** Who runs the engine when we are root; `undefined` elsewhere means «we ourselves». */
export type Identidad = { readonly uid: number; readonly gid: number };

const USUARIO_DE_LA_DISTRIBUCION = 'postgres';
const USUARIO_PROPIO = 'trastienda';

export const somosRoot = (): boolean => process.getuid?.() === 0;

/** initdb asks the system for the name of its user, so a uid without one is told before it fails. */
export function exigirNombreDeUsuario(preguntar: () => unknown = userInfo): void {
  try {
    preguntar();
  } catch {
    throw new MotorImposible(frases.sinNombre(process.getuid?.() ?? -1));
  }
}

/** The system user of the engine: `postgres` where it exists, else `trastienda`, created once. */
export function usuarioDelSistema(): Identidad {
  const identidad = identidadDe(USUARIO_DE_LA_DISTRIBUCION) ?? identidadDe(USUARIO_PROPIO) ?? crearUsuario();
  if (!identidad) throw new MotorImposible(frases.sinUsuarioDelSistema);
  return identidad;
}

function crearUsuario(): Identidad | undefined {
  const maneras = [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', USUARIO_PROPIO],
    ['adduser', '-S', '-D', '-H', '-s', '/sbin/nologin', USUARIO_PROPIO],
  ] as const;
  const creado = maneras.some(([orden, ...resto]) => spawnSync(orden, resto, { stdio: 'ignore' }).status === 0);
  return creado ? identidadDe(USUARIO_PROPIO) : undefined;
}

function identidadDe(nombre: string): Identidad | undefined {
  const numero = (opcion: '-u' | '-g') => {
    const { status, stdout } = spawnSync('id', [opcion, nombre], { encoding: 'utf8' });
    return status === 0 ? Number.parseInt(stdout, 10) : undefined;
  };
  const uid = numero('-u');
  const gid = numero('-g');
  return uid === undefined || gid === undefined || uid === 0 ? undefined : { uid, gid };
}

/** Asks the kernel, by trying as that user: modes, ACLs and mounts all count. */
export function puedeEntrar(identidad: Identidad, carpeta: string): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'cd -- "$0"', carpeta], { ...identidad, cwd: '/', stdio: 'ignore' });
  return status === 0;
}
