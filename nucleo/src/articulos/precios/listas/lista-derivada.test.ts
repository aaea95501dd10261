import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertirExacto, convertirPrecio, type Lado } from '#articulos/precios/conversion.ts';
import { margenDe } from '#articulos/precios/margen.ts';
import { MODOS_DE_REDONDEO } from '#articulos/precios/redondeo.ts';
import { decimal } from '#comun/decimal.ts';
import { calculaOtraCosa, cicloDeListas, type Formula, pasosDeDerivado, precioDerivado } from './lista-derivada.ts';

const formula = (cambios: Partial<Formula> = {}): Formula => ({
  coeficiente: '1',
  paso: '0',
  modo: 'CERCANO',
  adicional: '0',
  margenMinimo: null,
  ...cambios,
});

describe('INV-45 coefficient, then rounding, then fee, then minimum margin', () => {
  it('step 10 and fee −0.01 on 12.34 is 9.99', () => {
    expect(precioDerivado('12.34', formula({ paso: '10', adicional: '-0.01' }), null).toFixed()).toBe('9.99');
  });

  it('shows each step', () => {
    const pasos = pasosDeDerivado('100', formula({ coeficiente: '1.37', paso: '5', adicional: '-0.1' }), '90');
    expect(pasos.map(({ paso, importe }) => [paso, importe.toFixed()])).toEqual([
      ['BASE', '100'],
      ['COEFICIENTE', '137'],
      ['REDONDEO', '135'],
      ['ADICIONAL', '134.9'],
    ]);
  });

  it('the minimum margin is last and is not rounded again', () => {
    const cara = formula({ coeficiente: '0.5', paso: '10', margenMinimo: '25' });
    expect(precioDerivado('100', cara, '88.88').toFixed()).toBe('111.1');
    expect(precioDerivado('100', cara, null).toFixed()).toBe('50');
  });

  it('a fee that takes away more than there is leaves zero, and a minimum margin lifts it from there', () => {
    const regalada = formula({ adicional: '-15', margenMinimo: '10' });
    expect(precioDerivado('12', { ...regalada, margenMinimo: null }, null).toFixed()).toBe('0');
    expect(pasosDeDerivado('12', regalada, '8').map(({ importe }) => importe.toFixed())).toEqual([
      ...['12', '12', '12', '0', '8.8'],
    ]);
  });

  it('a floor that changes nothing is no step, and cents of a dollar are a price', () => {
    const justa = pasosDeDerivado('100', formula({ margenMinimo: '25' }), '80');
    expect(justa.map(({ paso }) => paso)).toEqual(['BASE', 'COEFICIENTE', 'REDONDEO', 'ADICIONAL']);
    expect(precioDerivado('0.62', formula({ adicional: '-0.5' }), null).toFixed()).toBe('0.12');
  });

  it('any other order gives something else', () => {
    const importe = decimal('12.34').plus('-0.01');
    expect(precioDerivado(importe, formula({ paso: '10' }), null).toFixed()).toBe('10');
  });

  it('never goes under its floor, nor under zero', () => {
    const plata = fc.integer({ min: 0, max: 10 ** 8 }).map((n) => (n / 100).toFixed(2));
    const formulas = fc.record({
      coeficiente: fc.constantFrom('0.25', '1', '1.3333', '40'),
      paso: fc.constantFrom('0', '1', '10', '100'),
      modo: fc.constantFrom(...MODOS_DE_REDONDEO),
      adicional: fc.constantFrom('-500', '-0.01', '0', '9'),
      margenMinimo: fc.option(fc.constantFrom('0', '15.5', '300')),
    });
    fc.assert(
      fc.property(plata, formulas, fc.option(plata), (base, formula, costo) => {
        const precio = precioDerivado(base, formula, costo);
        expect(precio.gte(0)).toBe(true);
        if (costo === null || formula.margenMinimo === null) return;
        const piso = decimal(costo).times(decimal(100).plus(formula.margenMinimo)).div(100);
        expect(precio.gte(piso.round(4))).toBe(true);
      }),
    );
  });
});

