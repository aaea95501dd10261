import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnaDeReferencia } from './planilla.ts';
import { letrasDeTitulo, tituloDeLugar, titulosDeLugares } from './sin-titulos.ts';

const titulosDe = (muestra: string, esHoja = false) =>
  titulosDeLugares({ muestra, completa: true, separador: ';', esHoja });

describe('the columns of a file without titles', () => {
  it('are called by their place, as a spreadsheet does', () => {
    expect([0, 1, 25, 26, 199].map(tituloDeLugar)).toEqual([
      'Columna A',
      'Columna B',
      'Columna Z',
      'Columna AA',
      'Columna GR',
    ]);
    fc.assert(
      fc.property(fc.nat(199), (lugar) => {
        expect(columnaDeReferencia(letrasDeTitulo(tituloDeLugar(lugar)) ?? '')).toBe(lugar);
      }),
    );
    expect(['Columna', 'Columna 3', 'Precio', 'Columna a'].map(letrasDeTitulo)).toEqual(Array(4).fill(undefined));
  });

  it('are those of most rows of a text, and all that any row of a sheet has', () => {
    expect(titulosDe('\nLista\nA;1\nB;2;sobra\nC;3\n')).toEqual(['Columna A', 'Columna B']);
    expect(titulosDe('A;1\nB;2;x\n')).toHaveLength(3);
    expect(titulosDe('A;1\nB;2;;USD\nC;3\n', true)).toHaveLength(4);
    expect(titulosDe('\n;;\n')).toEqual([]);
  });
});
