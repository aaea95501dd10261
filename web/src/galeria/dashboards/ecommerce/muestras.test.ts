import { describe, expect, it } from 'vitest';
import { MESES, rendimientoDe } from './muestras.ts';

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
