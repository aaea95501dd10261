import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codigoDudoso, corregir, distancia, masCercanas, palabrasDudosas, restosDe } from './sugerencias.ts';

const hallada = (palabra: string, veces = 1) => ({ palabra, veces });
const letra = fc.constantFrom(...'ABCDEFGHIJ0123456789');
const palabra = fc.array(letra, { minLength: 4, maxLength: 14 }).map((letras) => letras.join(''));

describe('what a search that found nothing may have meant', () => {
  it('doubts words of four letters or more, and codes with a digit', () => {
    expect(palabrasDudosas('Filtro de  hylux, 2016 filtro')).toEqual(['FILTRO', 'HYLUX']);
    expect(codigoDudoso('wo-324')).toBe('WO324');
    expect([codigoDudoso('hylux'), codigoDudoso('w-2'), codigoDudoso('  ')]).toEqual(['', '', '']);
  });

  it('takes the nearest, and of those as near the one said most', () => {
    expect(masCercanas('HYLUX', [hallada('HILUX'), hallada('LUX'), hallada('HYLUX')])).toEqual(['HILUX']);
    expect(masCercanas('BUGIA', [hallada('BUJIA', 3), hallada('BUSIA', 9)])).toEqual(['BUSIA', 'BUJIA']);
    expect(masCercanas('FITLRO', [hallada('FILTRO'), hallada('FILO')])).toEqual(['FILTRO']);
    expect(masCercanas('BUGIAS', [hallada('BUJIA')])).toEqual(['BUJIA']);
    // A short word is forgiven one slip, a long one two.
    expect(masCercanas('HYLUKS', [hallada('HILUX')])).toEqual([]);
    expect(masCercanas('AMORTIGUADORES', [hallada('AMORTIGUADOR'), hallada('AMORTIGUADA')])).toEqual(['AMORTIGUADOR']);
  });

  it('writes the correction as the person writes', () => {
    const correcciones = new Map([
      ['HYLUX', 'HILUX'],
      ['BUGIA', 'BUJIA'],
    ]);
    expect(corregir(' filtro  hylux 2016/', correcciones)).toBe('filtro hilux 2016/');
    expect(corregir('BUGÍA Hylux', correcciones)).toBe('BUJIA hilux');
  });

  it('the distance of two words is that of the other way round, and zero only of one with itself', () => {
    fc.assert(
      fc.property(palabra, palabra, (una, otra) => {
        expect(distancia(una, otra)).toBe(distancia(otra, una));
        expect(distancia(una, otra) === 0).toBe(una === otra);
        expect(distancia(una, otra)).toBeLessThanOrEqual(Math.max(una.length, otra.length));
      }),
    );
  });

  it('one slip leaves the beginning or the end whole, or crosses the middle', () => {
    fc.assert(
      fc.property(
        palabra,
        fc.nat(),
        fc.constantFrom('poner', 'sacar', 'cambiar', 'cruzar'),
        letra,
        (buena, n, que, l) => {
          const i = n % buena.length;
          const resto = buena.slice(i + 1);
          const mala = {
            poner: buena.slice(0, i) + l + buena.slice(i),
            sacar: buena.slice(0, i) + resto,
            cambiar: buena.slice(0, i) + l + resto,
            cruzar: buena.slice(0, i) + resto.slice(0, 1) + (buena[i] ?? '') + resto.slice(1),
          }[que];
          const { comienzo, fin, cruzada } = restosDe(mala);
          expect(distancia(mala, buena)).toBeLessThanOrEqual(1);
          expect(buena.startsWith(comienzo) || buena.endsWith(fin) || buena === cruzada).toBe(true);
        },
      ),
    );
  });
});
