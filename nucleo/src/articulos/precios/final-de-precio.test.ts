import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alTerminar, elQueSigue } from './final-de-precio.ts';
import { type PrecioEscrito, precioVigente } from './vigencia.ts';

const dia = (n: number) => new Date(Date.UTC(2026, 0, 1 + n));
const precio = (desde: number, importe: string | null, cantidadDesde = '0'): PrecioEscrito => ({
  desde: dia(desde).toISOString(),
  importe,
  cantidadDesde,
});
const alFin = (precios: readonly PrecioEscrito[], desde: number, hasta: number, cantidadDesde = '0') =>
  alTerminar(precios, { cantidadDesde, desde: dia(desde), hasta: dia(hasta) });

describe('UA-12 the end of a price', () => {
  it('brings back what held when it began, and nothing when there was nothing', () => {
    const precios = [precio(20, '300'), precio(0, '100'), precio(5, '200')];
    expect(alFin(precios, 7, 9)).toEqual({ que: 'VUELVE', precio: precio(5, '200') });
    expect(alFin([], 7, 9)).toEqual({ que: 'VUELVE', precio: null });
    expect(alFin([precio(0, '100'), precio(3, null)], 7, 9)).toEqual({ que: 'VUELVE', precio: precio(3, null) });
  });

  it('leaves its place to one that begins right then, and clashes with the first that begins before', () => {
    const precios = [precio(12, '400'), precio(10, '300'), precio(0, '100')];
    expect(alFin(precios, 5, 10)).toEqual({ que: 'SIGUE', precio: precio(10, '300') });
    expect(alFin(precios, 5, 15)).toEqual({ que: 'CHOCA', precio: precio(10, '300') });
  });

  it('passes over the price of a batch that is over by then, for what is under it', () => {
    const deLote = (desde: number, importe: string, hasta: number) => ({
      ...precio(desde, importe),
      lote: { hasta: dia(hasta).toISOString() },
    });
    const precios = [{ ...precio(0, '100'), lote: { hasta: null } }, deLote(2, '90', 20), deLote(4, '80', 9)];
    expect(alFin(precios, 5, 8)).toMatchObject({ precio: { importe: '80' } });
    expect(alFin(precios, 5, 9)).toMatchObject({ precio: { importe: '90' } });
    expect(alFin(precios, 5, 20)).toMatchObject({ precio: { importe: '100' } });
    expect(alFin(precios, 25, 30)).toMatchObject({ precio: { importe: '100' } });
  });

  it('names what holds where one takes the place of another as it begins', () => {
    const enSeguida = { ...precio(10, '100'), desde: new Date(dia(10).getTime() + 1).toISOString() };
    const precios = [precio(0, '80'), precio(10, '90'), enSeguida, precio(20, null)];
    expect(alFin(precios, 5, 10)).toEqual({ que: 'SIGUE', precio: enSeguida });
    expect(alFin(precios, 5, 15)).toEqual({ que: 'CHOCA', precio: enSeguida });
    expect(alFin(precios, 12, 15)).toEqual({ que: 'VUELVE', precio: enSeguida });
    expect(elQueSigue(precios, { cantidadDesde: '0', desde: dia(5) })).toEqual(enSeguida);
  });

  it('what began at that very instant is what it covers, and two milliseconds are not one', () => {
    const precios = [precio(0, '100'), precio(5, '200')];
    expect(alFin(precios, 5, 9)).toEqual({ que: 'VUELVE', precio: precio(5, '200') });
    const despues = { ...precio(10, '110'), desde: new Date(dia(10).getTime() + 2).toISOString() };
    expect(alFin([...precios, precio(10, '90'), despues], 6, 15)).toEqual({ que: 'CHOCA', precio: precio(10, '90') });
  });

  it('looks only at its own quantity, however it is written', () => {
    const precios = [precio(0, '100'), precio(0, '90', '12.000'), precio(8, '80', '6')];
    expect(alFin(precios, 5, 10)).toMatchObject({ que: 'VUELVE', precio: { importe: '100' } });
    expect(alFin(precios, 5, 10, '12')).toMatchObject({ que: 'VUELVE', precio: { importe: '90' } });
  });

  it('says which one ends a price that has no end', () => {
    const precios = [precio(12, '400'), precio(10, '300'), precio(9, '90', '6'), precio(0, '100')];
    const sigue = (desde: number) => elQueSigue(precios, { cantidadDesde: '0', desde: dia(desde) });
    expect([sigue(5)?.importe, sigue(10)?.importe, sigue(12)]).toEqual(['300', '400', undefined]);
  });
});

it('UA-12 outside its days a campaign changes nothing: every other instant has the price it would have had', () => {
  const historias = fc.uniqueArray(
    fc.record({
      desde: fc.integer({ min: 0, max: 40 }),
      importe: fc.option(fc.integer({ min: 0, max: 999 }).map(String)),
      cantidadDesde: fc.constantFrom('0', '6'),
    }),
    { selector: ({ desde, cantidadDesde }) => `${desde}·${cantidadDesde}`, maxLength: 12 },
  );
  const campanias = fc.record({
    desde: fc.integer({ min: 0, max: 40 }),
    dias: fc.integer({ min: 1, max: 15 }),
    cantidadDesde: fc.constantFrom('0', '6'),
  });
  fc.assert(
    fc.property(historias, campanias, (historia, { desde, dias, cantidadDesde }) => {
      const antes = historia.map((fila) => precio(fila.desde, fila.importe, fila.cantidadDesde));
      const hasta = desde + dias;
      const fin = alFin(antes, desde, hasta, cantidadDesde);
      fc.pre(fin.que !== 'CHOCA');
      fc.pre(!historia.some((fila) => fila.desde === desde && fila.cantidadDesde === cantidadDesde));
      const vuelta = fin.que === 'VUELVE' ? [precio(hasta, fin.precio?.importe ?? null, cantidadDesde)] : [];
      const despues = [...antes, precio(desde, '1234', cantidadDesde), ...vuelta];
      for (let n = -1; n <= 60; n++) {
        for (const cantidad of ['1', '6']) {
          const en = (precios: readonly PrecioEscrito[]) =>
            precioVigente(precios, { cantidad, instante: dia(n) })?.importe ?? null;
          const durante = n >= desde && n < hasta;
          if (!durante) expect(en(despues)).toBe(en(antes));
          else if (cantidad === cantidadDesde || (cantidad === '1' && cantidadDesde === '0'))
            expect(en(despues)).toBe('1234');
        }
      }
    }),
  );
});
