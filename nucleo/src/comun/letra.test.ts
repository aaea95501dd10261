import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchoDeTexto, enLineas, imprimible, recortar, seImprime } from './letra.ts';

const textos = fc.string({ unit: 'grapheme', maxLength: 60 }).map(imprimible);

describe('what is printed', () => {
  it('keeps the letters of Spanish and drops accents that the font lacks', () => {
    expect(imprimible('Ñandú «½» ø 2.8 — $ 10')).toBe('Ñandú «½» ø 2.8 — $ 10');
    expect(imprimible('Škoda\tpřední  filtr')).toBe('Skoda prední filtr');
    expect(imprimible('滤清器 1')).toBe('??? 1');
    // Accents that stand alone.
    expect(imprimible('a \u02dc b \u037a')).toBe('a ? b ?');
  });

  it('says with other letters what the trade writes and the font lacks', () => {
    expect(imprimible('Llave 2⅜ × ⅝″ · caño 1½″ 6′')).toBe('Llave 2 3/8 × 5/8" · caño 1½" 6\'');
    expect(imprimible('10 kΩ ≥5 ≤ 9 ≠ 0 ≈1 a→b')).toBe('10 kOhm >=5 <= 9 <> 0 ~1 a->b');
    expect(imprimible('∅12 ⌀8 5μm 80℃ №4 H₂O Łada ﬁltro x‑1')).toBe('Ø12 Ø8 5µm 80°C No4 H2O Lada filtro x-1');
    // What is not seen is not missed either.
    expect(imprimible('fil\u200btro \u200ex\u0302 \u26a0\ufe0f')).toBe('filtro x ?');
    expect(['2⅜″ Ω→', 'Škoda', 'a\u00a0b\t1', 'x\u0302'].map(seImprime)).toEqual([true, true, true, true]);
    expect(['مرشح', '滤', 'фильтр', '\u26a0', '\u02dc'].map(seImprime)).toEqual([false, false, false, false, false]);
  });

  it('gives a letter up exactly when it says so', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (texto) => {
        const sinPreguntas = texto.replaceAll('?', '');
        expect(imprimible(sinPreguntas).includes('?')).toBe(!seImprime(sinPreguntas));
        expect(imprimible(imprimible(texto))).toBe(imprimible(texto));
      }),
    );
  });

  it('has a width for every character, the bold one its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (texto) => {
        for (const letra of imprimible(texto)) expect(anchoDeTexto(letra, 10)).toBeGreaterThan(0);
      }),
    );
    expect(anchoDeTexto('Filtro', 10, true)).toBeGreaterThan(anchoDeTexto('Filtro', 10));
  });

  it('never passes the width it was cut to, and cuts nothing that fits', () => {
    fc.assert(
      fc.property(textos, fc.integer({ min: 10, max: 400 }), (texto, ancho) => {
        const corto = recortar(texto, ancho, 8);
        expect(anchoDeTexto(corto, 8)).toBeLessThanOrEqual(ancho + 1e-9);
        if (anchoDeTexto(texto, 8) <= ancho) expect(corto).toBe(texto);
      }),
    );
    expect([recortar('', -1, 8), recortar('Filtro', 1, 8)]).toEqual(['', '']);
    // A letter made to measure: what it is off by is not of the text.
    fc.assert(
      fc.property(textos, fc.double({ min: 10, max: 400, noNaN: true }), (texto, ancho) => {
        const justo = ancho / anchoDeTexto(texto, 1);
        if (Number.isFinite(justo)) expect(recortar(texto, ancho, justo)).toBe(texto);
      }),
    );
  });

  it('breaks between words, in no more lines than asked, none of them too wide', () => {
    expect(enLineas('Filtro de aceite Hilux 2.8', 60, 8, 3)).toEqual(['Filtro de aceite', 'Hilux 2.8']);
    fc.assert(
      fc.property(textos, fc.integer({ min: 10, max: 200 }), fc.integer({ min: 1, max: 4 }), (texto, ancho, maximo) => {
        const lineas = enLineas(texto, ancho, 8, maximo);
        expect(lineas.length).toBeLessThanOrEqual(maximo);
        for (const linea of lineas) expect(anchoDeTexto(linea, 8)).toBeLessThanOrEqual(ancho + 1e-9);
        if (!lineas.some((linea) => linea.endsWith('…'))) expect(lineas.join(' ')).toBe(texto);
      }),
    );
  });
});
