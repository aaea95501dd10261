import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaCodigo, sinCerosIniciales } from '#comun/texto.ts';
import { finDeComienzo, leerBusqueda, textoDePalabras } from './busqueda.ts';

describe('ART-02 what a person types', () => {
  it('is one code and several words', () => {
    expect(leerBusqueda('  filtro, ACEITE W-712/95 ')).toEqual({
      codigo: 'FILTROACEITEW71295',
      codigoSinCeros: 'FILTROACEITEW71295',
      palabras: ['FILTRO', 'ACEITE', '712'],
      comienzos: ['W', '95'],
    });
  });

  it('loses accents, repeats and leading zeros', () => {
    expect(leerBusqueda('Bujía bujia')).toMatchObject({ palabras: ['BUJIA'] });
    expect(leerBusqueda('0012-3')).toMatchObject({ codigo: '00123', codigoSinCeros: '123' });
  });

  it('may have nothing to look for', () => {
    expect(leerBusqueda(' -- ')).toEqual({ codigo: '', codigoSinCeros: '', palabras: [], comienzos: [] });
  });
});

const textos = fc.string({ unit: 'binary', maxLength: 30 });

describe('INV-01 normal form of a code', () => {
  it('makes one of the ways people write it', () => {
    expect(normaCodigo('abc-012/3')).toBe(normaCodigo('ABC 0123'));
  });

  it('is only capitals and digits, and its own normal form', () => {
    fc.assert(
      fc.property(textos, (texto) => {
        const norma = normaCodigo(texto);
        expect(norma).toMatch(/^[A-Z0-9]*$/);
        expect(normaCodigo(norma)).toBe(norma);
      }),
    );
  });

  it('does not change with case or with what people put between letters', () => {
    const codigos = fc.array(fc.constantFrom(...'abzAQ019-./ _'), { maxLength: 20 }).map((letras) => letras.join(''));
    fc.assert(
      fc.property(codigos, fc.constantFrom('-', '.', ' ', '/', '_'), (codigo, separador) => {
        expect(normaCodigo(codigo.toLowerCase())).toBe(normaCodigo(codigo));
        expect(normaCodigo([...codigo].join(separador))).toBe(normaCodigo(codigo));
      }),
    );
  });

  it('without leading zeros never becomes empty', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{1,12}$/), (norma) => {
        const corta = sinCerosIniciales(norma);
        expect(corta).not.toBe('');
        expect(sinCerosIniciales(`00${norma}`)).toBe(corta);
      }),
    );
  });
});

it('a prefix is exactly the range from it to its end', () => {
  const normas = fc.stringMatching(/^[A-Z0-9]{1,6}$/);
  fc.assert(
    fc.property(normas, normas, (comienzo, codigo) => {
      const enRango = codigo >= comienzo && codigo < finDeComienzo(comienzo);
      expect(enRango).toBe(codigo.startsWith(comienzo));
    }),
  );
});

it('the text of an artículo holds each word between spaces', () => {
  expect(textoDePalabras(['Filtro de aceite 2.8', null, 'W 712/95'])).toBe(' FILTRO DE ACEITE 2 8 W 712 95 ');
});
