import { describe, expect, it } from 'vitest';
import { enCuanto } from './use-lote.ts';

const AHORA = Date.parse('2026-11-26T12:00:00Z');
const lote = (estado: 'SIMULADO' | 'APROBADO' | 'PROGRAMADO' | 'APLICADO' | 'REVERTIDO', mas: object = {}) => ({
  estado,
  aplicaDesde: null,
  hasta: null,
  ...mas,
});
const en = (segundos: number) => new Date(AHORA + segundos * 1000).toISOString();

describe('when a batch on the screen is asked about again', () => {
  it('soon after the moment it is applied by itself, and after that it ends', () => {
    expect(enCuanto(lote('PROGRAMADO', { aplicaDesde: en(10) }), AHORA)).toBe(13_000);
    expect(enCuanto(lote('APLICADO', { hasta: en(5) }), AHORA)).toBe(8_000);
  });

  it('now and then while that is far, and again and again once it should have happened', () => {
    expect(enCuanto(lote('PROGRAMADO', { aplicaDesde: en(86_400) }), AHORA)).toBe(30_000);
    expect(enCuanto(lote('PROGRAMADO', { aplicaDesde: en(-60) }), AHORA)).toBe(3_000);
  });

  it('now and then when another person may apply it, and never when nothing moves it or its rule is being written', () => {
    expect(enCuanto(lote('APROBADO'), AHORA)).toBe(30_000);
    expect(enCuanto(lote('APLICADO'), AHORA)).toBe(false);
    expect(enCuanto(lote('SIMULADO'), AHORA)).toBe(false);
    expect(enCuanto(lote('REVERTIDO', { aplicaDesde: en(-9), hasta: en(9) }), AHORA)).toBe(false);
  });
});
