import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitoDeControl } from '#articulos/etiquetas/simbolo.ts';
import { interpretarCodigo } from './codigo-de-articulo.ts';

const titulos = ['Código', 'Otro código', 'Tipo', 'Proveedor', 'Cantidad'];
const lugares = { codigo: 0, valor: 1, tipo: 2, proveedor: 3, cantidad: 4 };
const tabla = { perfil: null, separador: ';', signo: ',', titulos, lugares } as const;
const leer = (...celdas: readonly string[]) => interpretarCodigo({ tabla }, [...celdas, '', '', '', ''].slice(0, 5), 2);
const motivos = (...celdas: readonly string[]) => {
  const leida = leer(...celdas);
  return leida.aceptada ? [] : leida.rechazos.map(({ columna, motivo }) => `${columna}: ${motivo}`);
};

describe('ART-20 a row of codes', () => {
  it('without a tipo, its shape says which it is', () => {
    expect(leer('A-1', '7790001234568')).toMatchObject({ fila: { tipo: 'BARRAS', cantidad: null } });
    expect(leer('A-1', 'VW 030 115')).toMatchObject({ fila: { tipo: 'ALTERNATIVO', valorNorm: 'VW030115' } });
    expect(leer('A-1', '123', '', 'Mann SA')).toMatchObject({ fila: { tipo: 'PROVEEDOR', proveedor: 'Mann SA' } });
    expect(leer('A-1', '123', 'oem', 'Mann SA')).toMatchObject({ fila: { tipo: 'ORIGINAL', proveedor: '' } });
    expect(leer('A-1', '40170725', 'EAN', '', '12')).toMatchObject({ fila: { tipo: 'BARRAS', cantidad: '12' } });
    expect(leer('A-1', 'P-1', '', 'Mann SA', '12')).toMatchObject({ fila: { tipo: 'PROVEEDOR', cantidad: '12' } });
  });

  it('everything wrong is said at once', () => {
    expect(motivos('', '', 'Otra cosa', '', '0')).toEqual([
      'Código: Falta el código del artículo, o no tiene letras ni números.',
      'Otro código: Falta el código que se agrega.',
      'Tipo: Es De barras, Original, Alternativo o Del proveedor.',
      'Cantidad: Tiene que ser más que cero.',
    ]);
    expect(motivos('A-1', 'P-1', 'proveedor', '', '12')).toEqual(['Proveedor: Falta de qué proveedor es el código.']);
  });

  it('a bar code shaped as a GTIN carries its digit of control, and one digit changed is told', () => {
    const cuerpos = fc.constantFrom(7, 11, 12, 13).chain((largo) => fc.stringMatching(new RegExp(`^[0-9]{${largo}}$`)));
    fc.assert(
      fc.property(cuerpos, fc.nat(), fc.integer({ min: 1, max: 9 }), (cuerpo, donde, suma) => {
        const entero = cuerpo + digitoDeControl(cuerpo);
        expect(motivos('A-1', entero)).toEqual([]);
        const i = donde % entero.length;
        const otra = (Number(entero[i]) + suma) % 10;
        expect(motivos('A-1', `${entero.slice(0, i)}${otra}${entero.slice(i + 1)}`)).toHaveLength(1);
      }),
    );
    // What the house prints for itself is no GTIN, and is nobody's mistake.
    expect(motivos('A-1', 'CAJA-12', 'barras')).toEqual([]);
  });
});
