import { describe, expect, it } from 'vitest';
import { interpretarCosto } from './costo.ts';

const titulos = ['Código', 'Costo', 'Moneda', 'Fecha', 'Motivo'];
const lugares = { codigo: 0, costo: 1, moneda: 2, fecha: 3, motivo: 4 };
const tabla = { perfil: null, separador: ';', signo: ',', titulos, lugares } as const;
const ahora = new Date('2026-11-20T15:00:00Z');
const leer = (...celdas: readonly string[]) =>
  interpretarCosto({ tabla, ahora }, [...celdas, '', '', '', ''].slice(0, 5), 2);
const motivos = (...celdas: readonly string[]) => {
  const leida = leer(...celdas);
  return leida.aceptada ? [] : leida.rechazos.map(({ columna, motivo }) => `${columna}: ${motivo}`);
};

describe('ART-12, RN-18 a row of costs', () => {
  it('says what buying it again costs, in its currency and since its day', () => {
    const escritos = [
      ['12,5', 'Dólares'],
      ['U$S 12,5', ''],
      ['U$S 12,5', 'Dólares'],
    ] as const;
    for (const [costo, moneda] of escritos)
      expect(leer('w-712', costo, moneda, '18/11/2026', 'Lista de noviembre')).toEqual({
        aceptada: true,
        fila: {
          ...{ fila: 2, codigo: 'w-712', codigoNorm: 'W712', costo: '12.5', moneda: 'USD' },
          ...{ fecha: new Date('2026-11-18T03:00:00Z'), motivo: 'Lista de noviembre' },
        },
      });
    expect(motivos('w-712', 'U$S 12,5', 'Pesos')).toEqual([
      'Costo: Está escrito en una moneda y la columna de la moneda dice otra: corregí una de las dos.',
    ]);
  });

  it('without a currency or a day says neither, and today is now', () => {
    expect(leer('A', '$ 1.250,50')).toMatchObject({
      fila: { costo: '1250.5', moneda: null, fecha: null, motivo: '' },
    });
    expect(leer('A', '1', '', '20/11/2026')).toMatchObject({ fila: { fecha: null } });
  });

  it('a cost of nothing is no cost, and neither is one of tomorrow', () => {
    expect(motivos('A', '0')).toEqual(['Costo: No trae costo: queda el que tiene.']);
    expect(motivos('A', '')).toEqual(['Costo: No trae costo: queda el que tiene.']);
    expect(motivos('A', '1', '', 'ayer')).toEqual(['Fecha: No es una fecha: escribila d/m/aaaa hh:mm.']);
    expect(motivos('A', '-1', 'Euros', '21/11/2026')).toEqual([
      'Costo: No puede ser negativo.',
      'Moneda: No es una moneda que se use: va $, ARS, U$S o USD.',
      'Fecha: Es de un día que todavía no llegó.',
    ]);
  });
});
