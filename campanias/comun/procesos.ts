import type { ChildProcess } from 'node:child_process';
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
