import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exigirContrasena, necesitaFactor } from './contrasena.ts';

const persona = ['Lucía Ferreyra', 'lferreyra@quiroga.com.ar'];
const DEBIL = { ok: false, error: { code: 'acceso.contrasena_debil' } };

it('accepts a long sentence, spaces and accents included', () => {
  expect(exigirContrasena('el mate está frío hoy', persona)).toMatchObject({ ok: true });
  expect(exigirContrasena('🔧🔩🚗 tres cosas del taller', persona)).toMatchObject({ ok: true });
});

it('asks for 15 characters, and for 12 with a second factor behind it; more than 128 never fit', () => {
  expect(exigirContrasena('mate frío 7 am', persona)).toMatchObject(DEBIL);
  expect(exigirContrasena('mate frío 7 am.', persona)).toMatchObject({ ok: true });
  expect(exigirContrasena('mate frío 7', persona, { conFactor: true })).toMatchObject(DEBIL);
  expect(exigirContrasena('mate frío 7a', persona, { conFactor: true })).toMatchObject({ ok: true });
  const frase = 'una frase que no termina nunca '.repeat(5);
  expect(exigirContrasena(frase.slice(0, 128), persona)).toMatchObject({ ok: true });
  expect(exigirContrasena(frase.slice(0, 129), persona)).toMatchObject(DEBIL);
});

it.each([
  ['short', 'corta'],
  ['a repeated piece', 'abcabcabcabcabc'],
  ['one key', 'aaaaaaaaaaaaaaaaaaaa'],
  ['a run of the keyboard', 'qwertyuiopasdfgh'],
  ['digits in order', '012345678901234'],
  ['the product and the owner', 'Trastienda-lferreyra'],
  ['the word itself', 'Password.Trastienda1'],
])('refuses %s', (_, contrasena) => {
  expect(exigirContrasena(contrasena, persona)).toMatchObject(DEBIL);
});

it('refuses what is almost only the names of the sucursales', () => {
  const empresa = ['Casa Central', 'Villa del Parque'];
  expect(exigirContrasena('Villa del Parque 2026', persona, { empresa })).toMatchObject(DEBIL);
  expect(exigirContrasena('casa.central.lucia', persona, { empresa })).toMatchObject(DEBIL);
  expect(exigirContrasena('en casa central llueve los martes', persona, { empresa })).toMatchObject({ ok: true });
});

describe('what everybody tries first', () => {
  const conocidas = new Set(['correcthorsebattery', 'bocajuniors', 'dragones', 'argentina']);
  const con = (contrasena: string) =>
    exigirContrasena(contrasena, persona, { esConocida: (texto) => conocidas.has(texto) });

  it.each([
    ['as it is, in any case', 'CorrectHorseBattery'],
    ['with a year or some signs around it', '¡BocaJuniors2026'],
    ['one known one behind another', 'dragonesargentina'],
  ])('is refused %s', (_, contrasena) => {
    expect(con(contrasena)).toMatchObject(DEBIL);
  });

  it('is accepted inside a sentence', () => {
    expect(con('argentina tiene dragones raros')).toMatchObject({ ok: true });
  });
});

it('never refuses for its composition: any 20 varied characters will do', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...'bdfhjlnprtvxz2468 .,-áéñ'), { minLength: 20, maxLength: 24 }),
      (letras) => {
        expect(exigirContrasena(letras.join(''), []).ok).toBe(true);
      },
    ),
  );
});

it('seguridad 3.3 fewer than 15 characters are enough only with a second factor, counted as people count', () => {
  expect(['a'.repeat(14), 'a'.repeat(15), '😀'.repeat(14)].map(necesitaFactor)).toEqual([true, false, true]);
});
