import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interpretarMinimo } from './minimo-de-articulo.ts';

const titulos = ['Código', 'Depósito', 'Mínimo', 'Objetivo', 'Máximo', 'Ubicación'];
const lugares = { codigo: 0, deposito: 1, minimo: 2, objetivo: 3, maximo: 4, ubicacion: 5 };
const tabla = { perfil: null, separador: ';', signo: ',', titulos, lugares } as const;
const leer = (...celdas: readonly string[]) =>
  interpretarMinimo({ tabla }, [...celdas, '', '', '', '', ''].slice(0, 6), 2);
const motivos = (...celdas: readonly string[]) => {
  const leida = leer(...celdas);
  return leida.aceptada ? [] : leida.rechazos.map(({ columna, motivo }) => `${columna}: ${motivo}`);
};

describe('RN-07, ART-13, ART-14 a row of minimums and places', () => {
  it('says what it says, and null of the rest', () => {
    expect(leer('w-712', 'CENTRAL/SALON', '4', '12,5', '20', ' A-3 ')).toEqual({
      aceptada: true,
      fila: {
        ...{ fila: 2, codigo: 'w-712', codigoNorm: 'W712', deposito: 'CENTRAL/SALON' },
        ...{ minimo: '4', objetivo: '12.5', maximo: '20', ubicacion: 'A-3' },
      },
    });
    expect(leer('w-712', '', '', '', '', 'A-3')).toMatchObject({
      fila: { deposito: null, minimo: null, objetivo: null, maximo: null, ubicacion: 'A-3' },
    });
  });

  it('everything wrong is said at once', () => {
    const [codigo, minimo, objetivo, ubicacion] = motivos('', '', '-1', 'doce', '', 'X'.repeat(31));
    expect(codigo).toBe('Código: Falta el código del artículo, o no tiene letras ni números.');
    expect(minimo).toBe('Mínimo: No puede ser negativo.');
    expect(objetivo).toMatch(/^Objetivo: /);
    expect(ubicacion).toMatch(/^Ubicación: .*30/);
    expect(motivos('A-1', 'SALON')).toEqual([
      'Código: No dice nada del artículo: poné su mínimo y su objetivo, o su ubicación.',
    ]);
  });

  it('a zero is said, and is not nothing', () => {
    const cifra = fc.nat({ max: 9_999 }).map(String);
    fc.assert(
      fc.property(cifra, fc.constantFrom(2, 3, 4), (escrita, cual) => {
        const celdas = ['A-1', '', '', '', '', ''].with(cual, escrita);
        const leida = leer(...celdas);
        expect(leida.aceptada && [leida.fila.minimo, leida.fila.objetivo, leida.fila.maximo][cual - 2]).toBe(escrita);
      }),
    );
  });
});
