import { describe, expect, it } from 'vitest';
import { separarCodigos } from './codigos-que-van.ts';

describe('GAP-18 the codes of an artículo that a list makes', () => {
  it.each([
    ['a bar code with its digit of control', { tipo: 'BARRAS', valor: '7790001234568', de: null }],
    ['a bar code that is no GTIN', { tipo: 'BARRAS', valor: 'CAJA-7', de: null }],
    ['an original code, whatever it looks like', { tipo: 'ORIGINAL', valor: '7790001234567', de: null }],
  ] as const)('are %s', (_, codigo) => {
    expect(separarCodigos([codigo])).toEqual({ van: [codigo], noVan: [] });
  });

  it('ART-01 are not a bar code whose digit of control is wrong, nor INV-02 one that is of another artículo, nor nothing', () => {
    expect(
      separarCodigos([
        { tipo: 'BARRAS', valor: '7790001234567', de: null },
        { tipo: 'ORIGINAL', valor: 'OEM-2', de: 'C-2' },
        { tipo: 'ORIGINAL', valor: '', de: null },
      ]),
    ).toEqual({
      van: [],
      noVan: [
        { tipo: 'BARRAS', valor: '7790001234567', de: null, debido: '8' },
        { tipo: 'ORIGINAL', valor: 'OEM-2', de: 'C-2', debido: null },
      ],
    });
  });
});
