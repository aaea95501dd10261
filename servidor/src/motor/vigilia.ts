import { setTimeout as esperarMs } from 'node:timers/promises';
import { frases } from './frases.ts';
import type { Registro } from './lugar.ts';
import { estaVivo } from './pid.ts';

export type Estado = 'listo' | 'caido';

type Vigilancia = {
  readonly pid: () => number;
  /** Starts the engine again, or joins the one that somebody else started. */
  readonly volver: () => Promise<void>;
  readonly avisar: (estado: Estado) => void;
  readonly log: Registro;
};

const RONDA_MS = 250;
const ESPERAS_MS = [0, 250, 500, 1_000, 2_000, 5_000, 10_000, 30_000];
const TRANQUILO_MS = 60_000;
/** An engine that starts well and falls again is worth starting again soon; the long pauses are for one that cannot. */
const TRAS_INICIAR_BIEN = 3;

/** Watches the engine, ours or adopted, and brings it back with growing pauses for as long as the server lives. */
export function vigilar({ pid, volver, avisar, log }: Vigilancia): { terminar: () => Promise<void> } {
  const corte = new AbortController();
  const pausa = (ms: number) => esperarMs(ms, undefined, { signal: corte.signal, ref: false }).catch(() => undefined);
  let intentos = 0;

  const recuperar = async () => {
    log.warn(frases.caido);
    avisar('caido');
    while (!corte.signal.aborted) {
      await pausa(ESPERAS_MS[Math.min(intentos, ESPERAS_MS.length - 1)] ?? 0);
      if (corte.signal.aborted) return;
      intentos += 1;
      try {
        await volver();
        intentos = Math.min(intentos, TRAS_INICIAR_BIEN);
        log.info(frases.recuperado);
        avisar('listo');
        return;
      } catch (error) {
        const proxima = ESPERAS_MS[Math.min(intentos, ESPERAS_MS.length - 1)] ?? 0;
        log.warn(frases.reintento((error as Error).message, proxima / 1000));
      }
    }
  };

  const rondas = async () => {
    let desde = performance.now();
    while (!corte.signal.aborted) {
      await pausa(RONDA_MS);
      if (corte.signal.aborted) return;
      if (estaVivo(pid())) {
        if (performance.now() - desde > TRANQUILO_MS) intentos = 0;
        continue;
      }
      await recuperar();
      desde = performance.now();
    }
  };

  const fin = rondas();
  return {
    terminar: async () => {
      corte.abort();
      await fin;
    },
  };
}
