import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '#comun/decimal.ts';
import { type Costo, costoUnitario, deshacer, entrar, SIN_COSTO, salir, valorAlPromedio } from './costo.ts';

const costo = (cantidad: string, valor: string, promedio: string): Costo => ({
  cantidad: decimal(cantidad),
  valor: decimal(valor),
  promedio: decimal(promedio),
});
const legible = ({ cantidad, valor, promedio }: Costo) => [cantidad, valor, promedio].map((cifra) => cifra.toFixed());
const entra = (antes: Costo, cantidad: string, unitario: string) =>
  entrar(antes, decimal(cantidad), decimal(unitario).times(cantidad)).costo;

describe('INV-19 the vectors of RN-15', () => {
  const alDoce = entra(entra(SIN_COSTO, '8', '10'), '4', '16');

  it('8 at 10 and 4 at 16 average 12', () => {
    expect(legible(alDoce)).toEqual(['12', '144', '12']);
  });

  it('10 going out leave a value of 24 and the average where it was', () => {
    const { costo: queda, valor } = salir(alDoce, decimal(10));
    expect(valor.toFixed()).toBe('120');
    expect(legible(queda)).toEqual(['2', '24', '12']);
  });

  it('2 more at 6 average 9, worth 36', () => {
    expect(legible(entra(salir(alDoce, decimal(10)).costo, '2', '6'))).toEqual(['4', '36', '9']);
  });
});

describe('below zero', () => {
  it('goes out at the last average beyond what there is', () => {
    const { costo: queda, valor } = salir(costo('5', '50', '10'), decimal(8));
    expect(valor.toFixed()).toBe('80');
    expect(legible(queda)).toEqual(['-3', '-30', '10']);
  });

  it('INV-19 crossing up counts nothing for the old quantity, and keeps the difference', () => {
    const { costo: queda, diferencia } = entrar(costo('-3', '-30', '10'), decimal(5), decimal(80));
    expect(legible(queda)).toEqual(['2', '32', '16']);
    expect(diferencia.toFixed()).toBe('-18');
  });

  it('reaching exactly zero leaves no value', () => {
    const { costo: queda, diferencia } = entrar(costo('-3', '-30', '10'), decimal(3), decimal(48));
    expect(legible(queda)).toEqual(['0', '0', '16']);
    expect(diferencia.toFixed()).toBe('-18');
  });

  it('still below zero, what is owed is worth the new cost', () => {
    const { costo: queda, diferencia } = entrar(costo('-3', '-30', '10'), decimal(1), decimal(16));
    expect(legible(queda)).toEqual(['-2', '-32', '16']);
    expect(diferencia.toFixed()).toBe('-18');
  });
});

