import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CERO, decimal, sumar } from '#comun/decimal.ts';
import type { Costo } from './costo.ts';
import { asentarTransformacion, repartir } from './transformacion.ts';

const lugares = { esVirtual: (id: string) => id === 'ARMADO' };
const importe = fc.integer({ min: 0, max: 10 ** 9 }).map((n) => decimal(n).div(10_000));

it('INV-26 a total is shared out to the last decimal, and nobody gets less than nothing', () => {
  fc.assert(
    fc.property(importe, fc.array(importe, { minLength: 1, maxLength: 8 }), (total, pesos) => {
      fc.pre(pesos.some((peso) => peso.gt(0)));
      const partes = repartir(total, pesos);
      expect(sumar(partes).toFixed()).toBe(total.toFixed());
      expect(partes.every((parte) => parte.gte(0))).toBe(true);
    }),
  );
});

const traspaso = (articuloId: string, cantidad: number, entra: boolean) => ({
  articuloId,
  decimales: 0,
  desde: entra ? 'ARMADO' : 'SALON',
  hacia: entra ? 'SALON' : 'ARMADO',
  cantidad: String(cantidad),
});

it('INV-26 several things that come in share what went out by what they are worth at their averages; by quantity when none has a cost', () => {
  const costo = (promedio: number): Costo => ({
    cantidad: decimal(1),
    valor: decimal(promedio),
    promedio: decimal(promedio),
  });
  const valenEn = (uno: Costo | undefined, otro: Costo | undefined) => {
    const costos = new Map([
      ['salio', costo(100)],
      ...(uno ? [['uno', uno] as const] : []),
      ...(otro ? [['otro', otro] as const] : []),
    ]);
    const { asientos } = asentarTransformacion(
      {
        salen: [traspaso('salio', 1, false)],
        entran: [traspaso('uno', 1, true), traspaso('otro', 3, true)],
        costoAgregado: '20',
      },
      costos,
      lugares,
    );
    return ['uno', 'otro'].map((id) =>
      sumar(
        asientos.filter((a) => a.articuloId === id && a.depositoId === 'SALON').map(({ valor }) => valor),
      ).toFixed(),
    );
  };
  expect(valenEn(costo(30), costo(10))).toEqual(['60', '60']);
  expect(valenEn(costo(30), undefined)).toEqual(['120', '0']);
  expect([valenEn(undefined, undefined), valenEn(costo(0), costo(0))]).toEqual([
    ['30', '90'],
    ['30', '90'],
  ]);
});

const existencia = fc.record({ cantidad: fc.integer({ min: 1, max: 500 }), promedio: importe });

it('INV-15 INV-26 what comes in is worth what went out plus what was added, and each artículo sums to zero', () => {
  fc.assert(
    fc.property(
      fc.array(existencia, { minLength: 1, maxLength: 5 }),
      fc.array(existencia, { minLength: 1, maxLength: 5 }),
      importe,
      (hay, vienen, agregado) => {
        const costos = new Map<string, Costo>(
          [...hay.map((una, i) => [`s${i}`, una] as const), ...vienen.map((una, i) => [`e${i}`, una] as const)].map(
            ([id, { cantidad, promedio }]) => [
              id,
              { cantidad: decimal(cantidad), valor: promedio.times(cantidad), promedio },
            ],
          ),
        );
        const { asientos } = asentarTransformacion(
          {
            salen: hay.map(({ cantidad }, i) => traspaso(`s${i}`, cantidad, false)),
            entran: vienen.map(({ cantidad }, i) => traspaso(`e${i}`, cantidad, true)),
            costoAgregado: agregado,
          },
          costos,
          lugares,
        );
        const enSalon = asientos.filter(({ depositoId }) => depositoId === 'SALON');
        const entra = sumar(enSalon.filter(({ cantidad }) => cantidad.gt(0)).map(({ valor }) => valor));
        const sale = sumar(enSalon.filter(({ cantidad }) => cantidad.lt(0)).map(({ valor }) => valor));
        expect(entra.plus(sale).toFixed()).toBe(agregado.toFixed());
        for (const id of costos.keys()) {
          const suyos = asientos.filter(({ articuloId }) => articuloId === id);
          expect(sumar(suyos.map(({ cantidad }) => cantidad)).eq(CERO)).toBe(true);
          expect(sumar(suyos.map(({ valor }) => valor)).eq(CERO)).toBe(true);
        }
      },
    ),
  );
});
