import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimal, sumar } from '#comun/decimal.ts';
import { cerrarReserva, type EstadoReserva } from './reserva.ts';

it('keeps what remains on its own row and splits the part off', () => {
  expect(enTexto(cerrarReserva('5', [{ cantidad: '2', como: 'CONSUMIDA' }]))).toEqual([
    ['3', 'ACTIVA'],
    ['2', 'CONSUMIDA'],
  ]);
});

it('becomes the part itself when nothing remains', () => {
  expect(enTexto(cerrarReserva('5', [{ cantidad: '5', como: 'LIBERADA' }]))).toEqual([['5', 'LIBERADA']]);
});

it('may be consumed in part and released in part at once', () => {
  const cierres = [
    { cantidad: '2', como: 'CONSUMIDA' as const },
    { cantidad: '3', como: 'LIBERADA' as const },
  ];
  expect(enTexto(cerrarReserva('5', cierres))).toEqual([
    ['3', 'LIBERADA'],
    ['2', 'CONSUMIDA'],
  ]);
});

it('never closes more than it holds', () => {
  expect(() => cerrarReserva('5', [{ cantidad: '6', como: 'CONSUMIDA' }])).toThrow('no more than it holds');
  expect(() => cerrarReserva('5', [{ cantidad: '0', como: 'CONSUMIDA' }])).toThrow('more than nothing');
});

it('INV-24 what was reserved is active + consumed + released + expired, however it is split', () => {
  const parte = fc.record({
    peso: fc.integer({ min: 1, max: 9_999 }),
    como: fc.constantFrom('CONSUMIDA' as const, 'LIBERADA' as const, 'VENCIDA' as const),
  });
  fc.assert(
    fc.property(fc.array(parte, { minLength: 1, maxLength: 12 }), fc.nat(9_999), (partes, sobra) => {
      const total = partes.reduce((suma, { peso }) => suma + peso, sobra);
      let activa = decimal(total).div(1000).toFixed();
      const cerradas: [string, EstadoReserva][] = [];
      for (const { peso, como } of partes) {
        const cantidad = decimal(peso).div(1000).toFixed();
        const particion = cerrarReserva(activa, [{ cantidad, como }]);
        cerradas.push(...particion.partes.map((p): [string, EstadoReserva] => [p.cantidad.toFixed(), p.estado]));
        if (particion.propia.estado === 'ACTIVA') activa = particion.propia.cantidad.toFixed();
        else {
          cerradas.push([particion.propia.cantidad.toFixed(), particion.propia.estado]);
          activa = '0';
        }
      }
      expect(activa).toBe(decimal(sobra).div(1000).toFixed());
      expect(
        sumar([activa, ...cerradas.map(([cantidad]) => cantidad)])
          .times(1000)
          .toFixed(),
      ).toBe(String(total));
      expect(cerradas.map(([, estado]) => estado)).toEqual(partes.map(({ como }) => como));
    }),
  );
});

function enTexto({ propia, partes }: ReturnType<typeof cerrarReserva>): [string, EstadoReserva][] {
  return [propia, ...partes].map(({ cantidad, estado }) => [cantidad.toFixed(), estado]);
}
