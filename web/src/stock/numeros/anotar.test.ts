import { describe, expect, it } from 'vitest';
import { anotarNumeros, faltaAnotar, sinNumero, sumaDeNumeros } from './anotar.ts';

describe('ART-24 the numbers of a line', () => {
  it('are pasted many at once, each once in any spelling, one unit each', () => {
    const pegados = anotarNumeros([], 'SN-1\nSN-2\r\n\tsn 1\n--\n', { control: 'SERIE', cantidad: '7' });
    expect(pegados).toEqual([
      { numero: 'SN-2', cantidad: '1' },
      { numero: 'sn 1', cantidad: '1' },
    ]);
    expect(sinNumero(pegados, 'SN1')).toEqual([{ numero: 'SN-2', cantidad: '1' }]);
  });

  it('of a lot take so many and the day it expires, the last that were said', () => {
    const uno = anotarNumeros([], 'L1', { control: 'LOTE', cantidad: '2.5', vence: '2027-01-31' });
    expect(anotarNumeros(uno, 'l-1', { control: 'LOTE', cantidad: '3' })).toEqual([{ numero: 'l-1', cantidad: '3' }]);
    expect([sumaDeNumeros(uno), faltaAnotar(uno, '4'), faltaAnotar(uno, '1')]).toEqual(['2.5', '1.5', '0']);
  });
});
