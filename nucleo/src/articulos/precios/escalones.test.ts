import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '#comun/decimal.ts';
import { cambiaDeEscalon, escalonesDe, escalonesQueSiguen, escalonPara } from './escalones.ts';
import { precioVigente } from './vigencia.ts';

const EN_VIGOR = '2026-01-01T00:00:00Z';

describe('PRE-11 the steps of a price by its quantity', () => {
  it('are those that change it, in their order', () => {
    const tramos = [
      { desde: '48', neto: '80.00' },
      { desde: '0', neto: '100.00' },
      { desde: '12', neto: '90.00' },
      { desde: '24', neto: '90.0000' },
    ];
    expect(escalonesDe(tramos)).toEqual([
      { desde: '0', neto: '100.00' },
      { desde: '12', neto: '90.00' },
      { desde: '48', neto: '80.00' },
    ]);
  });

  it('are none when the quantity does not matter, and one when there is a price only from a quantity on', () => {
    expect(escalonesDe([])).toEqual([]);
    expect(escalonesDe([{ desde: '0', neto: '5.00' }])).toEqual([]);
    const alPorMayor = escalonesDe([
      { desde: '0', neto: null },
      { desde: '6', neto: '5.00' },
    ]);
    expect(alPorMayor).toEqual([{ desde: '6', neto: '5.00' }]);
    expect(escalonPara(alPorMayor, '5.999')).toBeNull();
    expect(escalonPara(alPorMayor, '6')?.neto).toBe('5.00');
  });

  it('are also those that something else was said of since a price was frozen, though they change nothing by now', () => {
    const escalones = escalonesDe([
      { desde: '0', neto: '100.00' },
      { desde: '12', neto: '100.00', seMovio: true },
    ]);
    expect(cambiaDeEscalon(escalones, '12', '5')).toBe(true);
    expect(cambiaDeEscalon(escalones, '12', '13')).toBe(false);
    // Nobody is told of one that is the same price.
    expect(escalonesDe(escalones)).toEqual([]);
  });

  it('hold for every quantity as the rule of prices says, and what follows is what a larger one reaches', () => {
    const cantidad = fc.integer({ min: 0, max: 60_000 }).map((n) => decimal(n).div(1000).toFixed());
    const tramo = fc.record({
      desde: fc.oneof(fc.constantFrom('0', '6', '12', '12.5'), cantidad),
      neto: fc.option(fc.constantFrom('0.00', '10.00', '20.00', '20.5')),
    });
    const tramos = fc.uniqueArray(tramo, { selector: ({ desde }) => decimal(desde).toFixed(), maxLength: 7 });
    fc.assert(
      fc.property(tramos, fc.oneof(cantidad, fc.constantFrom('6', '12', '12.5')), cantidad, (todos, pedida, otra) => {
        const escalones = escalonesDe(todos);
        const escritos = todos.map(({ desde, neto }) => ({ cantidadDesde: desde, desde: EN_VIGOR, importe: neto }));
        const debido = precioVigente(escritos, { cantidad: pedida, instante: new Date(EN_VIGOR) })?.importe ?? null;
        const rige = escalonPara(escalones, pedida);
        // Without steps, the price is that of any quantity.
        const neto =
          escalones.length === 0 ? (todos.find(({ desde }) => Number(desde) === 0)?.neto ?? null) : rige?.neto;
        expect(neto == null ? null : Number(neto)).toBe(debido === null ? null : Number(debido));

        const [siguiente] = escalonesQueSiguen(escalones, pedida);
        if (siguiente) {
          expect(decimal(siguiente.desde).gt(pedida)).toBe(true);
          expect(escalonPara(escalones, siguiente.desde)).toEqual(siguiente);
          expect(siguiente.neto).not.toBe(rige?.neto);
        }
        expect(cambiaDeEscalon(escalones, pedida, otra)).toBe(escalonPara(escalones, otra) !== rige);
      }),
    );
  });
});
