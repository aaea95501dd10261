import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { respetaDecimales, textoCantidad } from './cantidad.ts';
import { decimal, redondear, sumar, sumarPorClave, textoDecimal } from './decimal.ts';
import { conPorcentaje, textoTotal, textoUnitario } from './dinero.ts';

describe('rounding', () => {
  it('goes half away from zero, on both sides', () => {
    expect(['0.125', '-0.125', '2.5', '-2.5'].map((n) => redondear(n, 2).toFixed(2))).toEqual([
      '0.13',
      '-0.13',
      '2.50',
      '-2.50',
    ]);
    expect(redondear('-2.5', 0).toFixed()).toBe('-3');
  });

  it('agrees with integer arithmetic for every amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n }), (diezmilesimos) => {
        const signo = diezmilesimos < 0n ? -1n : 1n;
        const absoluto = diezmilesimos * signo;
        const centavos = (absoluto + 50n) / 100n;
        const esperado = `${signo < 0n && centavos > 0n ? '-' : ''}${centavos / 100n}.${String(centavos % 100n).padStart(2, '0')}`;

        expect(textoTotal(decimal(diezmilesimos.toString()).div(10_000))).toBe(esperado);
      }),
    );
  });
});

describe('texts that travel', () => {
  it('keep money at two to four decimals and quantities without idle zeros', () => {
    expect([textoUnitario('18450'), textoUnitario('2.5534'), textoUnitario('2.50000')]).toEqual([
      '18450.00',
      '2.5534',
      '2.50',
    ]);
    expect([textoCantidad('6.000'), textoCantidad('-0.125'), textoCantidad('1e3')]).toEqual(['6', '-0.125', '1000']);
  });

  it('never write exponents, nor a negative zero', () => {
    expect(textoDecimal('0.0000001', 0, 8)).toBe('0.0000001');
    expect(textoDecimal('-0.001', 2, 2)).toBe('0.00');
    expect(textoDecimal('123456789012345678901234', 0, 3)).toBe('123456789012345678901234');
  });

  it('hold what is far below a centavo, in whatever way they are written', () => {
    expect(`${decimal('0.00000001')} ${decimal(10).pow(25)}`).toBe('0.00000001 10000000000000000000000000');
    expect(decimal(2).div(3).toFixed()).toBe('0.666666666666666666666666666667');
  });

  it('are the same whether the database wrote the number or we worked it out', () => {
    const numeric = fc
      .tuple(fc.constantFrom('', '-'), fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.stringMatching(/^(\.[0-9]{1,6})?$/))
      .map((partes) => partes.join(''));
    fc.assert(
      fc.property(numeric, fc.integer({ min: 0, max: 2 }), fc.integer({ min: 2, max: 4 }), (texto, minimo, maximo) => {
        expect(textoDecimal(texto, minimo, maximo)).toBe(textoDecimal(decimal(texto), minimo, maximo));
      }),
    );
    expect([textoCantidad('-0.000'), textoUnitario('007'), textoCantidad('26.000')]).toEqual(['0', '7.00', '26']);
  });

  it('are rounded and filled as integers say', () => {
    const valor = fc.tuple(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), fc.integer({ min: 0, max: 9 }));
    fc.assert(
      fc.property(
        valor,
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: 2, max: 6 }),
        ([n, lugares], minimo, maximo) => {
          const absoluto = n < 0n ? -n : n;
          const unidades = absoluto * 10n ** BigInt(maximo);
          const parte = 10n ** BigInt(lugares);
          const redondo = (unidades + parte / 2n) / parte;
          const cifras = String(redondo).padStart(maximo + 1, '0');
          const decimales = cifras.slice(-maximo).replace(/0+$/, '').padEnd(minimo, '0');
          const signo = n < 0n && redondo > 0n ? '-' : '';

          expect(textoDecimal(decimal(n.toString()).times(decimal(10).pow(-lugares)), minimo, maximo)).toBe(
            `${signo}${cifras.slice(0, -maximo)}${decimales === '' ? '' : `.${decimales}`}`,
          );
        },
      ),
    );
    expect([textoDecimal(decimal('-0.0004'), 0, 3), textoDecimal(decimal('99.9996'), 0, 3)]).toEqual(['0', '100']);
  });

  it('read back as the number they were', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (milesimos) => {
        const cantidad = decimal(milesimos).div(1000);
        expect(decimal(textoCantidad(cantidad)).eq(cantidad)).toBe(true);
      }),
    );
  });
});

it('adds without losing anything floats would lose', () => {
  expect(sumar(Array.from({ length: 10 }, () => '0.1')).toFixed()).toBe('1');
  expect(sumar([]).toFixed()).toBe('0');
});

it('INV-29 knows whether a quantity fits its unidad, whatever zeros it was written with', () => {
  expect([respetaDecimales('2.500', 1), respetaDecimales('2.5', 0), respetaDecimales('3.000', 0)]).toEqual([
    true,
    false,
    true,
  ]);
});

it('adds a percentage exactly', () => {
  expect(conPorcentaje('18450', '21').toFixed()).toBe('22324.5');
});

it('adds up what comes under each key, in the order each one first comes', () => {
  const totales = sumarPorClave([
    ['b', '0.1'],
    ['a', '2'],
    ['b', '0.2'],
  ]);
  expect([...totales].map(([clave, total]) => `${clave} ${total}`)).toEqual(['b 0.3', 'a 2']);
});
