import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { formatearMes } from '#ui/formato/formato.ts';
import { DIAS, enDia, MESES, numeroDelDia, rendimientoDe } from './muestras.ts';

describe('how products did', () => {
  it('is the same each time, and each month its own', () => {
    expect(rendimientoDe(1, MESES[0])).toEqual(rendimientoDe(1, MESES[0]));
    expect(new Set(MESES.map((mes) => rendimientoDe(1, mes).importe)).size).toBe(MESES.length);
  });

  it('is high, medium or low by how far it got', () => {
    for (let id = 1; id <= 60; id++) {
      const { avance, nivel } = rendimientoDe(id, MESES[1]);
      expect(nivel).toBe(avance >= 70 ? 'alto' : avance >= 45 ? 'medio' : 'bajo');
    }
  });
});

it.each(['Australia/Brisbane', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Argentina/Buenos_Aires'])(
  'its months and days are the same for who looks from %s',
  (zona) => {
    vi.stubEnv('TZ', zona);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(MESES.map((mes) => formatearMes(enDia(mes)))).toEqual([
      'jun 26',
      'jul 26',
      'ago 26',
      'sept 26',
      'oct 26',
      'nov 26',
    ]);
    expect(DIAS.map(numeroDelDia)).toEqual(['16', '17', '18', '19', '20', '21', '22']);
  },
);
