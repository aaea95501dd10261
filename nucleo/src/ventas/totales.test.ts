import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IVAS, type Iva, porcentajeDeIva } from '#articulos/iva.ts';
import { importeDe, totalesDe } from './totales.ts';

describe('importeDe', () => {
  it('INV-55 rounds once, at the end, half away from zero', () => {
    expect(importeDe({ cantidad: '3', precio: '0.335', descuentos: [] })).toBe('1.01');
    expect(importeDe({ cantidad: '0.5', precio: '0.01', descuentos: [] })).toBe('0.01');
    expect(importeDe({ cantidad: '4', precio: '18450', descuentos: ['10'] })).toBe('66420.00');
  });

  it('INV-55 chains discounts: 100 with 20-10-10 is 64.80, not 60', () => {
    expect(importeDe({ cantidad: '1', precio: '100', descuentos: ['20', '10', '10'] })).toBe('64.80');
  });

  it('INV-55 equals round(cantidad × precio × Π(1 − dᵢ), 2) worked out in whole numbers', () => {
    const milesimas = fc.integer({ min: 1, max: 10 ** 9 });
    const diezmilesimas = fc.integer({ min: 0, max: 10 ** 9 });
    const centesimas = fc.array(fc.integer({ min: 1, max: 9_999 }), { maxLength: 3 });
    fc.assert(
      fc.property(milesimas, diezmilesimas, centesimas, (cantidad, precio, descuentos) => {
        const exacto = descuentos.reduce((n, d) => n * BigInt(10_000 - d), BigInt(cantidad) * BigInt(precio));
        const escala = 10n ** 7n * 10n ** (4n * BigInt(descuentos.length));
        const centavos = (exacto * 100n * 2n + escala) / (2n * escala);
        const importe = importeDe({
          cantidad: conPunto(cantidad, 3),
          precio: conPunto(precio, 4),
          descuentos: descuentos.map((d) => conPunto(d, 2)),
        });
        expect(importe.replace('.', '').replace(/^0+(?=\d)/, '')).toBe(String(centavos));
      }),
    );
  });
});

describe('totalesDe', () => {
  it('INV-55 works IVA out on the sum of each rate, not line by line', () => {
    const renglones = Array.from({ length: 3 }, () => ({ importe: '0.10', iva: '21' as const }));
    expect(totalesDe(renglones)).toEqual({
      neto: '0.30',
      iva: '0.06',
      total: '0.36',
      porTasa: [{ tasa: '21', neto: '0.30', iva: '0.06' }],
    });
  });

  it('INV-55 keeps 0, exento and no gravado apart though none adds anything', () => {
    const totales = totalesDe([
      { importe: '10.00', iva: '0' },
      { importe: '20.00', iva: 'EXENTO' },
      { importe: '30.00', iva: 'NO_GRAVADO' },
    ]);
    expect(totales).toMatchObject({ neto: '60.00', iva: '0.00', total: '60.00' });
    expect(totales.porTasa.map(({ tasa }) => tasa)).toEqual(['0', 'EXENTO', 'NO_GRAVADO']);
  });

  it('a nota without lines is worth nothing', () => {
    expect(totalesDe([])).toEqual({ neto: '0.00', iva: '0.00', total: '0.00', porTasa: [] });
  });

  it('INV-55 net is the sum of the lines, net + IVA is the total, and each rate rounds by itself', () => {
    const renglon = fc.record({
      importe: fc.integer({ min: 0, max: 10 ** 10 }).map((centavos) => conPunto(centavos, 2)),
      iva: fc.constantFrom(...IVAS),
    });
    fc.assert(
      fc.property(fc.array(renglon, { maxLength: 40 }), (renglones) => {
        const { neto, iva, total, porTasa } = totalesDe(renglones);
        expect(centavosDe(neto)).toBe(sumar(renglones.map(({ importe }) => importe)));
        expect(centavosDe(neto) + centavosDe(iva)).toBe(centavosDe(total));
        expect(sumar(porTasa.map((fila) => fila.iva))).toBe(centavosDe(iva));
        for (const fila of porTasa) expect(centavosDe(fila.iva)).toBe(ivaDe(fila.tasa, centavosDe(fila.neto)));
      }),
    );
  });
});

const conPunto = (entero: number, decimales: number): string => {
  const texto = String(entero).padStart(decimales + 1, '0');
  return `${texto.slice(0, -decimales)}.${texto.slice(-decimales)}`;
};
const centavosDe = (total: string): bigint => BigInt(total.replace('.', ''));
const sumar = (totales: readonly string[]): bigint => totales.reduce((suma, total) => suma + centavosDe(total), 0n);

function ivaDe(tasa: Iva, neto: bigint): bigint {
  const porMil = BigInt(Math.round(Number(porcentajeDeIva(tasa)) * 10));
  return (neto * porMil * 2n + 1_000n) / 2_000n;
}
