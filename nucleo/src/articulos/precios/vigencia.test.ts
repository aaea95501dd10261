import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PrecioEscrito, precioVigente, situacionDe, vigencias } from './vigencia.ts';

const dia = (n: number) => new Date(Date.UTC(2026, 0, 1 + n));
const precio = (desde: number, importe: string | null, cantidadDesde = '0'): PrecioEscrito => ({
  desde: dia(desde).toISOString(),
  importe,
  cantidadDesde,
});

describe('PRE-05 the price at an instant', () => {
  const precios = [precio(0, '100'), precio(10, '120'), precio(20, null), precio(30, '150'), precio(5, '90', '12')];
  const en = (n: number, cantidad = '1') => precioVigente(precios, { cantidad, instante: dia(n) })?.importe ?? null;

  it('holds until the next one', () => {
    expect([en(-1), en(0), en(9), en(10), en(19)]).toEqual([null, '100', '100', '120', '120']);
  });

  it('ends where an end was written, and may start again', () => {
    expect([en(20), en(29), en(30), en(999)]).toEqual([null, null, '150', '150']);
  });

  it('takes the largest quantity not above the one asked for', () => {
    expect([en(6, '11'), en(6, '12'), en(4, '12'), en(25, '12')]).toEqual(['100', '90', '100', '90']);
  });
});

const historias = fc.uniqueArray(
  fc.record({
    desde: fc.integer({ min: 0, max: 40 }),
    importe: fc.option(fc.integer({ min: 0, max: 999 }).map(String)),
    cantidadDesde: fc.constantFrom('0', '0.000', '6', '12.5'),
  }),
  { selector: ({ desde, cantidadDesde }) => `${desde}·${Number(cantidadDesde)}`, maxLength: 30 },
);
const escribir = (historia: { desde: number; importe: string | null; cantidadDesde: string }[]) =>
  historia.map(({ desde, importe, cantidadDesde }) => precio(desde, importe, cantidadDesde));

describe('INV-42', () => {
  it('ranges of one quantity never overlap and leave no gap', () => {
    fc.assert(
      fc.property(historias, (historia) => {
        const rangos = vigencias(escribir(historia));
        for (const a of rangos) {
          for (const b of rangos) {
            const mismoTramo = Number(a.precio.cantidadDesde) === Number(b.precio.cantidadDesde);
            if (a === b || !mismoTramo) continue;
            const separados = (a.hasta !== null && a.hasta <= b.desde) || (b.hasta !== null && b.hasta <= a.desde);
            expect(separados).toBe(true);
          }
        }
      }),
    );
  });

  it('lookup gives at most one price, the same whatever the order they were written in', () => {
    const pedidos = fc.record({
      dia: fc.integer({ min: -1, max: 41 }),
      cantidad: fc.constantFrom('1', '6', '12.5', '20'),
    });
    fc.assert(
      fc.property(historias, pedidos, (historia, pedido) => {
        const precios = escribir(historia);
        const consulta = { cantidad: pedido.cantidad, instante: dia(pedido.dia) };
        const hallado = precioVigente(precios, consulta);
        expect(precioVigente(precios.toReversed(), consulta)).toEqual(hallado);

        const segunRangos = vigencias(precios)
          .filter(
            ({ desde, hasta }) =>
              desde <= dia(pedido.dia).toISOString() && (hasta === null || hasta > dia(pedido.dia).toISOString()),
          )
          .filter(
            (rango) => rango.precio.importe !== null && Number(rango.precio.cantidadDesde) <= Number(pedido.cantidad),
          )
          .toSorted((a, b) => Number(b.precio.cantidadDesde) - Number(a.precio.cantidadDesde))[0];
        expect(hallado).toEqual(segunRangos?.precio ?? null);
      }),
    );
  });
});

it('says where a price stands', () => {
  const rango = { desde: dia(10).toISOString(), hasta: dia(20).toISOString() };
  expect([9, 10, 19, 20].map((n) => situacionDe(rango, dia(n)))).toEqual([
    'PROGRAMADO',
    'VIGENTE',
    'VIGENTE',
    'ANTERIOR',
  ]);
  expect([9, 10, 9_999].map((n) => situacionDe({ ...rango, hasta: null }, dia(n)))).toEqual([
    'PROGRAMADO',
    'VIGENTE',
    'VIGENTE',
  ]);
});