describe('PRE-09 PRE-14 an amount in another lista', () => {
  it('changes of currency and of side at once, with one rounding', () => {
    const pesos = { cambio: '1', conIva: true };
    expect(convertirPrecio('100', { cambio: '1450.5', conIva: false }, pesos, '21').toFixed()).toBe('175510.5');
    expect(convertirPrecio('175510.5', pesos, { cambio: '1450.5', conIva: false }, '21').toFixed()).toBe('100');
    expect(convertirPrecio('121', pesos, { cambio: '1', conIva: false }, 'EXENTO').toFixed()).toBe('121');
    expect(convertirPrecio('121', pesos, { cambio: '1', conIva: false }, '21').toFixed()).toBe('100');
    const netos = ['1450.5', '1'].map((cambio) => ({ cambio, conIva: false })) as [Lado, Lado];
    expect(convertirPrecio('10', ...netos, '21').toFixed()).toBe('14505');
  });
});

it('a cost in another currency is not rounded before the margin over it is worked out', () => {
  const [enPesos, enDolares] = [
    { cambio: '1', conIva: false },
    { cambio: '1475', conIva: false },
  ];
  expect(margenDe('0.10', convertirExacto('120', enPesos, enDolares, '21'))?.toFixed()).toBe('22.92');
  expect(convertirPrecio('120', enPesos, enDolares, '21').toFixed()).toBe('0.0814');
});

describe('INV-44 listas that derive from each other', () => {
  const listas = (bases: readonly (number | null)[]) =>
    bases.map((base, i) => ({ id: String(i), listaBaseId: base === null ? null : String(base) }));

  it('names the circle that a base would close', () => {
    const cadena = listas([null, 0, 1, 2]);
    expect(cicloDeListas(cadena, { id: '0', listaBaseId: '3' })).toEqual(['0', '3', '2', '1', '0']);
    expect(cicloDeListas(cadena, { id: '0', listaBaseId: '0' })).toEqual(['0', '0']);
    expect(cicloDeListas(cadena, { id: '3', listaBaseId: '0' })).toBe(null);
    // One that was there before goes round by itself.
    expect(cicloDeListas(listas([null, 2, 1]), { id: '0', listaBaseId: '1' })).toBe(null);
  });

  it('taking only bases that close none never makes a circle', () => {
    const intentos = fc.array(fc.tuple(fc.nat(6), fc.option(fc.nat(6))), { maxLength: 40 });
    fc.assert(
      fc.property(intentos, (pedidos) => {
        const bases: (number | null)[] = Array.from({ length: 7 }, () => null);
        for (const [lista, base] of pedidos) {
          const listaBaseId = base === null ? null : String(base);
          if (cicloDeListas(listas(bases), { id: String(lista), listaBaseId }) === null) bases[lista] = base;
        }
        for (const desde of bases.keys()) {
          let saltos = 0;
          for (let actual: number | null = desde; actual !== null; actual = bases[actual] ?? null) saltos += 1;
          expect(saltos).toBeLessThanOrEqual(bases.length);
        }
      }),
    );
  });
});

describe('seguridad 3.2 a lista that works out other prices', () => {
  const { margenMinimo, ...propia } = formula({ coeficiente: '0.85', paso: '10' });
  const antes = {
    moneda: 'ARS',
    incluyeIva: false,
    derivacion: { ...propia, base: 'LISTA', listaBaseId: 'lista-1' } as const,
    margenMinimo,
  };

  it('is not the one whose numbers are written in another way, in another order', () => {
    const igual = { listaBaseId: 'lista-1', ...propia, base: 'LISTA', coeficiente: '0.850', paso: '10.0' } as const;
    expect(calculaOtraCosa(antes, { ...antes, derivacion: igual })).toBe(false);
  });

  it.each([
    { moneda: 'USD' },
    { incluyeIva: true },
    { margenMinimo: '0' },
    { derivacion: null },
    { derivacion: { ...antes.derivacion, listaBaseId: 'lista-2' } },
    { derivacion: { ...propia, base: 'COSTO_PROMEDIO' } as const },
    { derivacion: { ...antes.derivacion, coeficiente: '0.851' } },
    { derivacion: { ...antes.derivacion, modo: 'ARRIBA' } as const },
    { derivacion: { ...antes.derivacion, adicional: '-0.01' } },
  ])('is the one that gets %o, and the one that had it', (cambio) => {
    expect(calculaOtraCosa(antes, { ...antes, ...cambio })).toBe(true);
    expect(calculaOtraCosa({ ...antes, ...cambio }, antes)).toBe(true);
  });

  it('is none that is written by hand before and after', () => {
    const aMano = { ...antes, derivacion: null };
    expect(calculaOtraCosa(aMano, { ...aMano, moneda: 'USD', margenMinimo: '20' })).toBe(false);
  });
});
