import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CERO, decimal } from '#comun/decimal.ts';
import { asentarRelevo } from './relevo.ts';

const VIRTUAL = 'virtual';
const lugares = { esVirtual: (id: string) => id === VIRTUAL };
const cantidad = fc.integer({ min: 1, max: 500_000 }).map((n) => decimal(n).div(100).toFixed());
const costo = (q: string, valor: string) => ({
  cantidad: decimal(q),
  valor: decimal(valor),
  promedio: decimal(q).eq(0) ? CERO : decimal(valor).div(q).round(8),
});

it('ART-27 INV-20 whatever was where, what both are worth together stays to the last decimal, and each movement balances', () => {
  fc.assert(
    fc.property(
      fc.array(cantidad, { minLength: 1, maxLength: 6 }),
      cantidad,
      fc.integer({ min: 0, max: 10 ** 9 }),
      fc.integer({ min: 0, max: 10 ** 9 }),
      (enDepositos, delGanador, vale, valeElOtro) => {
        const total = enDepositos.reduce((suma, una) => suma.plus(una), CERO);
        const antes = new Map([
          ['perdedor', costo(total.toFixed(), decimal(vale).div(10_000).toFixed())],
          ['ganador', costo(delGanador, decimal(valeElOtro).div(10_000).toFixed())],
        ]);
        const relevos = enDepositos.map((una, i) => ({ depositoId: `d${i}`, decimales: 2, cantidad: una }));
        const { asentados, costos } = asentarRelevo(
          { sale: 'perdedor', entra: 'ganador', virtualId: VIRTUAL },
          relevos,
          antes,
          lugares,
        );
        expect(asentados).toHaveLength(enDepositos.length * 2);
        for (const { asientos, diferencias } of asentados) {
          expect(asientos.reduce((suma, a) => suma.plus(a.cantidad), CERO).eq(0)).toBe(true);
          expect(asientos.reduce((suma, a) => suma.plus(a.valor), CERO).eq(0)).toBe(true);
          expect(diferencias.size).toBe(0);
        }
        const [perdedor, ganador] = [costos.get('perdedor'), costos.get('ganador')];
        expect(perdedor?.cantidad.eq(0) && perdedor.valor.eq(0)).toBe(true);
        expect(ganador?.cantidad.eq(total.plus(delGanador))).toBe(true);
        expect(ganador?.valor.eq(decimal(vale).plus(valeElOtro).div(10_000))).toBe(true);
      },
    ),
  );
});
