import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Condicion, conCondicion, escribirFiltros, leerConocidas, leerFiltros } from './filtros.ts';

const CAMPOS = { codigo: 'texto', precio: 'numero', fecha: 'fecha', marca: 'lista', 'stock-*': 'numero' } as const;
const SUCURSAL = '0199b0c2-7f5a-7000-8000-00000000000a';

const texto = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .filter((uno) => uno.trim() !== '' && !uno.includes('\u0000'));
const numero = fc.tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.nat(99)).map(([n, d]) => `${n}.${d}`);
const dia = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((uno) => uno.toISOString().slice(0, 10));
const rango = (campo: string, extremo: fc.Arbitrary<string>): fc.Arbitrary<Condicion> =>
  fc.oneof(
    fc.record({ campo: fc.constant(campo), es: fc.constant('entre' as const), desde: extremo }),
    fc.record({ campo: fc.constant(campo), es: fc.constant('entre' as const), hasta: extremo }),
    fc.record({ campo: fc.constant(campo), es: fc.constant('entre' as const), desde: extremo, hasta: extremo }),
  );
const condicion: fc.Arbitrary<Condicion> = fc.oneof(
  fc.record({ campo: fc.constant('codigo'), es: fc.constantFrom('contiene', 'empieza', 'igual'), texto }),
  fc.record({ campo: fc.constantFrom('codigo', 'marca', 'precio'), es: fc.constantFrom('vacio', 'lleno') }),
  fc.record({
    campo: fc.constant('marca'),
    es: fc.constant('uno'),
    valores: fc.array(texto, { minLength: 1, maxLength: 4 }),
  }),
  rango('precio', numero),
  rango(`stock-${SUCURSAL}`, numero),
  rango('fecha', dia),
);

describe('TD-07 filters as a text', () => {
  it('says again what was written, whatever signs the values have', () => {
    fc.assert(
      fc.property(fc.array(condicion, { maxLength: 5 }), (condiciones) => {
        const escrito = escribirFiltros(condiciones);
        fc.pre((escrito ?? '').length <= 2_000);
        expect(leerFiltros(escrito, CAMPOS)).toEqual(condiciones);
      }),
    );
  });

  it.each([
    'otro:contiene:a',
    'codigo:entre:1,2',
    'codigo:contiene:',
    'codigo:contiene: ',
    'codigo:contiene:a%b',
    'precio:contiene:1',
    'precio:entre:,',
    'precio:entre:1e9,',
    'precio:entre:1,2,3',
    'fecha:entre:2026-02-30,',
    'fecha:entre:0001-01-01,',
    'marca:uno:',
    'marca:uno:a,,b',
    'marca:vacio:1',
    'stock-1:entre:1,2',
    'codigo:igual:a;',
    ';',
  ])('refuses %s', (malo) => expect(leerFiltros(malo, CAMPOS)).toBe(null));

  it('refuses more than it can carry', () => {
    expect(leerFiltros(`codigo:igual:${'a'.repeat(2_000)}`, CAMPOS)).toBe(null);
    expect(leerFiltros(Array(21).fill('codigo:vacio').join(';'), CAMPOS)).toBe(null);
    expect(leerFiltros(Array(20).fill('codigo:vacio').join(';'), CAMPOS)).toHaveLength(20);
  });

  it('asks one thing of each column, in the order it was asked, and leaves alone what it does not know', () => {
    const uno: Condicion = { campo: 'codigo', es: 'igual', texto: 'a' };
    const otro: Condicion = { campo: 'codigo', es: 'empieza', texto: 'b;c' };
    expect(conCondicion(undefined, 'codigo', uno)).toBe('codigo:igual:a');
    expect(conCondicion('precio:vacio', 'codigo', uno)).toBe('precio:vacio;codigo:igual:a');
    expect(conCondicion('codigo:igual:a;ajena:x', 'codigo', otro)).toBe('codigo:empieza:b%3Bc;ajena:x');
    expect(conCondicion('codigo:igual:a;precio:vacio', 'codigo', undefined)).toBe('precio:vacio');
    expect(conCondicion('codigo:igual:a', 'codigo', undefined)).toBe(undefined);
    expect(leerConocidas('ajena:x;codigo:igual:a;precio:entre:,', CAMPOS)).toEqual([uno]);
  });
});
