import { spawnSync } from 'node:child_process';
import { describe, expect, it, type TestContext, vi } from 'vitest';
import { escuchar } from './ayudas-de-prueba.ts';
import { vigilar } from './vigilia.ts';

const { pid: muerto } = spawnSync(process.execPath, ['--version']);

function vigilarMuerto({ onTestFinished }: TestContext, volver: () => Promise<void>) {
  const vigilia = vigilar({ pid: () => muerto, volver, avisar: () => {}, log: escuchar().log });
  onTestFinished(() => vigilia.terminar());
}

// Both only look at a clock, so they wait together.
describe.concurrent('the pauses before an engine is tried again', () => {
  it('guard 6: an engine that starts well is brought back soon, however often it falls', async (prueba) => {
    const vueltas: number[] = [];
    vigilarMuerto(prueba, async () => void vueltas.push(performance.now()));

    await vi.waitFor(() => expect(vueltas.length).toBeGreaterThanOrEqual(6), { timeout: 15_000 });

    const pausas = vueltas.slice(1).map((vuelta, i) => vuelta - (vueltas[i] ?? 0));
    expect(Math.max(...pausas)).toBeLessThan(2_000);
  }, 20_000);

  it('guard 6: one that cannot start is tried with growing pauses', async (prueba) => {
    const intentos: number[] = [];
    vigilarMuerto(prueba, async () => {
      intentos.push(performance.now());
      throw new Error('no');
    });

    await vi.waitFor(() => expect(intentos.length).toBeGreaterThanOrEqual(5), { timeout: 15_000 });

    const pausas = intentos.slice(1).map((intento, i) => intento - (intentos[i] ?? 0));
    expect(pausas.at(-1)).toBeGreaterThan(1_900);
    expect(pausas).toEqual(pausas.toSorted((a, b) => a - b));
  }, 20_000);
});
