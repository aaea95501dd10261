import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '#comun/decimal.ts';
import { alertasDe } from './alertas.ts';
import { admitirPrecios } from './bajo-margen.ts';
import { erroresDeMargen } from './errores-de-margen.ts';
import { pisoDePrecio } from './margen.ts';

const LISTA = { nombre: 'Lista 1', moneda: 'ARS', incluyeIva: false, margenMinimo: null as string | null };
const QUIEN = { aceptado: false, sePuedeAceptar: true, veCostos: true };
const precio = (importe: string | null, costo: string | null, codigo = 'A-1') => ({ codigo, importe, costo });
const decir = (precios: Parameters<typeof admitirPrecios>[0], lista: object = {}, quien: object = {}) => {
  const juzgado = admitirPrecios(precios, { ...LISTA, ...lista }, { ...QUIEN, ...quien });
  return juzgado.ok ? null : erroresDeMargen[juzgado.error.code].mensaje(juzgado.error.data);
};
const centavos = fc.integer({ min: 0, max: 10 ** 7 }).map((n) => decimal(n).div(100).toFixed());

describe('PRE-10 prices by hand', () => {
  it('are refused when a line of a batch with that price would ask for a tick, and at the lowest that is told they are not', () => {
    fc.assert(
      fc.property(
        centavos,
        centavos,
        fc.option(fc.integer({ min: 0, max: 300 }).map(String)),
        (importe, costo, margen) => {
          const lista = { ...LISTA, margenMinimo: margen };
          const juzgado = admitirPrecios([precio(importe, costo)], lista, QUIEN);
          const limites = { limiteDeVariacion: '10', margenMinimo: margen };
          const alertas = alertasDe({ anterior: null, nuevo: importe, costo }, limites);
          expect(juzgado.ok).toBe(!alertas.includes('BAJO_MARGEN'));
          if (juzgado.ok) return;
          const { minimo } = juzgado.error.data.precios[0] ?? {};
          expect(admitirPrecios([precio(minimo ?? null, costo)], lista, QUIEN).ok).toBe(true);
          const unPocoMenos = decimal(minimo ?? '0')
            .minus('0.0001')
            .toFixed();
          expect(admitirPrecios([precio(unPocoMenos, costo)], lista, QUIEN).ok).toBe(false);
        },
      ),
    );
  });

  it('ask nothing without a cost, nor of an end', () => {
    expect(pisoDePrecio(null, '50')).toBeNull();
    expect(decir([precio('0.01', null), precio(null, '100'), precio('0', '0')], { margenMinimo: '50' })).toBeNull();
  });

  it('go on when they are let through, each with the lowest that would do', () => {
    const [bajo, justo] = [precio('80', '100'), precio('130', '100')];
    const admitidos = admitirPrecios([bajo, justo], { ...LISTA, margenMinimo: '30' }, { ...QUIEN, aceptado: true });
    expect(admitidos.ok && [...admitidos.value].map(([uno, piso]) => [uno, piso.toFixed()])).toEqual([[bajo, '130']]);
  });

  it('INV-71 tell no figure of the cost, the margin nor the floor to who may not see costs, in whatever they answer', () => {
    const datos = (quien: object) => {
      const juzgado = admitirPrecios(
        [precio('66.67', '100')],
        { ...LISTA, margenMinimo: '30' },
        { ...QUIEN, ...quien },
      );
      return juzgado.ok ? null : juzgado.error.data;
    };
    const deLaLista = { lista: 'Lista 1', moneda: 'ARS', incluyeIva: false, sePuedeAceptar: true };
    expect(datos({})).toEqual({
      ...{ ...deLaLista, margenMinimo: '30' },
      precios: [{ codigo: 'A-1', importe: '66.67', costo: '100.00', margen: '-33.33', minimo: '130.00' }],
    });
    expect(datos({ veCostos: false })).toEqual({
      ...{ ...deLaLista, margenMinimo: null },
      precios: [{ codigo: 'A-1', importe: '66.67', costo: null, margen: null, minimo: null }],
    });
  });

  it('say why in words, with the figures of who may see them and what can be done', () => {
    expect(decir([precio('80', '100')])).toBe(
      'A-1 a $\u00a080,00 queda bajo su costo: cuesta $\u00a0100,00 y el margen sería de −20 %. Lo más bajo que puede ir es ' +
        '$\u00a0100,00. Cambialo o, si va a ese precio, aceptalo con un motivo.',
    );
    const enDolares = { margenMinimo: '30', moneda: 'USD', incluyeIva: true };
    expect(decir([precio('0.012', '0.01'), precio('1', '2', 'B')], enDolares, { sePuedeAceptar: false })).toBe(
      'A-1 a US$\u00a00,012 queda bajo el margen mínimo de Lista 1, que es de 30 %: cuesta US$\u00a00,01 con IVA y el margen ' +
        'sería de 20 %. Lo más bajo que puede ir es US$\u00a00,013. Y 1 precio más queda así. ' +
        'Cambialo, o pedíselo a quien puede escribir precios bajo el margen.',
    );
    expect(decir([precio('80', '100')], { margenMinimo: '30' }, { veCostos: false })).toBe(
      'A-1 a $\u00a080,00 queda por debajo de lo que Lista 1 admite. Cambialo o, si va a ese precio, aceptalo con un motivo.',
    );
  });
});
