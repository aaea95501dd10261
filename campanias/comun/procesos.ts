import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as esperar } from 'node:timers/promises';
import { estaVivo } from '#servidor/motor/pid.ts';

export type Fin = { readonly codigo: number | null; readonly senial: NodeJS.Signals | null };

/** How a child ended; settles once, also for one that has ended already. */
export const finDelHijo = (hijo: ChildProcess): Promise<Fin> =>
  new Promise((listo) => {
    if (hijo.exitCode !== null || hijo.signalCode !== null) {
      listo({ codigo: hijo.exitCode, senial: hijo.signalCode });
      return;
    }
    hijo.once('exit', (codigo, senial) => listo({ codigo, senial }));
  });

/** Waits for a process that is not our child to be gone. */
export async function finDelProceso(pid: number, limiteMs: number): Promise<void> {
  const limite = performance.now() + limiteMs;
  while (estaVivo(pid)) {
    if (performance.now() > limite) throw new Error(`process ${pid} did not end`);
    await esperar(20);
  }
}

/** The processes that one has started. Linux only, as all that looks into `/proc`. */
export const hijosDe = (padre: number): readonly number[] =>
  readdirSync('/proc')
    .filter((nombre) => /^\d+$/.test(nombre))
    .map(Number)
    .filter((pid) => padreDe(pid) === padre);

export const padreDe = (pid: number): number =>
  Number(/^PPid:\s+(\d+)/m.exec(leerSiEsta(`/proc/${pid}/status`) ?? '')?.[1] ?? 0);

export function leerSiEsta(ruta: string): string | undefined {
  try {
    return readFileSync(ruta, 'utf8');
  } catch {
    return undefined;
  }
}
