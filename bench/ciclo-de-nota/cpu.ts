import { readdirSync, readFileSync } from 'node:fs';

const TICKS_POR_SEGUNDO = 100;

type Proceso = { readonly padre: number; readonly segundos: number; readonly deHijos: number };

/** CPU a process has used so far, in seconds. Linux only: elsewhere it answers undefined. */
export const cpuDe = (pid: number): number | undefined => leer(pid)?.segundos;

/** The process of the database server that a backend belongs to, when it runs on this machine. */
export const motorDe = (backend: number): number | undefined => leer(backend)?.padre;

/** CPU of a whole database server, ended backends included. */
export function cpuDelMotor(postmaster: number | undefined): number | undefined {
  const propio = postmaster === undefined ? undefined : leer(postmaster);
  if (!propio) return undefined;
  const hijos = readdirSync('/proc')
    .filter((nombre) => /^\d+$/.test(nombre))
    .map((nombre) => leer(Number(nombre)))
    .filter((proceso) => proceso?.padre === postmaster);
  return hijos.reduce((suma, hijo) => suma + (hijo?.segundos ?? 0), propio.segundos + propio.deHijos);
}

function leer(pid: number): Proceso | undefined {
  try {
    const linea = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in parentheses and may hold spaces; fields are counted after it.
    const campos = linea.slice(linea.lastIndexOf(')') + 2).split(' ');
    const segundos = (desde: number) => (Number(campos[desde]) + Number(campos[desde + 1])) / TICKS_POR_SEGUNDO;
    return { padre: Number(campos[1]), segundos: segundos(11), deHijos: segundos(13) };
  } catch {
    return undefined;
  }
}
