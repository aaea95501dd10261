import type { Azar } from '#campanias/comun/azar.ts';
import { hijosDe, leerSiEsta } from '#campanias/comun/procesos.ts';
import { estaVivo } from '#servidor/motor/pid.ts';

export const VICTIMAS = ['principal', 'árbol entero', 'una conexión', 'escritor de WAL'] as const;
export type Victima = (typeof VICTIMAS)[number];

/** The processes to kill, in order. Empty when the one that was asked for is not there at this moment. */
export function elegirVictimas(victima: Victima, principal: number, azar: Azar): readonly number[] {
  if (victima === 'principal') return [principal];
  const hijos = hijosDe(principal);
  if (victima === 'árbol entero') return [principal, ...hijos];
  const propios = hijos.filter((pid) => (victima === 'una conexión' ? esConexion : esEscritorDeWal)(tituloDe(pid)));
  const elegida = azar.elegir(propios);
  return elegida === undefined ? [] : [elegida];
}

/** kill -9; one that ended by itself in between is as dead as the others. */
export function matar(pids: readonly number[]): void {
  for (const pid of pids) if (estaVivo(pid)) process.kill(pid, 'SIGKILL');
}

const esConexion = (titulo: string): boolean => / trastienda trastienda \[local\] /.test(titulo);
const esEscritorDeWal = (titulo: string): boolean => /walwriter/.test(titulo);

const tituloDe = (pid: number): string => (leerSiEsta(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ');
