import { describe, expect, it } from 'vitest';
import { type LineaQueCrea, omitirRepetidas } from './repetidas.ts';

const linea = (propioNorm: string, resto: Partial<LineaQueCrea> = {}): LineaQueCrea => ({
  propioNorm,
  originalNorm: '',
  marcaId: null,
  omitida: null,
  ...resto,
});

describe('ART-25 lines of one list that would make the same artículo', () => {
  it('make it once: the first one does', () => {
    expect(omitirRepetidas([linea('A'), linea('B'), linea('A')])).toEqual([null, null, 'CODIGO_TOMADO']);
  });

  it('are the same one by their original code only within a marca', () => {
    const oem = (propio: string, marcaId: string | null) => linea(propio, { originalNorm: 'OEM', marcaId });
    expect(omitirRepetidas([oem('A', 'm'), oem('B', 'm'), oem('C', 'n'), oem('D', null), oem('E', null)])).toEqual([
      null,
      'CODIGO_TOMADO',
      null,
      null,
      null,
    ]);
  });

  it('take nothing from the next where they make none, whatever for', () => {
    const conOem = { originalNorm: 'OEM', marcaId: 'm' };
    expect(
      omitirRepetidas([
        linea('A', { omitida: 'SIN_DESCRIPCION' }),
        linea('A', conOem),
        linea('B', conOem),
        linea('B'),
        linea('A'),
      ]),
    ).toEqual(['SIN_DESCRIPCION', null, 'CODIGO_TOMADO', null, 'CODIGO_TOMADO']);
  });
});
