import { describe, expect, it } from 'vitest';
import { alertasDe } from './alertas.ts';
import { margenDe } from './margen.ts';
import { variacionDe } from './variacion.ts';

describe('PRE-04 what stands out', () => {
  it('says variation and margin with two decimals', () => {
    expect(variacionDe('3', '4')?.toFixed()).toBe('33.33');
    expect([variacionDe(null, '4'), variacionDe('0', '4')]).toEqual([null, null]);
    expect(margenDe('150', '100')?.toFixed()).toBe('50');
  });

  it('beyond the limit, up or down, and under the margin the lista wants', () => {
    const limites = { limiteDeVariacion: '30', margenMinimo: null };
    const de = (
      anterior: string | null,
      nuevo: string,
      costo: string | null = null,
      margenMinimo: string | null = null,
    ) => alertasDe({ anterior, nuevo, costo }, { ...limites, margenMinimo });
    expect([de('100', '130'), de('100', '130.01'), de('100', '69.99')]).toEqual([[], ['VARIACION'], ['VARIACION']]);
    expect([de(null, '5'), de('100', '99', '100'), de('100', '100', '100')]).toEqual([[], ['BAJO_MARGEN'], []]);
    expect(de('100', '119', '100', '20')).toEqual(['BAJO_MARGEN']);
  });
});