describe('undoing', () => {
  it('takes its own value while something remains', () => {
    const { costo: queda, diferencia } = deshacer(costo('12', '144', '12'), decimal(-4), decimal(-64));
    expect(legible(queda)).toEqual(['8', '80', '10']);
    expect(diferencia.toFixed()).toBe('0');
  });

  it('leaves nothing at zero, and keeps the difference', () => {
    const { costo: queda, diferencia } = deshacer(costo('4', '48', '12'), decimal(-4), decimal(-64));
    expect(legible(queda)).toEqual(['0', '0', '12']);
    expect(diferencia.toFixed()).toBe('16');
  });

  it('falls back to the average when its own value is more than there is', () => {
    const { costo: queda, diferencia } = deshacer(costo('5', '60', '12'), decimal(-4), decimal(-64));
    expect(legible(queda)).toEqual(['1', '12', '12']);
    expect(diferencia.toFixed()).toBe('16');
  });

  it('falls back to the average below zero', () => {
    const { costo: queda, diferencia } = deshacer(costo('1', '12', '12'), decimal(-4), decimal(-64));
    expect(legible(queda)).toEqual(['-3', '-36', '12']);
    expect(diferencia.toFixed()).toBe('16');
  });

  it('an undone exit comes back at the value it left with', () => {
    const { costo: queda } = deshacer(costo('2', '24', '12'), decimal(10), decimal(120));
    expect(legible(queda)).toEqual(['12', '144', '12']);
  });

  it('over what is below zero it rules alone, as any entry does, and keeps the difference', () => {
    const { costo: queda, diferencia } = deshacer(costo('-2', '-20', '10'), decimal(5), decimal(40));
    expect(legible(queda)).toEqual(['3', '24', '8']);
    expect(diferencia.toFixed()).toBe('4');
  });

  it('what moved nothing leaves the cost as it was, to its last decimal', () => {
    const { costo: queda, diferencia } = deshacer(costo('3', '10', '3.33333334'), decimal(0), decimal(0));
    expect(legible(queda)).toEqual(['3', '10', '3.33333334']);
    expect(diferencia.toFixed()).toBe('0');
  });

  // One ajuste may take in and out of the same artículo, each at its own cost: its value and its quantity go their own ways.
  it.each([
    ['no quantity and some value', ['10', '100', '10'], ['0', '-30'], ['10', '70', '7'], '0'],
    ['no quantity and value back', ['10', '100', '10'], ['0', '30'], ['10', '130', '13'], '0'],
    ['no value and some quantity', ['10', '100', '10'], ['10', '0'], ['20', '100', '5'], '0'],
    ['quantity back and value away', ['10', '100', '10'], ['10', '-40'], ['20', '60', '3'], '0'],
    ['quantity back and all the value away', ['10', '100', '10'], ['10', '-100'], ['20', '0', '0'], '0'],
    ['more value away than there is', ['10', '100', '10'], ['10', '-101'], ['20', '200', '10'], '201'],
    ['no value over what is below zero', ['-2', '-20', '10'], ['5', '0'], ['3', '0', '0'], '20'],
  ])('%s', (_, [cantidad, valor, promedio], [movida, suyo], queda, diferencia) => {
    const antes = costo(cantidad ?? '', valor ?? '', promedio ?? '');
    const despues = deshacer(antes, decimal(movida ?? ''), decimal(suyo ?? ''));
    expect([legible(despues.costo), despues.diferencia.toFixed()]).toEqual([queda, diferencia]);
  });
});

it('what goes out takes its part of the value, and not what the rest would leave over', () => {
  expect(salir(costo('3', '10', '3.33333333'), decimal(1)).valor.toFixed()).toBe('3.33333333');
});

it('INV-19 what went out never changes the average, and the last unit takes all the value left', () => {
  const cantidad = fc.integer({ min: 1, max: 100_000 });
  const unitario = fc.integer({ min: 0, max: 10 ** 9 });
  fc.assert(
    fc.property(cantidad, unitario, fc.array(cantidad, { maxLength: 8 }), (milesimos, diezmilesimos, salidas) => {
      const inicial = entra(
        SIN_COSTO,
        decimal(milesimos).div(1000).toFixed(),
        decimal(diezmilesimos).div(10_000).toFixed(),
      );
      let actual = inicial;
      for (const salida of salidas) {
        if (decimal(salida).div(1000).gt(actual.cantidad)) continue;
        actual = salir(actual, decimal(salida).div(1000)).costo;
        expect(actual.promedio.eq(inicial.promedio)).toBe(true);
      }
      if (actual.cantidad.gt(0)) actual = salir(actual, actual.cantidad).costo;
      expect(legible(actual)).toEqual(['0', '0', inicial.promedio.toFixed()]);
    }),
  );
});

it('values what moves inside the company at the average, to eight decimals', () => {
  expect(valorAlPromedio(costo('3', '10', '3.33333333'), decimal('2.5')).toFixed()).toBe('8.33333333');
});

it('tells a unit cost, or that there is none to tell', () => {
  expect(costoUnitario('-24', '-2')?.toFixed()).toBe('12');
  expect(costoUnitario('0', '0')).toBeNull();
});
