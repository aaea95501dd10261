import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buscaAlgo, normaCodigo, normaPalabras, sinCerosIniciales, sonSoloSignos, suenaIgual } from './texto.ts';

describe('the normal form of a code', () => {
  it('INV-01 sees one code in two spellings', () => {
    expect(normaCodigo('abc-012/3')).toBe(normaCodigo('ABC 0123'));
    expect(normaCodigo('ñandú-7')).toBe('NANDU7');
  });

  it('never changes once it is normal, and holds only capitals and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (texto) => {
        const norma = normaCodigo(texto);
        expect(norma).toMatch(/^[A-Z0-9]*$/);
        expect(normaCodigo(norma)).toBe(norma);
      }),
    );
  });

  it('does not care about separators wherever they stand', () => {
    const separados = fc.array(fc.tuple(fc.constantFrom(...'ABC019'), fc.constantFrom('', '-', ' ', '.', '/')));
    fc.assert(
      fc.property(separados, (partes) => {
        expect(normaCodigo(partes.flat().join(''))).toBe(partes.map(([letra]) => letra).join(''));
      }),
    );
  });
});

it('drops leading zeros but keeps a code that is only zeros', () => {
  expect(['0012', '12', '000', '0'].map(sinCerosIniciales)).toEqual(['12', '12', '0', '0']);
});

it('tells whether two names are heard as one', () => {
  expect(suenaIgual(' Mayorista  Sur', 'MAYORÍSTA sur')).toBe(true);
  expect(suenaIgual('Contado -10', 'Contado 10')).toBe(false);
  expect(suenaIgual('Mayor ista', 'Mayorista')).toBe(false);
});

it('keeps word limits in texts', () => {
  expect(normaPalabras('  Filtro de áceite-Hilux 2.8 ')).toBe('FILTRO DE ACEITE HILUX 2 8');
});

it('TD-07 tells signs alone, of which no normal form keeps anything, from nothing written', () => {
  expect(['--', ' / ', '·', '"%"'].map(sonSoloSignos)).toEqual([true, true, true, true]);
  expect([undefined, '', '  ', 'a-', '0'].map(sonSoloSignos)).toEqual([false, false, false, false, false]);
  fc.assert(
    fc.property(fc.string(), (texto) => {
      expect(sonSoloSignos(texto)).toBe(buscaAlgo(texto) && normaPalabras(texto) === '');
    }),
  );
});
