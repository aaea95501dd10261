import { describe, expect, it } from 'vitest';
import { interpretarPrecio } from './precio.ts';

const tabla = {
  perfil: null,
  separador: ';',
  signo: ',',
  titulos: ['Código', 'Precio', 'Moneda'],
  lugares: { codigo: 0, precio: 1, moneda: 2 },
} as const;
const leer = (...celdas: readonly string[]) => interpretarPrecio({ tabla }, celdas, 2);

describe('ART-20 a row of prices', () => {
  it('reads the amount and, where the row says it, its currency', () => {
    expect(leer('w 712/73', '$ 1.234,50', '')).toEqual({
      aceptada: true,
      fila: { fila: 2, codigo: 'w 712/73', codigoNorm: 'W71273', importe: '1234.5', moneda: null },
    });
    expect(leer('A', '10', 'u$s')).toMatchObject({ fila: { moneda: 'USD' } });
    expect(leer('A', '10', '$')).toMatchObject({ fila: { moneda: 'ARS' } });
  });

  it('nothing, or zero, is no price; and everything wrong is said at once', () => {
    for (const vacio of ['', '0', '0,00']) {
      expect(leer('A', vacio, '')).toMatchObject({ aceptada: false, rechazos: [{ columna: 'Precio' }] });
    }
    expect(leer('', 'consultar', 'euros')).toMatchObject({
      rechazos: [{ columna: 'Código' }, { columna: 'Precio' }, { columna: 'Moneda' }],
    });
    expect(leer('A', '-5', '')).toMatchObject({ rechazos: [{ motivo: 'No puede ser negativo.' }] });
  });
});
