import { describe, expect, it } from 'vitest';
import { primerosRegistros } from './registros.ts';
import { lectorDe, revisarForma } from './tabla.ts';

describe('a row', () => {
  const tabla = { titulos: ['A', 'B'], separador: ';', lugares: { a: 0, b: 1 } } as const;

  it('is blank, well formed, or has too few or too many cells', () => {
    expect(revisarForma(tabla, [' ', ''], 2)).toBe('en_blanco');
    expect(revisarForma(tabla, ['1', '2'], 2)).toBe('bien');
    expect(revisarForma(tabla, ['1', '2', ''], 2)).toBe('bien');
    expect(revisarForma(tabla, ['1'], 7)).toMatchObject({ fila: 7, motivo: expect.stringContaining('1 columnas') });
    expect(revisarForma(tabla, ['1', '2', '3'], 7)).toMatchObject({ motivo: expect.stringContaining('comillas') });
    expect(revisarForma({ ...tabla, sinTitulos: true }, ['1'], 1)).toMatchObject({
      motivo: expect.stringContaining('Tiene 1 columnas y las demás filas 2'),
    });
  });

  it('loses the apostrophe our exports put before a formula, its line ends and its outer spaces', () => {
    const lector = lectorDe<'a' | 'b'>(tabla, ["'=SUMA(A1)", ' dos\nlíneas '], 2);
    expect([lector.texto('a', 20), lector.texto('b', 20)]).toEqual(['=SUMA(A1)', 'dos líneas']);
    expect(lector.rechazos).toEqual([]);
  });

  it('names the cell with a character that cannot be kept, or that is too long', () => {
    const lector = lectorDe<'a' | 'b'>(tabla, ['x\u0000', 'largo'], 9);
    lector.texto('a', 20);
    lector.texto('b', 4);
    expect(lector.rechazos).toMatchObject([
      { fila: 9, columna: 'A', motivo: 'Tiene un carácter que no se puede guardar.' },
      { fila: 9, columna: 'B', valor: 'largo', motivo: 'Es demasiado largo: admite hasta 4 caracteres.' },
    ]);
  });
});

it('reads records with quotes, line ends of any kind, and leaves out one that is cut', () => {
  const texto = 'a;"b ""y"" c"\r\n1;"dos\nlíneas"\n2;cort';
  expect(primerosRegistros(texto, ';', 9, false)).toEqual([
    ['a', 'b "y" c'],
    ['1', 'dos\nlíneas'],
  ]);
  expect(primerosRegistros(texto, ';', 9, true).at(-1)).toEqual(['2', 'cort']);
});
