import { setTimeout as esperar } from 'node:timers/promises';
import type { Resultado } from './historia.ts';

const INTENTOS = 20;
const PAUSA_MS = 250;

/** An answer after asking again, and how many times the server said that it could not just then. */
type Insistido = { readonly resultado: Resultado; readonly demoras: number };

/** What a server says that is busy or without its database. That others hold the same rows is another matter. */
const PIDE_ESPERA = /^503 .*"comun\.(base_no_disponible|demora)"/;

/**
 * Sends again, with the same key, what a busy server could not do just then. Any other answer, or none, is for the
 * campaign to judge.
 */
export async function insistir(enviar: () => Promise<Resultado>): Promise<Insistido> {
  for (let demoras = 0; ; demoras += 1) {
    const resultado = await enviar();
    const pideEspera = resultado.tipo === 'unknown' && PIDE_ESPERA.test(resultado.motivo);
    if (!pideEspera || demoras >= INTENTOS) return { resultado, demoras };
    await esperar(PAUSA_MS);
  }
}
